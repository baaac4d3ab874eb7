import { expect, test } from 'vitest';
import { fieldWordFaults } from './field-words.ts';

const told = (text: string) =>
  fieldWordFaults('content/lessons/tuning.mdx', text).map(({ message }) => message);

test('reports “swing” with file, line and the word to use', () => {
  const [message] = told('Raise the gain.\n\nThe loop starts to swing.\n');
  expect(message).toContain('content/lessons/tuning.mdx, line 3');
  expect(message).toContain('“swing”');
  expect(message).toContain('oscillate');
});

test.each([
  ['The least\n  heating is 20 kW.', 'minimum utility'],
  ['Hardly any of it reacts.', 'barely'],
  ['The rate goes with the square of the radius.', 'proportional to'],
  ['## What it’s for', 'why you need it'],
])('replaces a word in “%s”', (text, word) => {
  expect(told(text).join()).toContain(word);
});

test.each([
  'The loop oscillates.',
  'The line has a swing check valve.',
  'Its minimum approach temperature is the smallest difference you allow.',
  'See [the problem](/resources/practice-problems/edge-of-swinging).',
])('allows “%s”', (text) => {
  expect(told(text)).toEqual([]);
});
