import { expect, test } from 'vitest';
import { question } from '../../../../tests/typed-answers.ts';
import { sumOfCounts, answersInWords, countAnswers } from './exam-answers.ts';

const questions = ['a', 'b', 'c'].map((name) => ({ ...question('kW'), name }));

test.each([
  [undefined, 'empty'],
  [{ a: '3 kW', b: '4 hp', c: '9 W' }, 'answered'],
  [{ a: '3 kW', b: '4 hp', c: '9 kg' }, '2 of 3 answered, 1 not clear yet'],
  [{ a: '3 kW', b: '4' }, '1 of 3 answered, 1 not clear yet'],
  [{ a: 'banana', b: '4', c: '4 4 kW' }, 'not clear yet'],
])('counts entries by whether they can be judged: %j', (typed, words) => {
  expect(answersInWords(countAnswers(questions, typed))).toBe(words);
});

test('adds up counts', () => {
  const one = countAnswers(questions, { a: '3 kW', b: '4' });
  expect(sumOfCounts([one, one])).toEqual({ asked: 6, empty: 2, unclear: 2 });
});
