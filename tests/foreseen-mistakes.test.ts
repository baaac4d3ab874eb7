import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { AskedQuantity } from '../src/domain/answers/asked-quantity.ts';
import { toFigures } from '../src/domain/quantities/significant-figures.ts';
import { causesWithoutGround } from './cause-grounds.ts';
import { mistakesTold } from '../tools/check/mistakes-told.ts';
import { unproved } from './proved.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const files = unproved('problems', documentFiles('problems'));

/** Returns a value as a student may type it: rounded, and with a power of ten. */
function writings({ unit, factor, zero, digits }: AskedQuantity, value: number): string[] {
  const own = (value - zero) / factor;
  return [
    `${toFigures(own, digits)} ${unit}`,
    `${own.toExponential(digits === 0 ? undefined : digits - 1)} ${unit}`,
  ];
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const { document: problem } = compiledProblem(file);

  test('each mistake gets its own sentence and is never right, with every set of numbers', () => {
    expect(mistakesTold(problem)).toMatchObject({
      sets: problem.variants.length,
      right: 0,
      other: 0,
    });
  });

  test('a mistake is wrong however it is typed, with every set of numbers', () => {
    const notWrong = problem.variants.flatMap(({ keys }) =>
      problem.answers.flatMap((question, index) => {
        const key = keys[index];
        if (!key) throw new Error('There is a question without an answer.');
        return key.mistakes
          .flatMap((value) => writings(question, value))
          .map((entry) => ({ entry, ...checkAnswer(entry, question, key) }))
          .filter(({ kind }) => kind !== 'wrong');
      }),
    );
    expect(notWrong).toEqual([]);
  });

  test('no wrong factor gets a cause that the question does not contain', () => {
    const named = problem.variants
      .filter((_, seed) => seed % 20 === 0)
      .flatMap(({ keys }) =>
        problem.answers.flatMap((question, index) => {
          const key = keys[index];
          return key ? causesWithoutGround(question, key, text) : [];
        }),
      );
    expect(named).toEqual([]);
  });
});

test('a mistake that equals the answer is reported', () => {
  const { document } = compiledProblem('tests/fixtures/content/problems/kettle.mdx');
  const variants = document.variants.map((variant) => ({
    ...variant,
    keys: variant.keys.map((key) => ({ ...key, mistakes: key.mistakes.map(() => key.value) })),
  }));
  expect(mistakesTold(document).right).toBe(0);
  expect(mistakesTold({ ...document, variants }).right).toBe(variants.length);
});
