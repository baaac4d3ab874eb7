import { superscript } from '../../domain/superscript.ts';

/** A piece of printed text, raised where it is an exponent. */
export interface Run {
  text: string;
  raised?: true;
  /** The place of this number among those that change with new numbers. */
  place?: number;
}

/** A number in print: its digits, the power of ten behind them, and its place if it can change. */
export interface PrintedNumber {
  mantissa: string;
  power?: number;
  place?: number | undefined;
}

const minus = '−';
const noBreak = '\u00a0';

/** A number with so many significant digits, as `12,300` or `1.23 × 10` and its exponent. */
export function numberText(value: number, digits: number): PrintedNumber {
  if (value === 0) return { mantissa: '0' };
  const rounded = Number(value.toPrecision(digits));
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

/** The pieces of a unit, each with its exponent if it has one. */
function unitRuns(unit: string): Run[] {
  if (unit === '' || unit === '1') return [];
  // "0.5 1/min" would read as 0.51/min.
  const inverse = /^1\/([A-Za-z]+)$/.exec(unit)?.[1];
  if (inverse !== undefined) return unitRuns(`${inverse}^-1`);
  const runs: Run[] = [];
  for (const [, letters, exponent, other] of unit.matchAll(
    /([A-Za-z%]+)(?:\^(-?[\d.]+))?|([^A-Za-z%])/g,
  )) {
    if (letters !== undefined) runs.push({ text: unitNames[letters] ?? letters });
    if (exponent !== undefined) runs.push({ text: exponent.replace('-', minus), raised: true });
    if (other !== undefined) runs.push({ text: other === ' ' ? '·' : other });
  }
  return runs;
}

const unitNames: Record<string, string> = {
  degC: '°C',
  degF: '°F',
  degR: '°R',
  deltaC: '°C',
  deltaF: '°F',
};

/** A number and its unit as text. */
export function quantityRuns(number: PrintedNumber, unit: string): Run[] {
  const units = unitRuns(unit);
  const { place } = number;
  const runs: Run[] = [
    { text: number.mantissa },
    ...(number.power === undefined
      ? []
      : [
          { text: `${noBreak}×${noBreak}10` },
          { text: String(number.power).replace('-', minus), raised: true as const },
        ]),
  ];
  return joined([
    ...(place === undefined ? runs : joined(runs).map((run) => ({ ...run, place }))),
    ...(units.length > 0 && unit !== '%' ? [{ text: noBreak }] : []),
    ...units,
  ]);
}

function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((done, run) => {
    const last = done.at(-1);
    return last && last.raised === run.raised && last.place === run.place
      ? [...done.slice(0, -1), { ...last, text: last.text + run.text }]
      : [...done, run];
  }, []);
}

/** A number and its unit as TeX. */
export function quantityTex(number: PrintedNumber, unit: string): string {
  const digits = number.mantissa.replaceAll(',', '{,}').replace(minus, '-');
  const power = number.power === undefined ? '' : ` \\times 10^{${String(number.power)}}`;
  return `${inItsPlace(`${digits}${power}`, number.place)}${unitTex(unit)}`;
}

/** The typesetter carries a link through to both of its outputs, where it marks the place. */
const inItsPlace = (tex: string, place?: number) =>
  place === undefined ? tex : `\\href{#n${String(place)}}{${tex}}`;

function unitTex(unit: string): string {
  if (unit === '%') return '\\%';
  const letters = unitRuns(unit)
    .map(({ text, raised }) =>
      raised
        ? `^{${text.replace(minus, '-')}}`
        : text.replaceAll('°', '{}^{\\circ}').replaceAll('·', '\\cdot '),
    )
    .join('');
  return letters === '' ? '' : `\\,\\mathrm{${letters}}`;
}

/** A quantity on one line, for drawings. */
export const flatText = (runs: readonly Run[]) =>
  runs.map((run) => (run.raised ? superscript(run.text) : run.text)).join('');

/** A unit on one line, for the axes of plots. */
export const unitText = (unit: string) => flatText(unitRuns(unit));
