import { expect, test } from 'vitest';
import type { Spot } from './boxes.ts';
import { placeOnLines } from './marks-on-lines.ts';
import { readPoints } from '../../../tests/read-points.ts';

const field = { left: 40, right: 340, top: 10, bottom: 220 };
const level = (y: number): Spot[] => [
  [40, y],
  [340, y],
];

test('a word is on its line, inside the field', () => {
  const [placed] = placeOnLines([{ label: '0.01', corners: level(100) }], [], field);
  expect(placed?.at[1]).toBe(100);
  expect(placed?.at[0]).toBeLessThan(340 - 10);
});

test('a word avoids another line close to its own', () => {
  // The second line starts far above the first, and meets it on the right.
  const falling: Spot[] = readPoints('40,20 340,100');
  const [placed] = placeOnLines(
    [
      { label: '0.01', corners: level(100) },
      { label: '0.02', corners: falling },
    ],
    [],
    field,
  );
  expect(placed?.at[0]).toBeLessThan(300);
});

test('words on lines that run together do not overlap', () => {
  const placed = placeOnLines(
    [
      { label: '0.01', corners: level(100) },
      { label: '0.02', corners: level(104) },
    ],
    [],
    field,
  );
  const [a = 0, b = 0] = placed.map(({ at: [x] }) => x);
  expect(Math.abs(a - b)).toBeGreaterThan(20);
});
