import { expect, test } from 'vitest';
import { readUnit } from '../src/content/lessons/units.ts';
import { units } from '../src/domain/unit-table.ts';

/** What the library of the lessons says of a unit, or nothing when it does not know it. */
function known(symbol: string) {
  try {
    const { factor, dimensions } = readUnit(symbol);
    const [kg, m, s, A, K, cd, mol] = dimensions;
    return { factor, exponents: [kg, m, s, A, K, mol, cd] };
  } catch {
    return undefined;
  }
}

// The same letters for other things: coulomb, farad, and the barrel of beer instead of oil.
const otherThings = ['C', 'F', 'bbl'];

test('the table of units agrees with another one wherever that knows the unit', () => {
  const disagreeing: string[] = [];
  let compared = 0;
  for (const [symbol, unit] of units) {
    const other = otherThings.includes(symbol) ? undefined : known(symbol);
    if (!other) continue;
    compared += 1;
    const agrees =
      Math.abs(other.factor / unit.factor - 1) < 1e-5 &&
      unit.exponents.every((exponent, base) => exponent === other.exponents[base]);
    if (!agrees)
      disagreeing.push(`${symbol}: ${String(unit.factor)} here, ${String(other.factor)} there`);
  }
  expect(disagreeing).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});
