import { expect, test } from 'vitest';
import { checkAnswer, isMiss } from '../src/domain/answers/check-answer.ts';
import { key, question } from './typed-answers.ts';

const asked = question('kW', { mistakes: ['You forgot the pump.'] });
const answer = key(3200, { mistakes: [4600] });
const verdictOn = (typed: string, misses: number) => checkAnswer(typed, asked, answer, { misses });
const noDirection = 'That’s not it. Go back to your setup.';

test.each(['4.1 kW', '3.26 kW', '-1.1 kW'])(
  'the third wrong try gets no direction and a link to the hints: %s',
  (typed) => {
    for (const misses of [0, 1]) expect(verdictOn(typed, misses).sentence).not.toBe(noDirection);
    for (const misses of [2, 3, 9]) {
      expect(verdictOn(typed, misses)).toMatchObject({
        kind: 'wrong',
        sentence: noDirection,
        seeHints: true,
      });
    }
  },
);

test('a recognized mistake is named on any try', () => {
  expect(verdictOn('4.60 kW', 5).sentence).toBe('You forgot the pump.');
  expect(verdictOn('320 kW', 5).sentence).toContain('100 times too large');
  expect(verdictOn('3.2 kW', 5).kind).toBe('right');
});

test('a missing unit or an earlier mistake costs no try', () => {
  expect(isMiss(verdictOn('4.1 kW', 0))).toBe(true);
  expect(isMiss(verdictOn('3.26 kW', 0))).toBe(true);
  expect(isMiss(verdictOn('3.2 kW', 0))).toBe(false);
  expect(isMiss(verdictOn('banana', 0))).toBe(false);
  expect(isMiss(verdictOn('3.2', 0))).toBe(false);
  const carriedForward = { value: 5100, sentence: 'Right for your flow.' };
  expect(isMiss(checkAnswer('5.1 kW', asked, answer, { carriedForward }))).toBe(false);
});
