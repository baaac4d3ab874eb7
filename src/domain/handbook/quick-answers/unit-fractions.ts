import { productOf, sameDimensions, type Dimensions } from '../../quantities/dimensions.ts';
import { printedSymbol, type Run } from '../../quantities/print.ts';
import type { UnitPart, ParsedUnit } from '../../quantities/read-unit.ts';
import type { StruckUnit, UnitFraction, Work } from './answer.ts';
import { printedNumber } from './printed.ts';

interface UnitPower {
  symbol: string;
  exponent: number;
}

/** A fraction equal to one. */
interface Factor {
  above: { number: number; units: UnitPower[] };
  below: { number: number; units: UnitPower[] };
  power: number;
}

/** Derived SI units, largest first. */
const derivedUnits: readonly (readonly [
  dimensions: Dimensions,
  symbol: string,
  parts: UnitPower[],
])[] = [
  [[1, 2, -3, 0, 0, 0, 0], 'W', unitPowers('J', 1, 's', -1)],
  [[1, -1, -1, 0, 0, 0, 0], 'Pa·s', unitPowers('Pa', 1, 's', 1)],
  [[1, 2, -2, 0, 0, 0, 0], 'J', unitPowers('N', 1, 'm', 1)],
  [[1, -1, -2, 0, 0, 0, 0], 'Pa', unitPowers('N', 1, 'm', -2)],
  [[1, 1, -2, 0, 0, 0, 0], 'N', unitPowers('kg', 1, 'm', 1, 's', -2)],
];
const baseSymbols = ['kg', 'm', 's', 'A', 'K', 'mol', '$'];

function unitPowers(...directFactors: (string | number)[]): UnitPower[] {
  return directFactors.flatMap((symbol, place) =>
    place % 2 === 0 ? [{ symbol: String(symbol), exponent: Number(directFactors[place + 1]) }] : [],
  );
}

/** Expands an SI unit. At level 0, watts stay watts; at level 3, everything is in kg, m and s. */
function inSi(dimensions: Dimensions, level: number): UnitPower[] {
  const own = derivedUnits.find(([of]) => sameDimensions(of, dimensions));
  if (!own) {
    return dimensions.flatMap((exponent, base) =>
      exponent === 0 ? [] : [{ symbol: baseSymbols[base] ?? '', exponent }],
    );
  }
  const [, symbol, parts] = own;
  return level === 0
    ? [{ symbol, exponent: 1 }]
    : parts.flatMap((part) => expanded(part, level - 1));
}

function expanded({ symbol, exponent }: UnitPower, level: number): UnitPower[] {
  const own = derivedUnits.find(([, name]) => name === symbol);
  if (!own || level === 0) return [{ symbol, exponent }];
  return inSi(own[0], level).map((part) => ({ ...part, exponent: part.exponent * exponent }));
}

/** Pairs of levels for both sides, lowest first. Watts at level 1 match J/s at level 0. */
const pairsOfLevels = [0, 1, 2, 3]
  .flatMap((a) => [0, 1, 2, 3].map((b) => [a, b] as const))
  .toSorted((one, other) => one[0] + one[1] - other[0] - other[1]);

/**
 * Writes out a conversion with canceled units struck through. Returns undefined if it needs no
 * factor.
 */
export function workOf(
  value: number,
  from: ParsedUnit,
  to: ParsedUnit,
  end: readonly Run[],
): Work | undefined {
  const fromLeft: UnitPart[] = [...from.parts];
  const toLeft: UnitPart[] = [...to.parts];
  const factors = pairs(fromLeft, toLeft);
  if (fromLeft.length > 0 || toLeft.length > 0) {
    const levels = pairsOfLevels.find(([a, b]) => isSame(siOf(fromLeft, a), siOf(toLeft, b)));
    if (!levels) return undefined;
    factors.push(
      ...fromLeft.map((part) => toSi(part, levels[0], 1)),
      ...toLeft.map((part) => toSi(part, levels[1], -1)),
    );
  }
  const own = from.parts.map((part) => ({ symbol: printedSymbol(part), exponent: part.exponent }));
  return factors.length === 0 ? undefined : withStruckUnits(value, own, factors, to, end);
}

/**
 * Factors between units of the same kind, such as feet and meters. Removes both units from the
 * lists.
 */
function pairs(fromLeft: UnitPart[], toLeft: UnitPart[]): Factor[] {
  const factors: Factor[] = [];
  for (const part of [...fromLeft]) {
    const other = toLeft.find(
      (each) =>
        each.exponent === part.exponent &&
        sameDimensions(each.unit.dimensions, part.unit.dimensions),
    );
    if (!other) continue;
    fromLeft.splice(fromLeft.indexOf(part), 1);
    toLeft.splice(toLeft.indexOf(other), 1);
    const [old, fresh] = [printedSymbol(part), printedSymbol(other)];
    if (old === fresh) continue;
    const ratio = part.unit.factor / other.unit.factor;
    // Prefer numbers above one: 12 in = 1 ft rather than 0.0833 ft = 1 in.
    const isMore = ratio >= 1;
    factors.push({
      above: { number: isMore ? ratio : 1, units: unitPowers(fresh, 1) },
      below: { number: isMore ? 1 : 1 / ratio, units: unitPowers(old, 1) },
      power: part.exponent,
    });
  }
  return factors;
}

const siOf = (parts: readonly UnitPart[], level: number): UnitPower[] =>
  parts.flatMap(({ unit, exponent }) =>
    inSi(unit.dimensions, level).map((part) => ({ ...part, exponent: part.exponent * exponent })),
  );

function isSame(a: readonly UnitPower[], b: readonly UnitPower[]): boolean {
  const sums = new Map<string, number>();
  for (const { symbol, exponent } of a) sums.set(symbol, (sums.get(symbol) ?? 0) + exponent);
  for (const { symbol, exponent } of b) sums.set(symbol, (sums.get(symbol) ?? 0) - exponent);
  return [...sums.values()].every((sum) => Math.abs(sum) < 1e-9);
}

/** A factor from or to SI. */
function toSi(part: UnitPart, level: number, way: 1 | -1): Factor {
  const si = { number: part.unit.factor, units: inSi(part.unit.dimensions, level) };
  const own = { number: 1, units: unitPowers(printedSymbol(part), 1) };
  return {
    above: way === 1 ? si : own,
    below: way === 1 ? own : si,
    power: part.exponent,
  };
}

/** Marks units that are both in a numerator and in a denominator. */
function withStruckUnits(
  value: number,
  own: readonly UnitPower[],
  factors: readonly Factor[],
  to: ParsedUnit,
  end: readonly Run[],
): Work {
  const kept = new Set(to.parts.map(printedSymbol));
  const seen = [
    ...own,
    ...factors.flatMap(({ above, below, power }) => [
      ...above.units.map(({ symbol, exponent }) => ({ symbol, exponent: exponent * power })),
      ...below.units.map(({ symbol, exponent }) => ({ symbol, exponent: -exponent * power })),
    ]),
  ];
  const cancels = (symbol: string) => {
    const powers = seen.filter((each) => each.symbol === symbol).map(({ exponent }) => exponent);
    return powers.some((one) => one > 0) && powers.some((one) => one < 0) && !kept.has(symbol);
  };
  const shown = (units: readonly UnitPower[]): StruckUnit[] =>
    units.map(({ symbol, exponent }) => ({
      unit: [
        { text: symbol },
        ...(exponent === 1
          ? []
          : [{ text: String(exponent).replace('-', '−'), raised: true as const }]),
      ],
      isStruck: cancels(symbol),
    }));
  const side = ({ number, units }: Factor['above']) => ({
    number: printedNumber(number, digitsOf(number)),
    units: shown(units),
  });
  return {
    start: { number: printedNumber(value, digitsOf(value)), units: shown(own) },
    factors: factors.map((factor): UnitFraction => {
      // A unit in the denominator inverts its factor.
      const isBelow = factor.power < 0;
      return {
        above: side(isBelow ? factor.below : factor.above),
        below: side(isBelow ? factor.above : factor.below),
        power: Math.abs(factor.power),
      };
    }),
    end,
  };
}

/** Counts the significant digits of a factor, up to six. */
export function digitsOf(number: number): number {
  const [mantissa = ''] = number.toPrecision(6).split('e');
  return Math.max(1, mantissa.replace(/^[-0.]+|\./g, '').replace(/0+$/, '').length);
}

/** Multiplies dimensions by a power of other dimensions. */
export const timesDimensions = (a: Dimensions, b: Dimensions, exponent: number): Dimensions =>
  productOf([
    { dimensions: a, exponent: 1 },
    { dimensions: b, exponent },
  ]);
