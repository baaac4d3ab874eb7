import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentError } from '../../src/domain/words/content-error.ts';

/**
 * A technical term, the plain words it should replace, and phrases in which the plain words are
 * allowed.
 */
interface FieldWord {
  say: string;
  not: RegExp;
  fine: RegExp | undefined;
}

const guide = 'docs/voice.md';
const heading = '## The words of the field';

/** Matches any of the given phrases as whole words, even across a line break. */
const anyOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\w/-])(?:${phrases.map(pattern).join('|')})(?![\\w-])`, 'gi');

const pattern = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) =>
      word
        .split(/['’]/)
        .map((part) => RegExp.escape(part))
        .join("['’]"),
    )
    .join(String.raw`\s+`);

const listed = (cell: string) => cell.split(',').flatMap((phrase) => phrase.trim() || []);

function readFieldWords(): FieldWord[] {
  const text = readFileSync(join(import.meta.dirname, '../..', guide), 'utf8');
  const rows = (text.split(heading)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  if (rows.length === 0) throw new Error(`${guide} has no table below “${heading}”.`);
  return rows.map((row) => {
    const [, say = '', not = '', fine = ''] = row.split('|').map((cell) => cell.trim());
    const allowed = listed(fine);
    return { say, not: anyOf(listed(not)), fine: allowed.length > 0 ? anyOf(allowed) : undefined };
  });
}

let fieldWords: FieldWord[] | undefined;

/** Reports plain words in a lesson or problem that should be a technical term. */
export function fieldWordFaults(file: string, text: string): Error[] {
  fieldWords ??= readFieldWords();
  const problems = fieldWords.flatMap(({ say, not, fine }) => {
    const allowed = fine ? [...text.matchAll(fine)] : [];
    return [...text.matchAll(not)]
      .filter(
        ({ index, 0: { length } }) =>
          !allowed.some(
            (phrase) => phrase.index <= index && index + length <= phrase.index + phrase[0].length,
          ),
      )
      .map(({ index, 0: found }) => ({
        line: text.slice(0, index).split('\n').length,
        text: `“${found.replaceAll(/\s+/g, ' ')}” isn’t the word of the textbooks.`,
        cure: `Use the field’s word: ${say}. The list is in ${guide}.`,
      }));
  });
  return problems.length > 0 ? [contentError(file, problems)] : [];
}

export function mustUseFieldWords(path: string): void {
  const file = path.replaceAll('\\', '/');
  const [fault] = fieldWordFaults(file, readFileSync(path, 'utf8'));
  if (fault) throw fault;
}
