import { basename, dirname, matchesGlob } from 'node:path';
import { heicCure, heicEnding } from '../../src/content/pictures/picture-files.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { contentError } from '../../src/domain/words/content-error.ts';

/** Files from operating systems and editors, and notes to other officers. */
const litter =
  /^(?:\..*|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|swp|tmp)|Thumbs\.db|desktop\.ini|Icon\r?|README(?:\.\w+)?)$/i;

export const isLitter = (file: string) => litter.test(basename(file));

/** Patterns of the board's own files. */
const patterns = Object.values(sources).map(({ files }) =>
  files.replace('{content,library}', 'content'),
);

/** Reports a file that no page can show, and suggests its correct name. */
export function strayFault(file: string): Error {
  const [text, cure] = heicEnding.test(file)
    ? ['browsers can’t show this picture.', heicCure]
    : [
        'no page reads this file, so nobody would see what’s in it.',
        `${cureFor(file)} docs/editing.md says where everything goes.`,
      ];
  return contentError(file, [{ line: 1, text, cure }]);
}

function cureFor(file: string): string {
  if (/^content\/newsletters\/[^/]*\.(?:md|markdown|txt)$/i.test(file)) {
    return `N${asNewsletter.slice(1)}.`;
  }
  const meant = nameMeant(file);
  if (meant === undefined) return 'Fix its name or its folder, or delete it.';
  if (basename(meant) === usualName(file)) {
    return dirname(meant) === dirname(file)
      ? `Name it ${basename(meant)}.`
      : `Move it to ${meant}.`;
  }
  return `Did you mean ${meant}? Otherwise fix its folder, or delete it.`;
}

/**
 * Guesses the correct path of a misplaced file: in its folder, in another folder, or with a similar
 * name.
 */
export function nameMeant(file: string): string | undefined {
  const folder = dirname(file);
  const name = usualName(file);
  const renamed = `${folder}/${name}`;
  if (patterns.some((pattern) => matchesGlob(renamed, pattern))) return renamed;
  const elsewhere = patterns.find((pattern) => basename(pattern) === name);
  if (elsewhere !== undefined) return elsewhere;
  const alike = closestWord(
    name,
    patterns
      .filter((pattern) => dirname(pattern) === folder && !pattern.includes('*'))
      .map((pattern) => basename(pattern)),
  );
  return alike === undefined ? undefined : `${folder}/${alike}`;
}

/** Returns a file name in lowercase, with the usual extension. */
const usualName = (file: string) =>
  basename(file)
    .toLowerCase()
    .replace(/\.(txt|yaml|yml|mdx?|markdown)\.txt$/, '.$1')
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md');

/** Checks a file name that becomes part of an address. */
export function nameFaults(file: string): Error[] {
  const name = basename(file);
  if (name.endsWith('.yaml')) return [];
  const fault = (text: string, cure: string) => [contentError(file, [{ line: 1, text, cure }])];
  const isNewsletter = name.endsWith('.md');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.mdx?$/.test(name)) {
    return fault(
      `"${name}" becomes a page’s address, which can’t have spaces, capitals or symbols.`,
      `Use lowercase letters, digits and dashes: ${isNewsletter ? asNewsletter : 'as in heat-exchangers.mdx'}.`,
    );
  }
  return isNewsletter && !/^\d{4}-(?:0[1-9]|1[0-2])(?:-.+)?\.md$/.test(name)
    ? fault(`"${name}" doesn’t start with a year and a month.`, `N${asNewsletter.slice(1)}.`)
    : [];
}

const asNewsletter = 'name a newsletter for its year and month, like 2026-12.md';
