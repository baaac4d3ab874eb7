/**
 * `npm run claims`: lists the sentences of lessons and problems that can be false, each with the
 * numbers to judge it by, over all states and sets in which it appears. Takes names of lessons,
 * problems or files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { taughtFiles } from '../../src/content/everything/with-library.ts';
import { nameOf } from '../../src/content/read/source-files.ts';
import {
  compiledLesson,
  compiledProblem,
} from '../../src/documents/compiled/compiled-documents.ts';
import { numbersOfLesson, numbersOfProblem } from './claim-numbers.ts';
import { claimsIn } from './claim-sentences.ts';
import { namedFile } from './named-file.ts';

const lessons = taughtFiles('lessons');
const problems = taughtFiles('problems');
const named = process.argv.slice(2);

const fileOf = (said: string) =>
  existsSync(said) || lessons.some((file) => nameOf(file) === nameOf(said))
    ? namedFile('lessons', said)
    : namedFile('problems', said);

function show(file: string): void {
  const numbersFor = /(?:^|\/)lessons\//.test(file)
    ? numbersOfLesson(compiledLesson(file).document)
    : numbersOfProblem(compiledProblem(file).document);
  for (const claim of claimsIn(readFileSync(file, 'utf8'))) {
    const { line, tag, of, words } = claim;
    console.log(`${[`${file}:${String(line)}`, tag, of].join(' ').trimEnd()}\n  ${words}`);
    for (const numbers of numbersFor(claim).filter(Boolean)) console.log(`    ${numbers}`);
  }
}

try {
  for (const file of named.length === 0 ? [...lessons, ...problems] : named.map(fileOf)) show(file);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
