import { expect, test } from 'vitest';
import { productOf, sameDimensions } from '../src/domain/quantities/dimensions.ts';
import { flatText, numberText, quantityRuns } from '../src/domain/quantities/print.ts';
import { superscript } from '../src/domain/quantities/superscript.ts';
import { readQuantity, type ParsedQuantity } from '../src/domain/quantities/read-quantity.ts';
import { units, type Unit } from '../src/domain/quantities/unit-table.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';
import {
  almostQuantities,
  hostileStrings,
  piecesOfQuantities,
  randomStrings,
} from './hostile-strings.ts';

function reading(text: string): ParsedQuantity {
  const result = readQuantity(text);
  if ('problem' in result) throw new Error(`${text}: ${result.problem}`);
  return result;
}

const isSame = (a: number, b: number, allowed = 1e-12) =>
  a === b || Math.abs(a - b) <= allowed * Math.max(Math.abs(a), Math.abs(b));

/** Returns true if a comma in place of the decimal point can't be a thousands separator. */
const isClear = (digits: string) => digits.includes('.') && !/^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** Lists the notations of a number with a power of ten. */
function hands(digits: string, power: number): string[] {
  const exponent = String(power);
  const raised = superscript(exponent);
  const written = [
    ...[`e${exponent}`, `E${exponent}`, ` E${exponent}`, `x10^${exponent}`, ` × 10^${exponent}`],
    ...[` X 10^${exponent}`, `*10^${exponent}`, `·10**${exponent}`, ` × 10${raised}`],
  ].map((end) => digits + end);
  const inCommas = isClear(digits) ? written.map((text) => text.replace('.', ',')) : [];
  return [...written, ...inCommas, ...written.map((text) => text.replace('-', '−'))];
}

/** Lists the notations of a number without a power of ten. */
function plainHands(digits: string): string[] {
  const [whole = '', decimals] = digits.split('.');
  const end = decimals === undefined ? '' : `.${decimals}`;
  const groups = (between: string) => whole.replace(/\B(?=(\d{3})+$)/g, between) + end;
  return [
    ...[digits, `+${digits}`, groups(','), groups(' '), groups('\u2009'), groups('\u202f')],
    ...(isClear(digits) ? [digits.replace('.', ',')] : []),
    ...[`${digits}*1`, `(${digits})`, `2*${digits}/2`, `${digits} - 0`, `10*${digits}/10`],
  ];
}

/**
 * Lists the notations of a unit by itself and divided by another unit. Each has its factor to SI
 * and its units.
 */
function ways(symbol: string, unit: Unit, below: string, other: Unit): [string, number, Unit[]][] {
  const [, many] = unit.words;
  const alone = [symbol, many, `${symbol}.`, `${symbol} of salt`];
  const ratio = [
    ...[
      `${symbol}/${below}`,
      `${symbol} ${below}^-1`,
      `${symbol}·${below}⁻¹`,
      `${symbol}.${below}-1`,
    ],
    ...[`${symbol} per ${below}`, `${symbol}/(${below})`],
  ];
  return [
    ...alone.map((text): [string, number, Unit[]] => [text, unit.factor, [unit]]),
    ...(unit.from || other.from
      ? []
      : ratio.map((text): [string, number, Unit[]] => [
          text,
          unit.factor / other.factor,
          [unit, other],
        ])),
  ];
}

/** Checks that the sentence "Read as …" is itself read as the same quantity. */
function mustReadBack(typed: string, { words, value, dimensions, unit, number }: ParsedQuantity) {
  if (words.length > 64) return;
  const again = reading(words);
  if (
    !isSame(again.value, value, number.isComputed ? 1e-5 : 1e-12) ||
    !sameDimensions(again.dimensions, dimensions) ||
    again.unit.zero !== unit.zero ||
    again.unit.from !== unit.from
  ) {
    throw new Error(`${typed} is read as ${words}, and that as ${again.words}.`);
  }
}

test('every unit in every notation has the size given in the table', () => {
  const random = seeded(3);
  const all = [...units];
  let read = 0;
  for (const [symbol, unit] of all) {
    const [below = 's', other = unit] = all[Math.floor(random() * all.length)] ?? [];
    for (const [written, factor, [above, under]] of ways(symbol, unit, below, other)) {
      const digits = (10 ** (1 + 5 * random())).toFixed(Math.floor(4 * random()));
      const power = Math.floor(24 * random()) - 12;
      const dimensions = productOf([
        { dimensions: above?.dimensions ?? unit.dimensions, exponent: 1 },
        ...(under ? [{ dimensions: under.dimensions, exponent: -1 }] : []),
      ]);
      const [one, two] = [plainHands(digits), hands(digits, power)].map(
        (list) => list[Math.floor(random() * list.length)] ?? '',
      );
      for (const [typed, value] of [
        [one, Number(digits)],
        [two, Number(`${digits}e${String(power)}`)],
      ] as const) {
        const text = `${typed ?? ''} ${written}`;
        if (text.length > 64) continue;
        const result = reading(text);
        if (
          !isSame(result.value, value * factor) ||
          !sameDimensions(result.dimensions, dimensions)
        ) {
          throw new Error(`${text} is read as ${result.words}, which is ${String(result.value)}.`);
        }
        mustReadBack(text, result);
        read += 1;
      }
    }
  }
  expect(read).toBeGreaterThan(5000);
});

test('a printed quantity is read as the same value, and printed the same again', () => {
  const random = seeded(5);
  for (const [symbol, unit] of units) {
    for (const text of [symbol, ...(unit.from ? [] : [`${symbol}/m^2`, `kg ${symbol}^2`])]) {
      const { unit: read } = reading(`1 ${text}`);
      const value = (random() < 0.3 ? -1 : 1) * 10 ** (20 * random() - 10);
      const digits = 2 + Math.floor(5 * random());
      const print = (number: number) => flatText(quantityRuns(numberText(number, digits), read));
      const again = reading(print(value));
      expect(isSame(again.number.value, value, 10 ** (1 - digits)), print(value)).toBe(true);
      expect(print(again.number.value)).toBe(print(value));
      // A temperature difference is printed like a temperature, so only the size of the unit can be
      // compared.
      expect(isSame(again.unit.factor, read.factor), text).toBe(true);
      expect(sameDimensions(again.dimensions, read.dimensions), text).toBe(true);
    }
  }
});

test('the words of a reading are read as the same quantity: 15,000 entries', () => {
  let understood = 0;
  for (const typed of [
    ...hostileStrings,
    ...randomStrings(2500),
    ...almostQuantities(2500),
    ...piecesOfQuantities(10_000),
  ]) {
    const result = readQuantity(typed);
    if ('problem' in result) continue;
    understood += 1;
    expect(Number.isFinite(result.value), typed).toBe(true);
    mustReadBack(typed, result);
  }
  expect(understood).toBeGreaterThan(1500);
});
