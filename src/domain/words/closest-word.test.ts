import { expect, test } from 'vitest';
import { closestWord } from './closest-word.ts';

const keys = ['name', 'role', 'year', 'bio', 'image'];

test.each([
  ['yaer', 'year'],
  ['Role', 'role'],
  ['imagee', 'image'],
])('%s means %s', (typed, meant) => {
  expect(closestWord(typed, keys)).toBe(meant);
});

test('a shortened word means the full one', () => {
  expect(closestWord('tag', ['name', 'tagline'])).toBe('tagline');
});

test('a word like no other gets no suggestion', () => {
  expect(closestWord('telephone', keys)).toBeUndefined();
});
