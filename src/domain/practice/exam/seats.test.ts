import { expect, test } from 'vitest';
import { readSeating, seatingText, seedsOf } from './seats.ts';

const problems = [
  { name: 'wall', seeds: 200 },
  { name: 'fixed', seeds: 0 },
];

test('an address says a seating and gives it back', () => {
  const seating = { name: 'wall', seats: 24, first: 190 };
  expect(seatingText(seating)).toBe('wall.24.190');
  expect(readSeating('wall.24.190', problems)).toEqual(seating);
});

test.each(['', 'wall', 'wall.24', 'gone.24.1', 'fixed.24.1', 'wall.x.1', 'wall.24.1.2'])(
  'what says none is none: "%s"',
  (text) => {
    expect(readSeating(text, problems)).toBeUndefined();
  },
);

test('too many seats, and a seed that is not there, are set right', () => {
  expect(readSeating('wall.999.9999', problems)).toEqual({ name: 'wall', seats: 120, first: 200 });
  expect(readSeating('wall.0.0', problems)).toEqual({ name: 'wall', seats: 1, first: 1 });
});

test('no two seats have the same numbers, wherever the first one begins', () => {
  for (const first of [1, 100, 150, 200]) {
    const seeds = seedsOf({ name: 'wall', seats: 120, first }, 200);
    expect(new Set(seeds).size).toBe(120);
    expect(Math.min(...seeds)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seeds)).toBeLessThanOrEqual(200);
    expect(seeds[0]).toBe(first);
  }
});
