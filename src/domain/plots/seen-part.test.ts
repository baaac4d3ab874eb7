import { expect, test } from 'vitest';
import type { Spot } from './boxes.ts';
import { seenPart } from './line-path.ts';

const field = { left: 0, right: 100, top: 0, bottom: 100 };
const falling: Spot[] = [-60, -20, 20, 60, 90, 130, 170, 210].map((y) => [50, y]);

test('what lies beyond the field is left out, but for the corner on the other side of its edge', () => {
  expect(seenPart(falling, field)).toEqual(falling.slice(1, 6));
});

test('a line that leaves the field and comes back is kept in one piece', () => {
  const way: Spot[] = [
    [10, 50],
    [20, -50],
    [30, -60],
    [40, 50],
  ];
  expect(seenPart(way, field)).toEqual(way);
});

test('a line without a corner in the field may still cross it', () => {
  const across: Spot[] = [
    [-10, 50],
    [110, 50],
  ];
  expect(seenPart(across, field)).toEqual(across);
});
