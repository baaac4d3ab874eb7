import { expect, test } from 'vitest';
import { checkAnswer, isMiss } from '../src/domain/answers/check-answer.ts';
import { key, question } from './typed-answers.ts';

const asked = question('kW', { mistakes: ['You forgot the pump.'] });
const answer = key(3200, { mistakes: [4600] });
const told = (typed: string, misses: number) => checkAnswer(typed, asked, answer, { misses });
const noWay = 'That’s not it. Go back to your setup.';

test.each(['4.1 kW', '3.26 kW', '-1.1 kW'])(
  'the third wrong try hears no way and is led to the hints: %s',
  (typed) => {
    for (const misses of [0, 1]) expect(told(typed, misses).sentence).not.toBe(noWay);
    for (const misses of [2, 3, 9]) {
      expect(told(typed, misses)).toMatchObject({ kind: 'wrong', sentence: noWay, seeHints: true });
    }
  },
);

test('a mistake that has a name is named at any try', () => {
  expect(told('4.60 kW', 5).sentence).toBe('You forgot the pump.');
  expect(told('320 kW', 5).sentence).toContain('100 times too large');
  expect(told('3.2 kW', 5).kind).toBe('right');
});

test('a try is what was wrong; without its unit, or after an earlier mistake, it costs none', () => {
  expect(isMiss(told('4.1 kW', 0))).toBe(true);
  expect(isMiss(told('3.26 kW', 0))).toBe(true);
  expect(isMiss(told('3.2 kW', 0))).toBe(false);
  expect(isMiss(told('banana', 0))).toBe(false);
  expect(isMiss(told('3.2', 0))).toBe(false);
  const carriedForward = { value: 5100, sentence: 'Right for your flow.' };
  expect(isMiss(checkAnswer('5.1 kW', asked, answer, { carriedForward }))).toBe(false);
});
