import { kindOf, noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import { withUnit } from '../quantities/unit-beside.ts';
import type { AskedQuantity } from './asked-quantity.ts';

/** What a question asks for, with its article: "a mass flow rate", "a gauge pressure". */
export function askedFor({ dimensions, unit, is }: AskedQuantity): string {
  if (is === 'gauge' || is === 'absolute')
    return is === 'gauge' ? 'a gauge pressure' : 'an absolute pressure';
  if (is === 'temperature') return 'a temperature';
  if (sameDimensions(dimensions, noDimensions)) {
    return unit === '' ? 'a number' : unit === '%' ? 'a percentage' : `a ratio in ${unit}`;
  }
  const kind = kindOf(dimensions);
  if (kind === undefined) return `a value in ${unit}`;
  return kind === 'a temperature' ? 'a temperature difference' : kind;
}

/** The line under an empty answer box: "A mass flow rate with a unit like kg/hr. Within 1% counts." */
export function helpFor(question: AskedQuantity): string {
  const { unit, allowance } = question;
  const asked = askedFor(question);
  const example =
    unit === '' || unit === '%' || asked.endsWith(unit) ? '' : ` with a unit like ${unit}`;
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${example}. Within ${allowance} counts.`;
}

/** An answer as one might look, to show how to type one: "3.2 kg/s". */
export const exampleFor = ({ unit }: AskedQuantity): string =>
  withUnit('3.2', unit).replace('\u00a0', ' ');
