import { expect, test } from 'vitest';
import type { Spot } from './boxes.ts';
import { thinLine } from './line-path.ts';

const line = (count: number, y: (x: number) => number): Spot[] =>
  Array.from({ length: count }, (_, x) => [x, y(x)]);

test('a straight line keeps its ends', () => {
  expect(
    thinLine(
      line(97, (x) => 2 * x),
      0.05,
    ),
  ).toEqual([
    [0, 0],
    [96, 192],
  ]);
});

test('a corner stays where it is, and so does a line that turns back', () => {
  expect(
    thinLine(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
      ],
      0.05,
    ),
  ).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  expect(
    thinLine(
      [
        [0, 0],
        [5, 0],
        [1, 0],
      ],
      0.05,
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
    [1, 0],
  ]);
});

test('a curve passes each corner that it lost within the distance', () => {
  const curve = line(97, (x) => 0.01 * x ** 2);
  const kept = thinLine(curve, 0.05);
  expect(kept.length).toBeLessThan(60);
  for (const [x, y] of curve) {
    const after = kept.findIndex(([end]) => end >= x);
    const [x2 = 0, y2 = 0] = kept[after] ?? [];
    const [x1 = 0, y1 = 0] = kept[Math.max(after - 1, 0)] ?? [];
    const between = x2 === x1 ? y2 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
    expect(Math.abs(between - y)).toBeLessThan(0.15);
  }
});
