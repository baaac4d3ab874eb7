import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('each corner is counted from the one before it, in tenths', () => {
  expect(
    linePath([
      [30, 20],
      [33.14, 19.6],
      [33.6, 25],
    ]),
  ).toBe('M30 20l3.1-.4 .5 5.4');
});

test('what is rounded does not add up along the way', () => {
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
