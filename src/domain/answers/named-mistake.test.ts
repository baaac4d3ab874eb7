import { expect, test } from 'vitest';
import { namedMistake } from './named-mistake.ts';

const question = { mistakes: ['You left out the elbows.', 'That’s the inlet.'] };
const said = (sentence: string, kind: 'right' | 'wrong' = 'wrong') =>
  namedMistake({ kind, sentence }, question);

test('a mistake is named by its author’s sentence, only if it is certain', () => {
  expect(said('That’s the inlet.')).toBe('That’s the inlet.');
  expect(said('That’s the inlet. We assumed %. Add the unit.')).toBe('That’s the inlet.');
  expect(said('That’s the inlet. If that’s not it: It’s 10 times too large.')).toBe('');
  expect(said('It’s too large.')).toBe('');
  expect(said('That’s the inlet.', 'right')).toBe('');
});
