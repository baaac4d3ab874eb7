import { kindOf, noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import { units } from '../quantities/unit-table.ts';
import { withUnit } from '../quantities/print.ts';
import type { AskedQuantity } from './asked-quantity.ts';

// Kinds of quantities that share their dimensions with another kind: a density has those of a
// concentration in g/L, and a velocity those of a mass transfer coefficient in m/s.
const isShared =
  /density|velocity|rate constant|reaction rate|(?:mass|molar) flux|(?:specific|molar) volume|power per volume|resistance| or |value per|per kelvin/;

/** Names the quantity that a question asks for, like "a mass flow rate". */
export function askedFor({ dimensions, unit, is, digits }: AskedQuantity): string {
  if (is === 'gauge' || is === 'absolute')
    return is === 'gauge' ? 'a gauge pressure' : 'an absolute pressure';
  if (is === 'temperature') return 'a temperature';
  if (digits === 0) return 'a whole number';
  if (sameDimensions(dimensions, noDimensions)) {
    if (unit === '°') return 'an angle';
    return unit === '' ? 'a number' : unit === '%' ? 'a percentage' : `a ratio in ${unit}`;
  }
  const kind = kindOf(dimensions);
  if (kind === undefined || isShared.test(kind)) return `a value in ${unit}`;
  return kind === 'a temperature' ? 'a temperature difference' : kind;
}

/**
 * Returns the hint below a field, like "A mass flow rate with a unit like kg/hr. Within 1% counts."
 */
export function helpFor(question: AskedQuantity): string {
  const { unit, allowance } = question;
  const asked = askedFor(question);
  const example =
    unit === '' || unit === '%' || asked.endsWith(unit)
      ? ''
      : ` with a unit like ${unitInText(unit)}`;
  const counts = question.digits === 0 ? '' : ` Within ${allowance} counts.`;
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${example}.${counts}`;
}

/** Returns a unit for use in a sentence: its symbol, or the plural of a word like "days". */
export function unitInText(unit: string): string {
  const [one, several] = units.get(unit)?.words ?? [];
  return one === unit && unit !== 'bar' ? (several ?? unit) : unit;
}

/** Returns an example of how to type an answer, like "3.2 kg/s". */
export const exampleFor = ({ unit, digits }: AskedQuantity): string =>
  withUnit(digits === 0 ? '3' : '3.2', unit).replace('\u00a0', ' ');
