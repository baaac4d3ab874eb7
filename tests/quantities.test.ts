import Qty from 'js-quantities';
import { unit as unitInMathjs, type Unit } from 'mathjs';
import { expect, test } from 'vitest';
import { readQuantity } from '../src/domain/quantities/read-quantity.ts';
import type { Dimensions } from '../src/domain/quantities/dimensions.ts';
import { units } from '../src/domain/quantities/unit-table.ts';
import { conversions } from './conversions.ts';

interface Size {
  factor: number;
  dimensions: readonly number[];
}

/** Returns the size of a unit in mathjs, or undefined if mathjs doesn't know it. */
function inMathjs(unit: string): Size | undefined {
  try {
    // The types of mathjs omit `value` and `dimensions`, the size of the unit in SI.
    const { value, dimensions } = unitInMathjs(1, unit) as Unit & {
      value: number;
      dimensions: number[];
    };
    const [kg = 0, m = 0, s = 0, A = 0, K = 0, cd = 0, mol = 0] = dimensions;
    return { factor: value, dimensions: [kg, m, s, A, K, mol, cd] };
  } catch {
    return undefined;
  }
}

const bases = ['kg', 'm', 's', 'A', 'degK', 'mol', 'cd'];

/**
 * Returns the size of a unit in js-quantities. js-quantities can only compare dimensions, so the
 * expected dimensions are passed in.
 */
function inJsQuantities(unit: string, dimensions: Dimensions): Size | undefined {
  try {
    const quantity = Qty(1, unit);
    const factor = quantity.toBase().scalar;
    const parts = bases.flatMap((base, place) => {
      const exponent = dimensions[place] ?? 0;
      return exponent === 0 ? [] : [`${base}${String(exponent)}`];
    });
    const isSame =
      parts.length === 0
        ? quantity.toBase().isUnitless()
        : quantity.isCompatible(Qty(1, parts.join(' ')));
    return { factor, dimensions: isSame ? dimensions : [] };
  } catch {
    return undefined;
  }
}

const isSame = (a: Size, b: Size) =>
  Math.abs(a.factor / b.factor - 1) < 1e-5 &&
  a.dimensions.length === b.dimensions.length &&
  a.dimensions.every((exponent, base) => exponent === b.dimensions[base]);

test('the unit table agrees with two libraries, or with a definition', () => {
  const defined = conversions.map(([typed]) => typed.replace(/^\S+ /, ''));
  const counts = { both: 0, one: 0, defined: 0 };
  const disagreeing: string[] = [];
  for (const [symbol, unit] of units) {
    const others = [inMathjs(symbol), inJsQuantities(symbol, unit.dimensions)].filter(
      (other) => other !== undefined,
    );
    const agreeing = others.filter((other) => isSame(unit, other)).length;
    if (agreeing === others.length && agreeing > 0) counts[agreeing === 2 ? 'both' : 'one'] += 1;
    else if (defined.includes(symbol)) counts.defined += 1;
    else disagreeing.push(symbol);
  }
  console.log('Units that agree with', counts);
  expect(disagreeing).toEqual([]);
  expect(counts.both).toBeGreaterThan(150);
});

test.each(conversions)('%s is %d in SI: %s', (typed, value) => {
  const reading = readQuantity(typed);
  if ('problem' in reading) throw new Error(reading.problem);
  expect(Math.abs((reading.value + reading.unit.zero) / value - 1)).toBeLessThan(1e-6);
});

// Each row has a unit as a student types it, in the notation of mathjs, and in that of
// js-quantities.
test.each([
  ['W/(m^2 K)', 'W/(m^2 K)', 'W/m2*degK'],
  ['BTU/hr-ft2-°F', 'BTU/(hr ft^2 degR)', 'btu/hr*ft2*degR'],
  ['kcal/(kg °C)', undefined, 'kcal/kg*degK'],
  ['L/(mol·s)', 'L/(mol s)', 'L/mol*s'],
  ['ft·lbf/s', 'ft lbf/s', 'ft*lbf/s'],
  ['mPa·s', 'mPa s', 'mPa*s'],
  ['bbl/day', undefined, 'bbl/day'],
])('%s is the same in both libraries', (typed, mathjs, jsQuantities) => {
  const reading = readQuantity(`1 ${typed}`);
  if ('problem' in reading) throw new Error(reading.problem);
  const here = { factor: reading.value, dimensions: reading.dimensions };
  const others = [
    ...(mathjs === undefined ? [] : [inMathjs(mathjs)]),
    inJsQuantities(jsQuantities, reading.dimensions),
  ];
  for (const other of others) expect(other && isSame(here, other)).toBe(true);
});
