import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { frontMatter } from '../src/content/read/read-markdown.ts';
import { printed, rewriteYaml } from '../src/content/write/write-yaml.ts';

/** All files that the editor writes, including those of the test boards. */
export const writtenFiles = globSync('{content,tests/fixtures/*}/**/*.{yaml,md}').sort();

/** Returns the YAML of a file as the editor would save it. */
export function savedYaml(file: string): string {
  const text = readFileSync(file, 'utf8');
  const yaml = file.endsWith('.yaml') ? text : (frontMatter.exec(text)?.groups?.['yaml'] ?? '');
  return printed(parseDocument(yaml));
}

/**
 * A changed value. For a change of a single field, `most` is the maximum number of old lines that
 * may change.
 */
interface Edit {
  what: string;
  next: unknown;
  most?: number;
}

/** Yields changes of every field, and additions, removals and reordering of items and keys. */
function* editsOf(value: unknown, what = ''): Generator<Edit> {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    yield { what: `${what} reversed`, next: [...list].reverse() };
    yield { what: `${what} with one more`, next: [...list, list[0] ?? 'new'] };
    yield { what: `${what} with another kind`, next: ['new', ...list, { some: ['thing', 2] }] };
    yield { what: `${what} without any`, next: [] };
    for (const [place, item] of list.entries()) {
      const path = `${what}.${String(place)}`;
      yield { what: `no ${path}`, next: list.toSpliced(place, 1) };
      for (const edit of editsOf(item, path)) yield { ...edit, next: list.with(place, edit.next) };
    }
  } else if (typeof value === 'object' && value !== null) {
    const group = value as Record<string, unknown>;
    yield { what: `${what} with one more`, next: { somethingNew: 'something new', ...group } };
    for (const [key, item] of Object.entries(group)) {
      const { [key]: _, ...rest } = group;
      yield { what: `no ${what}.${key}`, next: rest };
      for (const edit of editsOf(item, `${what}.${key}`)) {
        yield { ...edit, next: { ...group, [key]: edit.next } };
      }
    }
  } else {
    const others =
      typeof value === 'string'
        ? [`${value} too`, 'Short: "it’s"', 'One line\nand another', '2.20', '{studyRoom} is open']
        : typeof value === 'number'
          ? [value + 1, value + 0.5]
          : [];
    const most = String(value).split('\n').length + 1;
    for (const next of others) yield { what: `${JSON.stringify(next)} for ${what}`, next, most };
    yield { what: `a list for ${what}`, next: ['one', { two: 2 }] };
  }
}

const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

/**
 * Tries at most `most` edits of a file, and reports those that lose data or comments or change
 * other lines.
 */
export function tryEdits(file: string, most: number) {
  const text = savedYaml(file);
  const edits = [...editsOf(parse(text))];
  const stride = Math.ceil(edits.length / most) || 1;
  const tried = edits.filter((_, at) => at % stride === file.length % stride);
  const faults = tried.flatMap((edit) => {
    const written = rewriteYaml(text, edit.next);
    const [before, after] = [text.split('\n'), written.split('\n')];
    const changed = before.filter((line) => !after.includes(line)).length;
    const isLost = edit.most !== undefined && comments(text).length > comments(written).length;
    return [
      ...(isDeepStrictEqual(parse(written), edit.next) ? [] : ['other data']),
      ...(isLost ? ['a comment less'] : []),
      ...(changed > (edit.most ?? Infinity) ? [`${String(changed)} lines`] : []),
    ].map((fault) => `${file}: ${edit.what}: ${fault}`);
  });
  return { count: tried.length, faults };
}
