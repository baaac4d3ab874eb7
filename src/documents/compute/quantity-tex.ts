import {
  isClose,
  isMoney,
  isPercent,
  minus,
  unitRuns,
  type PrintedNumber,
} from '../../domain/quantities/print.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { memoize } from '../../domain/quantities/memoize.ts';

export function quantityTex(number: PrintedNumber, unit: ParsedUnit): string {
  const digits = number.mantissa.replaceAll(',', '{,}').replace(minus, '-');
  const power = number.power === undefined ? '' : ` \\times 10^{${String(number.power)}}`;
  const whole = `${marked(`${digits}${power}`, number)}${unitTex(unit)}`;
  return isMoney(unit) ? `\\$${whole}`.replace(/^\\\$-/, '-\\$') : whole;
}

/** Wraps a number in a link that encodes its slot and its guard digits. KaTeX preserves links. */
function marked(tex: string, { place, guardDigits = '' }: PrintedNumber): string {
  const mark = [
    ...(place === undefined ? [] : [`n${String(place)}`]),
    ...(guardDigits === '' ? [] : [`c${String(guardDigits.length)}`]),
  ].join('');
  return mark === '' ? tex : `\\href{#${mark}}{${tex}}`;
}

/** Cached, because documents repeat a few units hundreds of times. */
const unitTex = memoize((unit: ParsedUnit): string => (isPercent(unit) ? '\\%' : lettersTex(unit)));

function lettersTex(unit: ParsedUnit): string {
  const isBefore = isMoney(unit);
  const letters = unitRuns(unit)
    .map((run, place) => (isBefore && place === 0 ? { ...run, text: run.text.slice(1) } : run))
    .map(({ text, raised }) =>
      raised
        ? `^{${text.replace(minus, '-')}}`
        : text
            .replaceAll('$', '\\$')
            .replaceAll('°', '{}^{\\circ}')
            .replaceAll('·', '\\cdot ')
            .replaceAll('\u00a0', '~'),
    )
    .join('');
  return letters === '' ? '' : `${isBefore || isClose(unit) ? '' : '\\,'}\\mathrm{${letters}}`;
}
