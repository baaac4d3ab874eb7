import { all, create, type Unit } from 'mathjs';
import { Complaint } from './fault.ts';

const math = create(all ?? {});
math.createUnit('lbmol', '453.59237 mol');
math.createUnit('cal', { definition: '4.184 J', prefixes: 'short' });
math.createUnit('cP', '0.001 Pa s');
math.createUnit('cSt', '1e-6 m^2/s');
math.createUnit('inHg', '3386.389 Pa');
math.createUnit('deltaC', '1 K');
math.createUnit('deltaF', { definition: `${String(5 / 9)} K` });
// The library rounds this one to 133.322 Pa.
math.createUnit('mmHg', { definition: '133.322387415 Pa' }, { override: true });

/** The exponents of mass, length, time, current, temperature, light, amount, angle and bits. */
export type Dimensions = readonly number[];

/** A physical quantity in SI units. */
export interface Quantity {
  value: number;
  dimensions: Dimensions;
}

/** A unit: what one of it is in SI, and what zero of it is there. */
interface UnitSize {
  factor: number;
  zero: number;
  dimensions: Dimensions;
}

const kelvin = [0, 0, 0, 0, 1, 0, 0, 0, 0];

/** The dimensions of a plain number. */
export const noDimensions: Dimensions = kelvin.map(() => 0);

/** Scales of temperature whose zero is not the absolute one. */
const temperatures: Record<string, UnitSize> = {
  degC: { factor: 1, zero: 273.15, dimensions: kelvin },
  degF: { factor: 5 / 9, zero: (459.67 * 5) / 9, dimensions: kelvin },
};

const known = new Map<string, UnitSize>([
  ['', { factor: 1, zero: 0, dimensions: noDimensions }],
  ['1', { factor: 1, zero: 0, dimensions: noDimensions }],
  ['%', { factor: 0.01, zero: 0, dimensions: noDimensions }],
  ...Object.entries(temperatures),
]);

/** Whether a unit is a scale of temperature such as °C, and not a difference. */
export const isTemperatureScale = (unit: string) => unit in temperatures;

/** Reads a unit such as `kJ/(kg K)`. */
export function readUnit(unit: string): UnitSize {
  let size = known.get(unit);
  if (!size) {
    if (/deg[CF]/.test(unit)) {
      throw new Complaint(
        `the unit "${unit}" has a temperature inside a compound unit.`,
        'Write K or degR there: kJ/(kg K), BTU/(lbm degR).',
      );
    }
    size = { ...parse(unit), zero: 0 };
    known.set(unit, size);
  }
  return size;
}

function parse(unit: string): Pick<UnitSize, 'factor' | 'dimensions'> {
  try {
    const [, below] = /^1\s*\/\s*(.+)$/.exec(unit) ?? [];
    // The library's types leave out the two properties in which a unit keeps its size in SI.
    const { value, dimensions } = math.unit(1, below ?? unit) as Unit & {
      value: number;
      dimensions: number[];
    };
    return below === undefined
      ? { factor: value, dimensions }
      : { factor: 1 / value, dimensions: dimensions.map((exponent) => -exponent) };
  } catch {
    throw new Complaint(
      `"${unit}" is not a unit that is known here.`,
      'Write it like kg/s, kJ/(kg K), kmol/m^3, lbm/ft^3 or degC.',
    );
  }
}

/** A number of a unit as a quantity. */
export function quantityOf(number: number, unit: string): Quantity {
  const { factor, zero, dimensions } = readUnit(unit);
  return { value: number * factor + zero, dimensions };
}

/** A quantity as an author writes it, such as `10 kW`; nothing if it does not begin with a number. */
export function statedQuantity(text: string): Quantity | undefined {
  const { number, unit = '' } =
    /^(?<number>[+-]?[\d.]+(?:e[+-]?\d+)?)\s*(?<unit>[A-Za-z%1].*)?$/i.exec(text)?.groups ?? {};
  return number === undefined ? undefined : quantityOf(Number(number), unit);
}

/** How many of a unit a quantity is; complains when the unit does not fit. */
export function numberIn({ value, dimensions }: Quantity, unit: string): number {
  const size = readUnit(unit);
  if (!sameDimensions(dimensions, size.dimensions)) {
    throw new Complaint(
      `this is ${inWords(dimensions)}, which cannot be written in ${unit === '' ? 'no unit' : `"${unit}"`}.`,
      'Correct the unit, or look for a factor that is missing in the expression.',
    );
  }
  return (value - size.zero) / size.factor;
}

/** Whether two quantities can be added. */
export const sameDimensions = (a: Dimensions, b: Dimensions) =>
  a.every((exponent, index) => Math.abs(exponent - (b[index] ?? 0)) < 1e-9);

const bases = ['kg', 'm', 's', 'A', 'K', 'cd', 'mol', 'rad', 'bit'];

/** What a quantity is measured in, for messages: "kg m^2 s^-3". */
export function inWords(dimensions: Dimensions): string {
  const words = bases.flatMap((base, index) => {
    const exponent = dimensions[index] ?? 0;
    if (Math.abs(exponent) < 1e-9) return [];
    return exponent === 1 ? [base] : [`${base}^${String(Number(exponent.toFixed(4)))}`];
  });
  return words.length === 0 ? 'a number without a unit' : `something in ${words.join(' ')}`;
}

/** The tree of an expression such as `m*cp*(T2 - T1)`. */
export const parseExpression = math.parse;
