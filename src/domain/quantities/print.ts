import type { FoundUnit } from './find-unit.ts';
import type { UnitPart, ParsedUnit } from './read-unit.ts';
import { memoize } from './memoize.ts';
import { superscript } from './superscript.ts';

/** A piece of printed text, raised where it is an exponent. */
export interface Run {
  text: string;
  raised?: true;
  /** Digits that are only carried on, beyond those that count. */
  isGuard?: true;
  /** The place of this number among those that change with new numbers. */
  place?: number;
}

/** A number in print: its digits, the power of ten behind them, and its place if it can change. */
export interface PrintedNumber {
  mantissa: string;
  /** The last digits of it that are only carried on: `35` of `1.8235`. */
  guardDigits?: string | undefined;
  power?: number;
  place?: number | undefined;
}

/** A true minus, as it is printed. */
export const minus = '−';
const noBreak = '\u00a0';

/**
 * A number with so many significant digits, as `12,300` or `1.23 × 10` and its exponent; with none, a
 * whole number.
 */
export function numberText(value: number, digits: number): PrintedNumber {
  if (value === 0) return { mantissa: '0' };
  // A half is rounded up, whatever the last bits of the computation made of it.
  const nudged = value * (1 + 1e-12);
  // There is no less than nothing of nothing.
  if (digits === 0) return { mantissa: grouped(nudged.toFixed(0).replace(/^-0$/, '0')) };
  const rounded = Number(nudged.toPrecision(digits));
  const power = Math.floor(Math.log10(Math.abs(rounded)));
  if (power < 6 && power >= -3) {
    return { mantissa: grouped(rounded.toFixed(Math.max(0, digits - 1 - power))) };
  }
  return { mantissa: grouped((rounded / 10 ** power).toFixed(digits - 1)), power };
}

/** Digits as a person writes them: thousands apart, with a true minus. */
export function grouped(digits: string): string {
  const [whole = '', fraction] = digits.replace('-', minus).split('.');
  const apart =
    whole.replace(/\D/g, '').length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? apart : `${apart}.${fraction}`;
}

/** The pieces of a unit, each with its exponent if it has one: `kJ/(kg·K)`, `min⁻¹`. */
export const unitRuns = memoize((unit: ParsedUnit): Run[] => {
  const above = unit.parts.filter(({ exponent }) => exponent > 0);
  const below = unit.parts.filter(({ exponent }) => exponent < 0);
  const from = separateReference(unit);
  return [
    // With nothing above it a stroke would need a one, and "0.5 1/min" reads as 0.51/min.
    ...(above.length === 0 ? product(below) : product(above)),
    ...(above.length === 0 || below.length === 0 ? [] : underAStroke(below)),
    ...(from === undefined ? [] : [{ text: `${noBreak}(${from === 'gauge' ? from : 'abs'})` }]),
  ];
});

/** From where a pressure counts, if a word behind its unit says so and not the unit itself. */
export const separateReference = ({ parts, from }: ParsedUnit) =>
  parts.some(({ unit }) => unit.from !== undefined) ? undefined : from;

const underAStroke = (below: readonly UnitPart[]): Run[] => {
  const runs = product(below.map((part) => ({ ...part, exponent: -part.exponent })));
  return below.length === 1 ? [{ text: '/' }, ...runs] : [{ text: '/(' }, ...runs, { text: ')' }];
};

const product = (parts: readonly UnitPart[]): Run[] =>
  parts.flatMap(({ exponent, ...part }, index) => [
    { text: `${index === 0 ? '' : '·'}${printedSymbol(part)}` },
    ...(exponent === 1
      ? []
      : [{ text: String(exponent).replace('-', minus), raised: true as const }]),
  ]);

/** What a keyboard lacks is printed all the same: micro, and the signs of degrees and dollars. */
export function printedSymbol({ symbol, unit: { words } }: FoundUnit): string {
  const [one] = words;
  // The sign goes before the number, and what's left behind it: "$ million".
  if (symbol.endsWith('USD')) return `$${noBreak}${one}`.replace(/.dollars?$/, '');
  return (one.startsWith('micro') ? symbol.replace('u', 'μ') : symbol).replace(
    /^delta|^(?=[CFR]$)|^deg$/,
    '°',
  );
}

/** A number and its unit as text. */
export function quantityRuns(number: PrintedNumber, unit: ParsedUnit): Run[] {
  const units = unitRuns(unit);
  const { place, mantissa, guardDigits = '' } = number;
  const runs: Run[] = [
    { text: mantissa.slice(0, mantissa.length - guardDigits.length) },
    ...(guardDigits === '' ? [] : [{ text: guardDigits, isGuard: true as const }]),
    ...(number.power === undefined
      ? []
      : [
          { text: `${noBreak}×${noBreak}10` },
          { text: String(number.power).replace('-', minus), raised: true as const },
        ]),
  ];
  const numbers = place === undefined ? runs : joined(runs).map((run) => ({ ...run, place }));
  const [first, ...others] = units;
  if (first && isMoney(unit)) {
    return joined([{ text: '$' }, ...numbers, { text: first.text.slice(1) }, ...others]).map(
      (run) => ({ ...run, text: run.text.replace(`$${minus}`, `${minus}$`) }),
    );
  }
  return joined([
    ...numbers,
    ...(units.length > 0 && !isClose(unit) ? [{ text: noBreak }] : []),
    ...units,
  ]);
}

/** Whether a number stands behind the sign of its unit, as it does in $0.085/kWh. */
export const isMoney = (unit: ParsedUnit): boolean => isBeforeNumber(unitText(unit));

/** A percent sign stands close to its number. */
export const isPercent = ({ parts }: ParsedUnit): boolean =>
  parts.length === 1 && parts[0]?.symbol === '%';

/** The sign of degrees of an angle does too. */
export const isClose = (unit: ParsedUnit): boolean =>
  isPercent(unit) || (unit.parts.length === 1 && /^(?:deg|°)$/.test(unit.parts[0]?.symbol ?? ''));

function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((done, run) => {
    const last = done.at(-1);
    return last && sameLook(last, run) && last.place === run.place
      ? [...done.slice(0, -1), { ...last, text: last.text + run.text }]
      : [...done, run];
  }, []);
}

const sameLook = (a: Run, b: Run) => a.raised === b.raised && a.isGuard === b.isGuard;

/** A quantity on one line, for drawings. */
export const flatText = (runs: readonly Run[]) =>
  runs.map((run) => (run.raised ? superscript(run.text) : run.text)).join('');

/** A unit on one line, for the axes of plots. */
export const unitText = memoize((unit: ParsedUnit) => flatText(unitRuns(unit)));

/** Whether a unit begins with a sign that goes before its number, as in $0.085/kWh. */
const isBeforeNumber = (unit: string): boolean => /^\$(?=$|[\s/·])/.test(unit);

/** A number and the words of its unit. */
export const withUnit = (number: string, unit: string): string =>
  isBeforeNumber(unit)
    ? number.replace(/^−?/, '$&$$') + unit.slice(1)
    : number + (/^[%°]?$/.test(unit) ? '' : '\u00a0') + unit;
