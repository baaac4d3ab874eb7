import { expect, test } from 'vitest';
import { mostOnSheet, readSeating, seatingText, seatPages, seedsOf } from './seats.ts';

const problems = [
  { name: 'wall', seeds: 200 },
  { name: 'drum', seeds: 50 },
  { name: 'fixed', seeds: 0 },
];

test('a seating reads back from its address', () => {
  const seating = {
    seats: 24,
    problems: [
      { name: 'wall', first: 190 },
      { name: 'drum', first: 3 },
    ],
  };
  expect(seatingText(seating)).toBe('24_wall.190_drum.3');
  expect(readSeating('24_wall.190_drum.3', problems)).toEqual(seating);
});

test('reads an old address of one problem', () => {
  expect(readSeating('wall.24.190', problems)).toEqual({
    seats: 24,
    problems: [{ name: 'wall', first: 190 }],
  });
});

test.each([
  '',
  'wall',
  'wall.24',
  'gone.24.1',
  'fixed.24.1',
  'wall.x.1',
  'wall.24.1.2',
  '24',
  '24_',
])('reads no seating from an invalid address: "%s"', (text) => {
  expect(readSeating(text, problems)).toBeUndefined();
});

test('limits seats and seeds', () => {
  expect(readSeating('wall.999.9999', problems)).toEqual({
    seats: 120,
    problems: [{ name: 'wall', first: 200 }],
  });
  expect(readSeating('0_wall.0', problems)).toEqual({
    seats: 1,
    problems: [{ name: 'wall', first: 1 }],
  });
});

test('limits seats to the fewest sets of a problem', () => {
  expect(readSeating('99_wall.1_drum.1', problems)?.seats).toBe(50);
});

test('leaves out removed, repeated and extra problems', () => {
  expect(readSeating('9_wall.1_gone.1_fixed.1_wall.2', problems)?.problems).toEqual([
    { name: 'wall', first: 1 },
  ]);
  const many = Array.from({ length: 9 }, (_, place) => ({ name: `p${String(place)}`, seeds: 9 }));
  const text = `9_${many.map(({ name }) => `${name}.1`).join('_')}`;
  expect(readSeating(text, many)?.problems).toHaveLength(mostOnSheet);
});

test('every seat has different numbers', () => {
  for (const first of [1, 100, 150, 200]) {
    const seeds = seedsOf(120, first, 200);
    expect(new Set(seeds).size).toBe(120);
    expect(Math.min(...seeds)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seeds)).toBeLessThanOrEqual(200);
    expect(seeds[0]).toBe(first);
  }
});

const short = { height: 3, answers: 2 };
const long = { height: 7.5, answers: 5 };

test('each problem has a page, and a long one a second for its answers', () => {
  expect(seatPages([short, short])).toEqual([[1], [2]]);
  expect(seatPages([short, long, short])).toEqual([[1], [2, 3], [4]]);
});

test('the first page has less room because of the name and the code', () => {
  const nearly = { height: 7, answers: 2 };
  expect(seatPages([nearly, nearly])).toEqual([[1, 2], [3]]);
});

test('a problem that fits under the name and the code has one page', () => {
  expect(seatPages([{ height: 6.4, answers: 2 }])).toEqual([[1]]);
});
