import { expect, test } from 'vitest';
import type { Tree } from '../quantities/evaluate.ts';
import { stepOff } from './stage-stairs.ts';

const volatility = 2.5;
const equilibrium = (x: number) => (volatility * x) / (1 + (volatility - 1) * x);
const curve: Tree = ['/', ['*', volatility, 'x'], ['+', 1, ['*', volatility - 1, 'x']]];
const stairsTo = (operating: Tree, from: number, to: number) =>
  stepOff({ name: 'N', over: 'x', equilibrium: curve, operating, from, to }, new Map());

test('at total reflux the stages match the Fenske equation', () => {
  const [xd, xb] = [0.95, 0.05];
  const fenske = Math.log(((xd / (1 - xd)) * (1 - xb)) / xb) / Math.log(volatility);
  const stairs = stairsTo('x', xd, xb);
  expect(Math.ceil(stairs.stages)).toBe(Math.ceil(fenske));
  expect(stairs.points[0]).toEqual([xd, xd]);
  expect(stairs.points.at(-1)?.[0]).toBeLessThan(xb);
  // Each stage has one corner on the curve, including a partial stage at the end.
  expect(stairs.corners).toHaveLength(Math.ceil(fenske));
  for (const [x, y] of stairs.corners) expect(y).toBeCloseTo(equilibrium(x), 6);
});

test('below the minimum reflux no number of stages is enough', () => {
  // The operating line crosses the equilibrium curve at x = 0.5.
  const slope = (0.95 - equilibrium(0.5)) / (0.95 - 0.5);
  const operating: Tree = ['+', 0.95, ['*', slope, ['-', 'x', 0.95]]];
  const { stages, points } = stairsTo(operating, 0.95, 0.05);
  expect(stages).toBeNaN();
  // The last step is where the curves meet.
  expect(points.at(-1)?.[0]).toBeCloseTo(0.5, 3);
});
