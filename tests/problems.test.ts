import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProblem, seedsOfAProblem } from '../src/documents/read-problem.ts';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { AnswerKey, Question } from '../src/domain/answers/question.ts';
import { problemDifferences } from '../tools/check-computed.ts';
import { mustBeSolvedTwice } from '../tools/solved-once.ts';
import { checkLine, equationsIn, withNumbers } from './printed-maths.ts';

const names = globSync('content/problems/*.mdx').map((file) => basename(file, '.mdx'));

/** An answer as it is printed, as a calculator shows it, and with a power of ten. */
function writings(question: Question, { value }: AnswerKey): string[] {
  const { unit, factor, zero, digits } = question;
  const own = (value - zero) / factor;
  return [
    `${own.toPrecision(digits)} ${unit}`,
    `${own.toExponential(digits - 1)} ${unit}`,
    `${own.toExponential(digits - 1).replace('e', '×10^')} ${unit}`,
  ];
}

describe.each(names)('%s', (name) => {
  const file = `content/problems/${name}.mdx`;
  const problem = readProblem(file, readFileSync(file, 'utf8'));

  test('agrees with its second solution for the stated numbers and for every seed', async () => {
    expect(mustBeSolvedTwice(file)).toEqual([]);
    expect([1, seedsOfAProblem + 1]).toContain(problem.variants.length);
    expect(await problemDifferences(name, problem)).toEqual([]);
  });

  test('the true answer is judged right in each of three writings, with every set of numbers', () => {
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

  test('every line gives the result that it prints, with every set of numbers', () => {
    const equations = equationsIn([problem.statement, problem.hints, problem.solution]);
    problem.variants.forEach(({ printed }, seed) => {
      const lines = equations.map((row) => checkLine(withNumbers(row, printed)));
      expect(lines.some(({ results }) => results > 0)).toBe(true);
      expect(lines.flatMap(({ wrong }) => wrong.map((each) => ({ seed, ...each })))).toEqual([]);
    });
  });
});

test('a difference with the numbers of one seed alone is told with the way to both', async () => {
  const [name = ''] = names;
  const file = `content/problems/${name}.mdx`;
  const problem = readProblem(file, readFileSync(file, 'utf8'));
  const last = problem.variants.length - 1;
  const variants = problem.variants.map((variant, seed) => ({
    ...variant,
    keys: variant.keys.map((key) => ({
      ...key,
      value: seed === last ? key.value * 1.1 : key.value,
    })),
  }));
  const [difference, ...more] = await problemDifferences(name, { ...problem, variants });
  expect(more).toEqual([]);
  expect(difference).toContain(`with the numbers of seed ${String(last)} the answer`);
  expect(difference).toContain(`tests/problems/${name}.ts`);
});

test('a problem that nobody has solved a second time is named with the cure', () => {
  expect(mustBeSolvedTwice('content/problems/nobodys.mdx')).toEqual([
    'Nobody has solved content/problems/nobodys.mdx a second time: add <Second> to it, as docs/problems.md shows, or write tests/problems/nobodys.ts.',
  ]);
});
