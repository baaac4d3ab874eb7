import { expect, test } from 'vitest';
import { seeded } from './seeded.ts';
import { findRoot } from './find-root.ts';

test('finds a root to the last digit, even at a bound', () => {
  expect(findRoot((x) => x * x - 2, 0, 2)).toBeCloseTo(Math.SQRT2, 15);
  expect(findRoot((x) => 1 - x, 1, 5)).toBe(1);
  expect(findRoot((x) => 5 - x, 1, 5)).toBe(5);
});

test('finds no root without a change of sign', () => {
  expect(findRoot((x) => x * x + 1, -1, 1)).toBeUndefined();
  expect(findRoot(() => NaN, 0, 1)).toBeUndefined();
});

test('evaluates a smooth function a few times and a jump as often as bisection', () => {
  const looks = (f: (x: number) => number, from: number, to: number) => {
    let count = 0;
    const root = findRoot((x) => ((count += 1), f(x)), from, to);
    return { root, count };
  };
  const smooth = looks((x) => (2.5 * x) / (1 + 1.5 * x) - 0.7, 0, 1);
  expect(smooth.root).toBeCloseTo(0.7 / (2.5 - 1.5 * 0.7), 15);
  expect(smooth.count).toBeLessThan(15);
  const jump = looks((x) => (x < 0.3 ? -1 : 1), 0, 1);
  expect(jump.root).toBeCloseTo(0.3, 15);
  expect(jump.count).toBeLessThan(70);
});

test('finds roots of cubics as exactly as bisection', () => {
  const draw = seeded(3);
  for (let round = 0; round < 500; round += 1) {
    const [p, q, r] = [draw() * 4 - 2, draw() * 4 - 2, draw() * 2];
    const f = (x: number) => (x - r) * ((x - p) ** 2 + q ** 2 + 0.01);
    expect(Math.abs((findRoot(f, -1, 3) ?? NaN) - r)).toBeLessThan(1e-14);
  }
});
