import { expect, test } from 'vitest';
import { closestWord } from './closest-word.ts';

const keys = ['name', 'role', 'year', 'bio', 'image'];

test.each([
  ['yaer', 'year'],
  ['Role', 'role'],
  ['imagee', 'image'],
])('%s was meant to be %s', (typed, meant) => {
  expect(closestWord(typed, keys)).toBe(meant);
});

test('a word cut short was meant to be the whole one', () => {
  expect(closestWord('tag', ['name', 'tagline'])).toBe('tagline');
});

test('a word that resembles nothing gets no suggestion', () => {
  expect(closestWord('telephone', keys)).toBeUndefined();
});
