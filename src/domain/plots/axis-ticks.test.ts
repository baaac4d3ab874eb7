import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [0, 30, [0, 10, 20, 30], 0],
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1], 1],
  [0, 1.18, [0, 0.25, 0.5, 0.75, 1, 1.25], 2],
  [-40, 100, [-50, 0, 50, 100], 0],
  [350, 390, [350, 360, 370, 380, 390], 0],
])('from %d to %d the ticks are round', (lowest, highest, ticks, decimals) => {
  const axis = axisTicks(lowest, highest);
  expect(axis.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
  expect(axis.decimals).toBe(decimals);
  expect([axis.from, axis.to]).toEqual([axis.ticks[0], axis.ticks.at(-1)]);
});

test('fixed ends stay, with the ticks inside', () => {
  const axis = axisTicks(0.03, 0.97, true, true);
  expect([axis.from, axis.to]).toEqual([0.03, 0.97]);
  expect(axis.ticks.map((tick) => tick.toFixed(1))).toEqual(['0.2', '0.4', '0.6', '0.8']);
});
