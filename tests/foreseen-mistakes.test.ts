import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readProblem } from '../src/documents/read/read-problem.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { AskedQuantity } from '../src/domain/answers/asked-quantity.ts';
import { inFigures } from '../src/domain/quantities/figures.ts';
import { causesWithoutGround } from './cause-grounds.ts';
import { mistakesTold } from '../tools/check/mistakes-told.ts';
import { unproved } from './proved.ts';

const files = unproved(globSync('content/problems/*.mdx'));

/** A value as a student types it: rounded as it is asked, and the same with a power of ten. */
function writings({ unit, factor, zero, digits }: AskedQuantity, value: number): string[] {
  const own = (value - zero) / factor;
  return [
    `${inFigures(own, digits)} ${unit}`,
    `${own.toExponential(digits === 0 ? undefined : digits - 1)} ${unit}`,
  ];
}

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const problem = readProblem(file, text);

  test('each mistake is told its own sentence and none is judged right, with every set of numbers', () => {
    expect(mistakesTold(problem)).toMatchObject({
      sets: problem.variants.length,
      right: 0,
      other: 0,
    });
  });

  test('a mistake is wrong in either writing, and not almost right, with every set of numbers', () => {
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

  test('no cause is named that the question does not contain, by whatever factor an answer is off', () => {
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

test('the whole problem in the guide passes all that the build asks', () => {
  const guide = readFileSync('docs/problems.md', 'utf8');
  const [, text = ''] = /```mdx\n(---[\s\S]*?)```/.exec(guide) ?? [];
  expect(readProblem('docs/problems.md', text).answers).toHaveLength(1);
});
