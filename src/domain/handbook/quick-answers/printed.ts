import { flatText, numberText, quantityRuns, unitRuns, type Run } from '../../quantities/print.ts';
import { readUnit, type ParsedUnit } from '../../quantities/read-unit.ts';

/** A unit that we write ourselves. */
export function unitOf(text: string): ParsedUnit {
  const unit = readUnit(text);
  if ('problem' in unit) throw new Error(`${text}: ${unit.problem}`);
  return unit;
}

const usualDigits = 4;

/** A value in SI units, printed in a unit; a temperature on a scale counts from that scale’s zero. */
export function printed(
  value: number,
  unit: ParsedUnit | string,
  digits = usualDigits,
): readonly Run[] {
  const reading = typeof unit === 'string' ? unitOf(unit) : unit;
  return quantityRuns(numberText((value - reading.zero) / reading.factor, digits), reading);
}

/** A difference in SI units, printed in a unit. */
export function printedDifference(
  value: number,
  unit: ParsedUnit | string,
  digits = usualDigits,
): readonly Run[] {
  const reading = typeof unit === 'string' ? unitOf(unit) : unit;
  return quantityRuns(numberText(value / reading.factor, digits), reading);
}

/** A plain number in print. */
export const printedNumber = (value: number, digits = usualDigits): readonly Run[] =>
  quantityRuns(numberText(value, digits), unitOf(''));

/** A unit in print. */
export const printedUnit = (unit: ParsedUnit): readonly Run[] => unitRuns(unit);

/** What is printed, on one line. */
export const plain = (runs: readonly Run[]): string => flatText(runs).replaceAll('\u00a0', ' ');
