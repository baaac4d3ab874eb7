/**
 * `node tools/check/compare-builds.ts BEFORE AFTER`: the words of every built page and the numbers of every problem in
 * two folders such as dist/, and where they differ. For changes that should change nothing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [before = '', after = 'dist'] = process.argv.slice(2);
const context = 40;

/** What a reader sees of a page, as one line: no tags, no scripts, no styles. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The numbers of every seed, whatever else their file holds. */
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

/** The first place in which two texts differ, with what stands around it. */
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
