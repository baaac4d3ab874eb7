import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('words go to their places, as often as a sentence has them', () => {
  expect(fillIn('{title}: {title} for {course}', { title: 'Gases', course: 'CHE 210' })).toBe(
    'Gases: Gases for CHE 210',
  );
});

test('words are put in as they are, whatever signs are in them', () => {
  expect(fillIn('{a} {b}', { a: '{b} $&', b: '$1' })).toBe('{b} $& $1');
});
