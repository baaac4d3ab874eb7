import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('words replace every use of their placeholder', () => {
  expect(fillIn('{title}: {title} for {course}', { title: 'Gases', course: 'CHE 210' })).toBe(
    'Gases: Gases for CHE 210',
  );
});

test('words are inserted as they are', () => {
  expect(fillIn('{a} {b}', { a: '{b} $&', b: '$1' })).toBe('{b} $& $1');
});
