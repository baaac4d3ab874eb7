import { grouped, numberText, type PrintedNumber } from '../domain/quantities/print.ts';
import { isTemperatureScale, type UnitReading } from '../domain/quantities/read-unit.ts';
import { Complaint } from './fault.ts';
import type { Named } from './names.ts';
import { numberIn, unitOf } from './stated.ts';

const reference =
  /^\s*(?<name>[A-Za-z]\w*)(?:\s+in\s+(?<unit>.+?))?(?:\s+to\s+(?<digits>\d+))?\s*$/;

/** The number and the unit that a reference such as `Q in kW to 3` prints. */
export function printedAs(
  text: string,
  find: (name: string) => Named,
): { number: PrintedNumber; unit: UnitReading } {
  const { name, unit: wanted, digits } = reference.exec(text)?.groups ?? {};
  if (name === undefined) {
    throw new Complaint(
      `"{${text}}" is not the name of a number.`,
      'Write {Q}, {Q in kW}, {Q to 2} or {Q in kW to 2}. Compute anything else with <Let> first.',
    );
  }
  const named = find(name);
  if (wanted === undefined && digits === undefined) {
    return { number: numberOf(named), unit: named.unit };
  }
  const unit = wanted === undefined ? named.unit : unitOf(wanted);
  if (digits === undefined && [named.unit, unit].some(isTemperatureScale)) {
    // Another zero changes the number of digits, not how many stand behind the point.
    const decimals = numberOf(named).mantissa.split('.')[1]?.length ?? 0;
    const number = numberIn(named.quantity, unit).toFixed(decimals);
    return { number: { mantissa: grouped(number) }, unit };
  }
  const printed = { ...named, typed: undefined, unit };
  if (digits !== undefined) printed.digits = Number(digits);
  return { number: numberOf(printed), unit };
}

/** A named number as it is printed where nothing else is asked for. */
export function numberOf({ quantity, unit, digits, typed }: Named): PrintedNumber {
  return typed === undefined
    ? numberText(numberIn(quantity, unit), digits)
    : { mantissa: grouped(typed.replace('+', '')) };
}
