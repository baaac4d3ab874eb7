import { expect, test } from 'vitest';
import type { Spot } from './boxes.ts';
import { linePath, seenPart, thinLine } from './line-path.ts';
import { readPoints } from '../../../tests/read-points.ts';

test('each corner is relative to the one before it, in tenths', () => {
  expect(linePath(readPoints('30,20 33.14,19.6 33.6,25'))).toBe('M30 20l3.1-.4 .5 5.4');
});

test('rounding errors do not add up along the path', () => {
  const corners = Array.from({ length: 31 }, (_, at): [number, number] => [at * 1.04, at * -0.06]);
  const numbers =
    linePath(corners)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const sum = (odd: number) =>
    numbers.reduce((total, value, at) => (at % 2 === odd ? total + value : total), 0);
  expect(sum(0)).toBeCloseTo(31.2, 6);
  expect(sum(1)).toBeCloseTo(-1.8, 6);
});

const field = { left: 0, right: 100, top: 0, bottom: 100 };
const falling: Spot[] = [-60, -20, 20, 60, 90, 130, 170, 210].map((y) => [50, y]);

test('the invisible ends of a line are cut, except for the adjacent corners', () => {
  expect(seenPart(falling, field)).toEqual(falling.slice(1, 6));
});

test('a line that leaves the field and comes back stays in one piece', () => {
  const way: Spot[] = readPoints('10,50 20,-50 30,-60 40,50');
  expect(seenPart(way, field)).toEqual(way);
});

test('a line without a corner in the field stays, because it may cross it', () => {
  const across: Spot[] = readPoints('-10,50 110,50');
  expect(seenPart(across, field)).toEqual(across);
});

const line = (count: number, y: (x: number) => number): Spot[] =>
  Array.from({ length: count }, (_, x) => [x, y(x)]);

test('a straight line keeps its ends', () => {
  expect(
    thinLine(
      line(97, (x) => 2 * x),
      0.05,
    ),
  ).toEqual(readPoints('0,0 96,192'));
});

test('corners stay, and so does a line that turns back', () => {
  expect(thinLine(readPoints('0,0 1,0 2,0 2,1 2,2'), 0.05)).toEqual(readPoints('0,0 2,0 2,2'));
  expect(thinLine(readPoints('0,0 5,0 1,0'), 0.05)).toEqual(readPoints('0,0 5,0 1,0'));
});

test('a simplified curve stays close to each corner it lost', () => {
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
