import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import Qty from 'js-quantities';
import { evaluate as evaluateInMathjs, unit as unitInMathjs, type Unit } from 'mathjs';
import { expect, test } from 'vitest';
import { evaluate } from '../src/domain/quantities/evaluate.ts';
import { readQuantity } from '../src/domain/quantities/read-quantity.ts';
import { readExpression } from '../src/documents/compute/expressions.ts';
import type { Dimensions } from '../src/domain/quantities/dimensions.ts';
import { units } from '../src/domain/quantities/unit-table.ts';
import { conversions } from './conversions.ts';

interface Size {
  factor: number;
  dimensions: readonly number[];
}

/** What mathjs, as its makers ship it, says of a unit, or nothing when it does not know it. */
function inMathjs(unit: string): Size | undefined {
  try {
    // The library's types leave out the two properties in which a unit keeps its size in SI.
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

/** What js-quantities says of a unit; it tells dimensions only by comparison. */
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

test('the table of units agrees with two libraries, or with a definition where they do not', () => {
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

// The same unit as a student, as mathjs and as js-quantities write it.
test.each([
  ['W/(m^2 K)', 'W/(m^2 K)', 'W/m2*degK'],
  ['W/m2-K', 'W/(m^2 K)', 'W/m2*degK'],
  ['J mol^-1 K^-1', 'J/(mol K)', 'J/mol*degK'],
  ['BTU/(lbm °F)', 'BTU/(lbm degR)', 'btu/lb*degR'],
  ['BTU/hr-ft2-°F', 'BTU/(hr ft^2 degR)', 'btu/hr*ft2*degR'],
  ['kcal/(kg °C)', undefined, 'kcal/kg*degK'],
  ['lbm/ft3', 'lbm/ft^3', 'lb/ft3'],
  ['g/cm³', 'g/cm^3', 'g/cm3'],
  ['mol/L', 'mol/L', 'mol/L'],
  ['L/(mol·s)', 'L/(mol s)', 'L/mol*s'],
  ['ft·lbf/s', 'ft lbf/s', 'ft*lbf/s'],
  ['lbf/in2', 'lbf/in^2', 'lbf/in2'],
  ['cm2/s', 'cm^2/s', 'cm2/s'],
  ['mPa·s', 'mPa s', 'mPa*s'],
  ['kg/m/s', 'kg/(m s)', 'kg/m*s'],
  ['m3/hr', 'm^3/hr', 'm3/hr'],
  ['bbl/day', undefined, 'bbl/day'],
  ['kWh', 'kW hr', 'kW*hr'],
])('%s means the same to both libraries', (typed, mathjs, jsQuantities) => {
  const reading = readQuantity(`1 ${typed}`);
  if ('problem' in reading) throw new Error(reading.problem);
  const here = { factor: reading.value, dimensions: reading.dimensions };
  const others = [
    ...(mathjs === undefined ? [] : [inMathjs(mathjs)]),
    inJsQuantities(jsQuantities, reading.dimensions),
  ];
  for (const other of others) expect(other && isSame(here, other)).toBe(true);
});

test('reading quantities costs a visitor at most 16 KB, table of units included', () => {
  const sources = [
    'read-quantity',
    'read-number',
    'calculate',
    'read-sum',
    'read-unit',
    'find-unit',
    'substance',
    'unit-words',
    'one-spelling',
    'dimensions',
    'unit-table',
    'superscript',
  ].map((name) => readFileSync(`src/domain/quantities/${name}.ts`, 'utf8'));
  // As it is written, comments and types included: what is sent is less.
  const bytes = brotliCompressSync(sources.join('')).length;
  console.log(`Reading quantities: ${String(bytes)} bytes brotli before it is made smaller`);
  expect(bytes).toBeLessThanOrEqual(16_000);
});

test('evaluating expressions costs a visitor at most 2 KB', () => {
  const bytes = brotliCompressSync(
    readFileSync('src/domain/quantities/evaluate.ts', 'utf8'),
  ).length;
  console.log(`Evaluating expressions: ${String(bytes)} bytes brotli before it is made smaller`);
  expect(bytes).toBeLessThanOrEqual(2000);
});

const numbers = { a: 2.5, b: -0.75, c: 1200, d: 1e-4 };

test.each([
  'a*b + c/d',
  'a - (b - c) - d',
  '-a^2 + 2^3^2/b',
  'sqrt(a*c)/exp(b) - log10(c)',
  'ln(c/a)*abs(b)^1.11',
  'min(a, c)*max(b, d) + ceil(a)',
  'pi*a^2/4*(1 - exp(-d*c))',
])('%s is evaluated as mathjs evaluates it', (text) => {
  const here = evaluate(readExpression(text).tree, new Map(Object.entries(numbers)));
  const there = evaluateInMathjs(text, { ...numbers, ln: Math.log }) as number;
  expect(Math.abs(here / there - 1)).toBeLessThan(1e-12);
});
