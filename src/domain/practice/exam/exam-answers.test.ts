import { expect, test } from 'vitest';
import type { AskedQuantity } from '../../answers/asked-quantity.ts';
import { sumOfCounts, answersInWords, countAnswers } from './exam-answers.ts';

const power = (name: string): AskedQuantity & { name: string } => ({
  name,
  dimensions: [1, 2, -3, 0, 0, 0, 0],
  unit: 'kW',
  factor: 1000,
  zero: 0,
  digits: 3,
  within: { part: 0.01 },
  allowance: '1%',
  is: 'plain',
  mistakes: [],
  givens: [],
});
const questions = ['a', 'b', 'c'].map(power);

test.each([
  [undefined, 'empty'],
  [{ a: '3 kW', b: '4 hp', c: '9 W' }, 'answered'],
  [{ a: '3 kW', b: '4 hp', c: '9 kg' }, '2 of 3 answered, 1 not clear yet'],
  [{ a: '3 kW', b: '4' }, '1 of 3 answered, 1 not clear yet'],
  [{ a: 'banana', b: '4', c: '4 4 kW' }, 'not clear yet'],
])('what stands in the fields is counted by what can be judged of it: %j', (typed, words) => {
  expect(answersInWords(countAnswers(questions, typed))).toBe(words);
});

test('the counts of all problems add up', () => {
  const one = countAnswers(questions, { a: '3 kW', b: '4' });
  expect(sumOfCounts([one, one])).toEqual({ asked: 6, empty: 2, unclear: 2 });
});
