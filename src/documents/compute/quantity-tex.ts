import { isPercent, minus, unitRuns, type PrintedNumber } from '../../domain/quantities/print.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';

/** A number and its unit as TeX. */
export function quantityTex(number: PrintedNumber, unit: UnitReading): string {
  const digits = number.mantissa.replaceAll(',', '{,}').replace(minus, '-');
  const power = number.power === undefined ? '' : ` \\times 10^{${String(number.power)}}`;
  return `${inItsPlace(`${digits}${power}`, number.place)}${unitTex(unit)}`;
}

/** The typesetter carries a link through to both of its outputs, where it marks the place. */
const inItsPlace = (tex: string, place?: number) =>
  place === undefined ? tex : `\\href{#n${String(place)}}{${tex}}`;

const known = new WeakMap<UnitReading, string>();

/** A unit as TeX; the same few stand behind hundreds of numbers. */
function unitTex(unit: UnitReading): string {
  const tex = known.get(unit) ?? (isPercent(unit) ? '\\%' : lettersTex(unit));
  known.set(unit, tex);
  return tex;
}

function lettersTex(unit: UnitReading): string {
  const letters = unitRuns(unit)
    .map(({ text, raised }) =>
      raised
        ? `^{${text.replace(minus, '-')}}`
        : text.replaceAll('°', '{}^{\\circ}').replaceAll('·', '\\cdot ').replaceAll('\u00a0', '~'),
    )
    .join('');
  return letters === '' ? '' : `\\,\\mathrm{${letters}}`;
}
