import { expect, test } from 'vitest';
import { initialsOf, letterMark } from './letter-mark.ts';
import { readSafeDrawing } from './safe-drawing.ts';

test('a logo of letters is a safe drawing with one path per letter', () => {
  for (const letters of ['R', 'CE', 'CEE', 'abcd', 'QWXZ']) {
    const { field, markup } = letterMark(letters);
    const read = readSafeDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field.join(' ')}">${markup}</svg>`,
    );
    expect(read).toEqual({ field, markup: `<g fill="currentColor">${markup}</g>` });
    expect(markup.match(/<path/g)).toHaveLength(letters.length);
  }
});

test('letters stay within the frame, even in two rows', () => {
  for (const letters of ['I', 'MM', 'MMM', 'MMMM']) {
    const places = letterMark(letters).markup.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)/g);
    for (const [, x, y, scale] of places) {
      expect(Number(x)).toBeGreaterThan(6);
      expect(Number(y)).toBeGreaterThan(6);
      expect(Number(x) + 10 * Number(scale)).toBeLessThan(42);
      expect(Number(y) + 14 * Number(scale)).toBeLessThan(42);
    }
  }
});

test('uses the initials of a name, or an empty frame', () => {
  expect(initialsOf('Civil Engineering Student Council')).toBe('CES');
  expect(initialsOf('Society of Rocketry')).toBe('SR');
  expect(initialsOf('Étudiants')).toBe('E');
  expect(initialsOf('土木')).toBe('');
  expect(letterMark('').markup).not.toContain('<path');
});
