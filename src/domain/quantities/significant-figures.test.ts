import { expect, test } from 'vitest';
import { significantFigures } from './significant-figures.ts';

test.each([
  ['3.20', 3, 3],
  ['0.0320', 3, 3],
  ['.5', 1, 1],
  ['1,500', 2, 4],
  ['1500.', 4, 4],
  ['1.50×10^3', 3, 3],
  ['10^3', 1, 1],
  ['0', 1, 1],
  ['100', 1, 3],
])('%s has %i to %i significant figures', (typed, least, most) => {
  expect(significantFigures(typed)).toEqual({ least, most });
});
