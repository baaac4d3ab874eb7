/** A piece of printed text, raised where it is an exponent. */
export interface Run {
  text: string;
  raised?: true;
}

const minus = '−';

/** A number with so many significant digits, as `12,300` or `1.23 × 10` and its exponent. */
export function numberText(value: number, digits: number): { mantissa: string; power?: number } {
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
export function quantityRuns(number: { mantissa: string; power?: number }, unit: string): Run[] {
  const units = unitRuns(unit);
  const noBreak = '\u00a0';
  return joined([
    { text: number.mantissa },
    ...(number.power === undefined
      ? []
      : [
          { text: `${noBreak}×${noBreak}10` },
          { text: String(number.power).replace('-', minus), raised: true as const },
        ]),
    ...(units.length > 0 && unit !== '%' ? [{ text: noBreak }] : []),
    ...units,
  ]);
}

function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((done, run) => {
    const last = done.at(-1);
    return last && last.raised === run.raised
      ? [...done.slice(0, -1), { ...last, text: last.text + run.text }]
      : [...done, run];
  }, []);
}

/** A number and its unit as TeX. */
export function quantityTex(number: { mantissa: string; power?: number }, unit: string): string {
  const digits = number.mantissa.replaceAll(',', '{,}').replace(minus, '-');
  const power = number.power === undefined ? '' : ` \\times 10^{${String(number.power)}}`;
  return `${digits}${power}${unitTex(unit)}`;
}

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

const raised: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  [minus]: '⁻',
};

/** A quantity on one line, for drawings. */
export const flatText = (runs: readonly Run[]) =>
  runs
    .map((run) =>
      run.raised ? run.text.replace(/./g, (digit) => raised[digit] ?? digit) : run.text,
    )
    .join('');

/** A unit on one line, for the axes of plots. */
export const unitText = (unit: string) => flatText(unitRuns(unit));
