/**
 * `node tools/check/compare-builds.ts BEFORE AFTER`: compares the words of every page and the numbers of
 * every problem in two builds, for changes that shouldn't change anything.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [before = '', after = 'dist'] = process.argv.slice(2);
const context = 40;

/** Returns a page's visible text as one line. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the numbers of every seed. */
const numbersOf = (json: string) =>
  JSON.stringify(
    JSON.parse(json, (key, value: unknown) => (key === 'dimensions' ? undefined : value)),
  );

function readFrom(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  return file.endsWith('.html') ? wordsOf(text) : numbersOf(text);
}

/** Returns the first difference between two texts, with some context. */
function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - context), at + context);
  return `\n  - …${around(a)}…\n  + …${around(b)}…`;
}

const pattern = '{**/*.html,**/problems/*.json}';
const files = new Set([before, after].flatMap((folder) => globSync(pattern, { cwd: folder })));
const problems = [...files].sort().flatMap((file) => {
  const [old, now] = [readFrom(before, file), readFrom(after, file)];
  if (old === now) return [];
  if (old === undefined || now === undefined) {
    return [`${file} is only in ${old === undefined ? after : before}`];
  }
  return [`${file}${difference(old, now)}`];
});
for (const problem of problems) console.log(problem);
console.log(
  `${String(files.size - problems.length)} files are the same, ${String(problems.length)} aren’t`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
