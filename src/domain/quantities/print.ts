import type { FoundUnit } from './find-unit.ts';
import type { UnitPart, ParsedUnit } from './read-unit.ts';
import { memoize } from './memoize.ts';
import { superscript } from './superscript.ts';

export interface Run {
  text: string;
  raised?: true;
  /** True for guard digits, which follow the significant digits. */
  isGuard?: true;
  /** Slot of this number, if it varies between sets of numbers. */
  place?: number;
}

/** A printed number, with its slot if it varies between sets of numbers. */
export interface PrintedNumber {
  mantissa: string;
  /** The guard digits, which the mantissa includes: `35` in `1.8235`. */
  guardDigits?: string | undefined;
  power?: number;
  place?: number | undefined;
}

export const minus = '−';
const noBreak = '\u00a0';

/**
 * Rounds to significant digits, as in `12,300`. Uses a power of ten for very large and small
 * numbers. With 0 digits, rounds to a whole number.
 */
export function numberText(value: number, digits: number): PrintedNumber {
  if (value === 0) return { mantissa: '0' };
  // Rounds halves up despite floating-point error.
  const nudged = value * (1 + 1e-12);
  // Avoids printing -0.
  if (digits === 0) return { mantissa: grouped(nudged.toFixed(0).replace(/^-0$/, '0')) };
  const rounded = Number(nudged.toPrecision(digits));
  const power = Math.floor(Math.log10(Math.abs(rounded)));
  if (power < 6 && power >= -3) {
    return { mantissa: grouped(rounded.toFixed(Math.max(0, digits - 1 - power))) };
  }
  return { mantissa: grouped((rounded / 10 ** power).toFixed(digits - 1)), power };
}

/**
 * Adds thousands separators to numbers with five or more digits, and replaces a hyphen with a minus
 * sign.
 */
export function grouped(digits: string): string {
  const [whole = '', fraction] = digits.replace('-', minus).split('.');
  const apart =
    whole.replace(/\D/g, '').length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return fraction === undefined ? apart : `${apart}.${fraction}`;
}

/** Formats a unit with raised exponents, like `kJ/(kg·K)` or `min⁻¹`. */
export const unitRuns = memoize((unit: ParsedUnit): Run[] => {
  const above = unit.parts.filter(({ exponent }) => exponent > 0);
  const below = unit.parts.filter(({ exponent }) => exponent < 0);
  const from = separateReference(unit);
  return [
    // A unit without a numerator gets negative exponents. "1/min" would need a 1, and "0.5 1/min"
    // looks like 0.51/min.
    ...(above.length === 0 ? product(below) : product(above)),
    ...(above.length === 0 || below.length === 0 ? [] : underAStroke(below)),
    ...(from === undefined ? [] : [{ text: `${noBreak}(${from === 'gauge' ? from : 'abs'})` }]),
  ];
});

/**
 * Returns gauge or absolute if it has to be written after the unit, because the symbol doesn't
 * include it.
 */
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

/**
 * Formats a symbol with characters that aren't on keyboards, like micro and degree signs, and with
 * the dollar sign.
 */
export function printedSymbol({ symbol, unit: { words } }: FoundUnit): string {
  const [one] = words;
  // The dollar sign goes before the number, and the rest of the unit goes after it: "$ million".
  if (symbol.endsWith('USD')) return `$${noBreak}${one}`.replace(/.dollars?$/, '');
  return (one.startsWith('micro') ? symbol.replace('u', 'μ') : symbol).replace(
    /^delta|^(?=[CFR]$)|^deg$/,
    '°',
  );
}

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

/** Recognizes a unit whose dollar sign comes before the number, as in $0.085/kWh. */
export const isMoney = (unit: ParsedUnit): boolean => isBeforeNumber(unitText(unit));

/** Recognizes a percent sign, which has no space before it. */
export const isPercent = ({ parts }: ParsedUnit): boolean =>
  parts.length === 1 && parts[0]?.symbol === '%';

/** Recognizes units without a space before them: a percent sign, or the degree sign of an angle. */
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

/** Formats a quantity as a single string, for drawings. */
export const flatText = (runs: readonly Run[]) =>
  runs.map((run) => (run.raised ? superscript(run.text) : run.text)).join('');

/** Formats a unit as a single string, for plot axes. */
export const unitText = memoize((unit: ParsedUnit) => flatText(unitRuns(unit)));

/**
 * Recognizes a printed unit that starts with a dollar sign, like $/kWh. The sign moves before the
 * number: $0.085/kWh.
 */
const isBeforeNumber = (unit: string): boolean => /^\$(?=$|[\s/·])/.test(unit);

export const withUnit = (number: string, unit: string): string =>
  isBeforeNumber(unit)
    ? number.replace(/^−?/, '$&$$') + unit.slice(1)
    : number + (/^[%°]?$/.test(unit) ? '' : '\u00a0') + unit;
