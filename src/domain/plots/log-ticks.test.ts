import { expect, test } from 'vitest';
import { logTicks } from './log-ticks.ts';

test('a long log axis has ticks at powers of ten, with lines between them', () => {
  const { from, to, ticks, minor } = logTicks(640, 1e8, true);
  expect([from, to]).toEqual([640, 1e8]);
  expect(ticks.map(({ text }) => text)).toEqual(['10³', '10⁴', '10⁵', '10⁶', '10⁷', '10⁸']);
  expect(minor.slice(0, 5)).toEqual([700, 800, 900, 2000, 3000]);
  expect(minor).toHaveLength(3 + 5 * 8);
});

test('a short log axis has ticks at 1, 2 and 5', () => {
  const { ticks, minor } = logTicks(0.008, 0.1, true, true);
  expect(ticks.map(({ text }) => text)).toEqual(['0.01', '0.02', '0.05', '0.1']);
  expect(minor).toEqual([0.008, 0.009, 0.03, 0.04, 0.06, 0.07, 0.08, 0.09]);
});

test('an end that is not fixed moves out to a power of ten', () => {
  expect(logTicks(0.03, 7)).toMatchObject({ from: 0.01, to: 10 });
  expect(logTicks(0.001, 1000)).toMatchObject({ from: 0.001, to: 1000 });
});
