import { expect, test } from 'vitest';
import { partOf, withPart } from './address-part.ts';

const page = 'https://board.example.edu/events';

test.each([
  ['', '#', ''],
  ['#2025-09-10', '#', '2025-09-10'],
  ['#caf%C3%A9', '#', 'café'],
  ['?q=mass+%26+heat', 'q', 'mass & heat'],
  ['?seed=7#x', 'seed', '7'],
  ['?seed=7#x', 'q', ''],
])('in %j, the part %j is %j', (end, part, value) => {
  expect(partOf(page + end, part)).toBe(value);
});

test.each(['#%', '#%C3', '#100%', '?q=%'])(
  'a truncated address such as %j is read literally',
  (end) => {
    expect(partOf(page + end, '#')).toBe(end.startsWith('#') ? end.slice(1) : '');
    expect(() => partOf(page + end, 'q')).not.toThrow();
  },
);

test('one part changes and the others stay', () => {
  expect(withPart(`${page}?q=a&seed=7#x`, 'seed', '8')).toBe(`${page}?q=a&seed=8#x`);
  expect(withPart(`${page}?q=a#x`, '#', 'y')).toBe(`${page}?q=a#y`);
});

test('an empty part is removed', () => {
  expect(withPart(`${page}?q=a#x`, 'q', '')).toBe(`${page}#x`);
  expect(withPart(`${page}#x`, '#', '')).toBe(page);
});
