/**
 * `npm run problems`: checks the practice problems and summarizes each, with verdicts on its
 * foreseen mistakes. With names of problems or files, shows all their numbers, the messages
 * students get, and how far they are from their size limits.
 */
import { readFileSync } from 'node:fs';
import { nameOf } from '../../src/content/read/source-files.ts';
import {
  classesOfProblems,
  readLists,
  taughtFiles,
} from '../../src/content/everything/with-library.ts';
import { problemSchema } from '../../src/content/practice/schema.ts';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import type { ProblemDocument } from '../../src/documents/document/document.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { checkAnswer } from '../../src/domain/answers/check-answer.ts';
import { toFigures } from '../../src/domain/quantities/significant-figures.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { inItsUnit } from './computed.ts';
import { estimateProblem, weightWords } from './estimate.ts';
import { mistakesTold } from './mistakes-told.ts';
import { mustUseFieldWords } from './field-words.ts';
import { namedFile } from './named-file.ts';
import { mustBeSolvedTwice } from './solved-once.ts';

const named = process.argv.slice(2);
const classes = classesOfProblems(readLists().practice);

function read(file: string) {
  const text = readFileSync(file, 'utf8');
  const { data } = parseMarkdown(file, text, problemSchema);
  return {
    ...data,
    class: classes.get(nameOf(file)) ?? '',
    name: nameOf(file),
    document: compiledProblem(file).document,
  };
}

function show(file: string): void {
  mustUseFieldWords(file);
  const { document, title, size } = read(file);
  const { answers, variants } = document;
  console.log(`${title} (${size}, ${file})`);
  for (const [name, { value, unit }] of Object.entries(variants[0]?.values ?? {})) {
    console.log(`  ${name} = ${String(Number(value.toPrecision(6)))} ${unit}`);
  }
  answers.forEach((answer, index) => {
    const key = variants[0]?.keys[index];
    if (!key) return;
    const tell = (value: number) => {
      const typed = `${String(Number(toFigures(inItsUnit(value, answer), answer.digits)))} ${answer.unit}`;
      const { kind, sentence } = checkAnswer(typed, answer, key);
      console.log(`  ${typed}: ${kind}. ${sentence}`);
    };
    [key.value, ...key.mistakes, ...(key.forgotZero === undefined ? [] : [key.forgotZero])].forEach(
      tell,
    );
    console.log(`  ${answer.name} over the seeds: ${rangeOf(document, index)}`);
    console.log(
      `  ${answer.name}: ${counted(answer.mistakes.length, 'mistake')} foreseen; ${differenceWords(document, index)}`,
    );
  });
  console.log(`  Page: ${weightWords(estimateProblem(document))}`);
}

/** Largest relative deviation of an answer from its second calculation, over all seeds. */
function largestDifference({ answers, variants }: ProblemDocument, index: number): number {
  const answer = answers[index] ?? { name: '', factor: 1, zero: 0 };
  return Math.max(
    ...variants.map(({ keys, second }) => {
      const first = inItsUnit(keys[index]?.value ?? NaN, answer);
      return Math.abs(first / (second?.[answer.name] ?? NaN) - 1);
    }),
  );
}

function differenceWords(document: ProblemDocument, index: number): string {
  const largest = largestDifference(document, index);
  return Number.isNaN(largest)
    ? 'nobody has written a second calculation yet: add <Second>, as docs/problems.md shows'
    : `the second calculation is ${(100 * largest).toFixed(3)} % apart at most, over ${String(document.variants.length)} sets of numbers`;
}

/** Range of an answer over all seeds, in its own unit. */
function rangeOf({ answers, variants }: ProblemDocument, index: number): string {
  const answer = answers[index] ?? { factor: 1, zero: 0, unit: '' };
  const all = variants.map(({ keys }) => inItsUnit(keys[index]?.value ?? NaN, answer));
  const ends = [Math.min(...all), Math.max(...all)].map((value) => value.toPrecision(3));
  return `${ends.join(' to ')} ${answer.unit}`;
}

function list(): void {
  const problems = taughtFiles('problems')
    .map((file) => {
      mustBeSolvedTwice(file);
      mustUseFieldWords(file);
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
      const [stated] = variants;
      const inShort = (value = NaN) => String(Number(value.toPrecision(digits + 1)));
      rows.push({
        class: facts.class,
        problem: name,
        size,
        givens: givens.length,
        answer: `${asked} = ${inShort(inItsUnit(stated?.keys[index]?.value ?? NaN, answer))} ${unit}`,
        independent: inShort(stated?.second?.[asked]),
        'largest difference': `${(100 * largestDifference(document, index)).toFixed(3)} %`,
        'seeds checked': variants.length - 1,
      });
    }
  }
  console.table(rows);
  console.table(mistakes);
}

try {
  if (named.length === 0) list();
  else for (const said of named) show(namedFile('problems', said));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
