/**
 * `npm run problems`: checks the practice problems and lists what is in each, and how the mistakes
 * that it names are judged. With the names of files: those alone, every number in them, and what a
 * student would be told.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { problemSchema } from '../../src/content/practice/schema.ts';
import type { ProblemDocument } from '../../src/documents/document/document.ts';
import { readProblem } from '../../src/documents/read/read-problem.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { checkAnswer } from '../../src/domain/answers/check-answer.ts';
import { inItsUnit } from './computed.ts';
import { mistakesTold } from './mistakes-told.ts';
import { mustBeSolvedTwice } from './solved-once.ts';

const named = process.argv.slice(2);

function read(file: string) {
  const text = readFileSync(file, 'utf8');
  const { data } = parseMarkdown(file, text, problemSchema);
  return { ...data, name: basename(file, '.mdx'), document: readProblem(file, text) };
}

function show(file: string): void {
  const { document, title, size } = read(file);
  const { answers, variants } = document;
  console.log(`${title} (${size})`);
  for (const [name, { value, unit }] of Object.entries(variants[0]?.values ?? {})) {
    console.log(`  ${name} = ${String(Number(value.toPrecision(6)))} ${unit}`);
  }
  answers.forEach((answer, index) => {
    const key = variants[0]?.keys[index];
    if (!key) return;
    const tell = (value: number) => {
      const typed = `${String(Number(inItsUnit(value, answer).toPrecision(answer.digits)))} ${answer.unit}`;
      const { kind, sentence } = checkAnswer(typed, answer, key);
      console.log(`  ${typed}: ${kind}. ${sentence}`);
    };
    [key.value, ...key.mistakes, ...(key.forgotZero === undefined ? [] : [key.forgotZero])].forEach(
      tell,
    );
    console.log(`  ${answer.name} over the seeds: ${rangeOf(document, index)}`);
  });
}

/** Between which numbers an answer lies, over all seeds, in its own unit. */
function rangeOf({ answers, variants }: ProblemDocument, index: number): string {
  const answer = answers[index] ?? { factor: 1, zero: 0, unit: '' };
  const all = variants.map(({ keys }) => inItsUnit(keys[index]?.value ?? NaN, answer));
  const ends = [Math.min(...all), Math.max(...all)].map((value) => value.toPrecision(3));
  return `${ends.join(' to ')} ${answer.unit}`;
}

function list(): void {
  const problems = globSync('content/problems/*.mdx')
    .sort()
    .map((file) => {
      mustBeSolvedTwice(file);
      return read(file);
    })
    .toSorted((a, b) => a.class.localeCompare(b.class));
  const rows = [];
  const mistakes = [];
  for (const { name, size, document, ...facts } of problems) {
    const { answers, variants, givens } = document;
    const told = mistakesTold(document);
    mistakes.push({
      problem: name,
      mistakes: told.mistakes,
      'sets of numbers': told.sets,
      'sets with one judged right': told.right,
      'times told another sentence': told.other,
    });
    for (const [index, answer] of answers.entries()) {
      const { name: asked, unit, digits } = answer;
      const pairs = variants.map((numbers) => ({
        first: inItsUnit(numbers.keys[index]?.value ?? NaN, answer),
        second: numbers.second?.[asked] ?? NaN,
      }));
      const inShort = (value = NaN) => String(Number(value.toPrecision(digits + 1)));
      const largest = Math.max(...pairs.map(({ first, second }) => Math.abs(first / second - 1)));
      rows.push({
        class: facts.class,
        problem: name,
        size,
        givens: givens.length,
        answer: `${asked} = ${inShort(pairs[0]?.first)} ${unit}`,
        independent: inShort(pairs[0]?.second),
        'largest difference': `${(100 * largest).toFixed(3)} %`,
        'seeds checked': variants.length - 1,
      });
    }
  }
  console.table(rows);
  console.table(mistakes);
}

try {
  if (named.length === 0) list();
  else named.forEach(show);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
