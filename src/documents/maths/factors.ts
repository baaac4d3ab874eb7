import { significantFigures } from '../../domain/quantities/significant-figures.ts';
import { grouped, printedSymbol, numberText, unitText } from '../../domain/quantities/print.ts';
import type { ParsedQuantity } from '../../domain/quantities/read-quantity.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import type { ShownNumber } from '../compute/guard-digits.ts';
import { Complaint } from '../text/fault.ts';
import { readStated } from '../compute/stated.ts';

/** A conversion factor, like 144 in²/1 ft². */
export interface Factor {
  above: ShownNumber;
  below: ShownNumber;
}

/** Parses conversions like `1 lbf = 32.174 lbm ft/s^2; 1 ft^2 = 144 in^2`. */
export function readFactors(text: string | undefined): Factor[] {
  return (text ?? '')
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [above, below, ...more] = each.split('=').map((side) => readStated(side.trim()));
      if (above && below && more.length === 0 && areSame(above, below)) {
        return { above: shownBeside(above, below), below: shownBeside(below, above) };
      }
      throw new Complaint(
        `"${each.trim()}" isn’t a conversion.`,
        'Write two equal quantities with = between them, as in 1 ft^2 = 144 in^2. The left one goes on top.',
      );
    });
}

const digitsOf = ({ number }: ParsedQuantity) => significantFigures(number.mantissa).most;

/** Checks whether two quantities are equal within their digits. */
const areSame = (a: ParsedQuantity, b: ParsedQuantity) =>
  sameDimensions(a.dimensions, b.dimensions) &&
  Math.abs(a.value / b.value - 1) <= 0.5 * 10 ** (1 - Math.max(digitsOf(a), digitsOf(b)));

/** Formats one side of a conversion: as typed, or with guard digits if it was rounded. */
function shownBeside(own: ParsedQuantity, other: ParsedQuantity): ShownNumber {
  const { number, unit } = own;
  const digits = digitsOf(own);
  const isRounded = Math.abs(own.value / other.value - 1) > 1e-12 && digits > digitsOf(other);
  const { mantissa, power } = number;
  return {
    form: `${own.words} in lines`,
    // Degrees in a conversion are a temperature difference.
    unit: { ...unit, zero: 0 },
    value: isRounded ? other.value / unit.factor : number.value,
    print: (value, more) =>
      isRounded
        ? numberText(value, digits + more)
        : { mantissa: grouped(mantissa), ...(power !== undefined && { power }) },
  };
}

/** Multiplies an expression by its conversions. Defines names for their numbers. */
export function withFactors(
  tree: Tree,
  factors: readonly Factor[],
): { tree: Tree; numbers: [string, ShownNumber][] } {
  const names = factors.map(
    (_, index) => [`above ${String(index)}`, `below ${String(index)}`] as const,
  );
  return {
    tree: names.reduce<Tree>(
      (product, [above, below]) => ['/', ['*', product, above], below],
      tree,
    ),
    numbers: factors.flatMap(({ above, below }, index): [string, ShownNumber][] => [
      [names[index]?.[0] ?? '', above],
      [names[index]?.[1] ?? '', below],
    ]),
  };
}

/** Writes conversions as fractions in brackets. A repeated conversion gets an exponent. */
export function factorsTex(
  factors: readonly Factor[],
  shownTex: (shown: ShownNumber) => string,
): string[] {
  const each = factors.map(
    ({ above, below }) => `\\left(\\frac{${shownTex(above)}}{${shownTex(below)}}\\right)`,
  );
  return [...new Set(each)].map((tex) => {
    const times = each.filter((other) => other === tex).length;
    return times === 1 ? tex : `{${tex}}^{${String(times)}}`;
  });
}

type Letters = ReadonlyMap<string, number>;

/** Derived units whose definitions need no conversion factor. */
const made: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  N: { kg: 1, m: 1, s: -2 },
  Pa: { kg: 1, m: -1, s: -2 },
  J: { kg: 1, m: 2, s: -2 },
  W: { kg: 1, m: 2, s: -3 },
  kW: { kJ: 1, s: -1 },
  psi: { lbf: 1, in: -2 },
  // One kelvin is as large as one degree Celsius.
  '°C': { K: 1 },
  '°F': { '°R': 1 },
};

function lettersOf({ parts }: ParsedUnit): Letters {
  return product(
    parts.map(({ symbol, unit, exponent }) => {
      const letters = printedSymbol({ symbol, unit });
      return [new Map(Object.entries(made[letters] ?? { [letters]: 1 })), exponent] as const;
    }),
  );
}

/** Multiplies units and drops those that cancel. */
function product(factors: readonly (readonly [Letters, number])[]): Letters {
  const sum = new Map<string, number>();
  for (const [letters, exponent] of factors) {
    for (const [letter, times] of letters) {
      sum.set(letter, (sum.get(letter) ?? 0) + exponent * times);
    }
  }
  return new Map([...sum].filter(([, exponent]) => exponent !== 0));
}

const isSame = (a: Letters, b: Letters) =>
  product([
    [a, 1],
    [b, -1],
  ]).size === 0;

/** Returns the product of the printed unit symbols in an expression. */
function lettersIn(tree: Tree, unitOf: (name: string) => ParsedUnit): Letters {
  if (typeof tree === 'string') return lettersOf(unitOf(tree));
  if (typeof tree === 'number') return new Map();
  const [operation, first, second = NaN] = tree;
  const inside = lettersIn(first, unitOf);
  switch (operation) {
    case '*':
    case '/':
      return product([
        [inside, 1],
        [lettersIn(second, unitOf), operation === '*' ? 1 : -1],
      ]);
    case '^':
      return product([[inside, evaluate(second, new Map())]]);
    case '+':
    case '-':
    case 'neg':
      return inside;
    default:
      return new Map();
  }
}

/**
 * Throws if the units of a line, including its conversions, don't reduce to the unit of the result.
 */
export function mustCancel(
  tree: Tree,
  factors: readonly Factor[],
  unitOf: (name: string) => ParsedUnit,
  result: ParsedUnit,
): void {
  const left = product([
    [lettersIn(tree, unitOf), 1],
    ...factors.flatMap(({ above, below }) => [
      [lettersOf(above.unit), 1] as const,
      [lettersOf(below.unit), -1] as const,
    ]),
  ]);
  if (isSame(left, lettersOf(result))) return;
  const words = [...left].map(([letter, exponent]) => `${letter}^${String(exponent)}`).join(' ');
  throw new Complaint(
    `with its conversions, this step comes out in ${words === '' ? 'no unit at all' : words}, not in ${unitText(result)}.`,
    'Add the missing conversion to factors="…".',
  );
}
