import { expect, test } from 'vitest';
import { typesetEquation } from './typeset.ts';
import { formulaLine } from './formula-line.ts';

test.each([
  [String.raw`\dot Q = U A\, F\, \Delta T_\mathrm{lm}`, 'Q = UA F ΔT_lm'],
  [String.raw`Z = \frac{P v}{R T}`, 'Z = Pv/RT'],
  [String.raw`P = \frac{R T}{v - b} - \frac{a}{v^2}`, 'P = RT/(v − b) − a/v^2'],
  [String.raw`x = \sqrt{R^2 + 1} < 3`, 'x = √(R^2 + 1) < 3'],
  [String.raw`y = (-x + 1)^{2 n}`, 'y = ( − x + 1)^2n'],
  [String.raw`\sum_{i=1}^{n} y_i = 1`, '∑ y_i = 1'],
])('%s is written as %s', (tex, line) => {
  expect(typesetEquation(tex).map(formulaLine)).toEqual([line]);
});
