import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';
import { seedsOfAProblem } from '../src/documents/document/document.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { AnswerKey, AskedQuantity } from '../src/domain/answers/asked-quantity.ts';
import { toFigures } from '../src/domain/quantities/significant-figures.ts';
import { mustBeSolvedTwice } from '../tools/check/solved-once.ts';
import { proofOf } from './printed-page.ts';
import { Tallies, wrongIn } from './proof.ts';
import { unproved } from './proved.ts';
import { secondWords } from './second-words.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const files = unproved('problems', documentFiles('problems'));

/** Writes an answer as the page prints it, as a calculator shows it, and with a power of ten. */
function writings(question: AskedQuantity, { value }: AnswerKey): string[] {
  const { unit, factor, zero, digits } = question;
  const own = (value - zero) / factor;
  const powerDigits = digits === 0 ? undefined : digits - 1;
  return [
    `${toFigures(own, digits)} ${unit}`,
    `${own.toExponential(powerDigits)} ${unit}`,
    `${own.toExponential(powerDigits).replace('e', '×10^')} ${unit}`,
  ];
}

const tally = new Tallies();
afterAll(() => {
  tally.print('problems');
});

test('takes its files from the site’s problems', () => {
  expect(documentFiles('problems')).toEqual(expect.arrayContaining(files));
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { document: problem } = compiledProblem(file);

  // Reading a problem compares both calculations for every set of numbers and throws if they
  // differ.
  test('agrees with its second calculation for the stated numbers and every seed', () => {
    mustBeSolvedTwice(file);
    expect([1, seedsOfAProblem + 1]).toContain(problem.variants.length);
    const asked = problem.answers.map((answer) => answer.name);
    for (const { second = {} } of problem.variants) expect(Object.keys(second)).toEqual(asked);
  });

  test('the page contains nothing from its second calculation', () => {
    const words = secondWords(text);
    expect(words).toHaveLength(1);
    for (const each of words) expect(JSON.stringify(problem)).not.toContain(each);
  });

  test('the answer counts as right in each of three formats, for every set of numbers', () => {
    for (const { keys } of problem.variants) {
      for (const [index, key] of keys.entries()) {
        const question = problem.answers[index];
        if (!question) throw new Error('There is an answer to no question.');
        for (const entry of writings(question, key)) {
          expect({ entry, ...checkAnswer(entry, question, key) }).toMatchObject({ kind: 'right' });
        }
      }
    }
  });

  test('all printed results follow from printed numbers, for every set of numbers', () => {
    const { statement, hints, solution, whatIf = [] } = problem;
    const blocks = [...statement, ...hints.flat(), ...solution, ...whatIf];
    problem.variants.forEach(({ printed }, seed) => {
      const proof = proofOf(blocks, printed);
      tally.add(proof);
      expect(proof.lines.count).toBeGreaterThan(0);
      expect(wrongIn(proof).map((each) => ({ seed, ...each }))).toEqual([]);
    });
  });
});
