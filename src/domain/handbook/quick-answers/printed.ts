import { flatText, numberText, quantityRuns, unitRuns, type Run } from '../../quantities/print.ts';
import { unitOf, type ParsedUnit } from '../../quantities/read-unit.ts';

const usualDigits = 4;

/** Formats an SI value in a unit. Takes the zero of a temperature scale into account. */
export function printed(
  value: number,
  unit: ParsedUnit | string,
  digits = usualDigits,
): readonly Run[] {
  const reading = typeof unit === 'string' ? unitOf(unit) : unit;
  return quantityRuns(numberText((value - reading.zero) / reading.factor, digits), reading);
}

/** Formats a difference given in SI. Ignores the zero of a temperature scale. */
export function printedDifference(
  value: number,
  unit: ParsedUnit | string,
  digits = usualDigits,
): readonly Run[] {
  const reading = typeof unit === 'string' ? unitOf(unit) : unit;
  return quantityRuns(numberText(value / reading.factor, digits), reading);
}

export const printedNumber = (value: number, digits = usualDigits): readonly Run[] =>
  quantityRuns(numberText(value, digits), unitOf(''));

export const printedUnit = (unit: ParsedUnit): readonly Run[] => unitRuns(unit);

export const plain = (runs: readonly Run[]): string => flatText(runs).replaceAll('\u00a0', ' ');
