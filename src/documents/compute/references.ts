import type { PrintedName } from '../../domain/plots/template.ts';
import {
  grouped,
  numberText,
  unitText,
  type PrintedNumber,
} from '../../domain/quantities/print.ts';
import { isTemperatureScale, type ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import type { ShownNumber } from './guard-digits.ts';
import type { Named } from './named.ts';
import { mustFit, numberIn, unitOf } from './stated.ts';

const reference =
  /^\s*(?<name>[A-Za-z]\w*)(?:\s+in\s+(?<unit>.+?))?(?:\s+to\s+(?<digits>\d+))?\s*$/;

function readReference(text: string): {
  name: string;
  wanted: string | undefined;
  digits: string | undefined;
} {
  const { name, unit: wanted, digits } = reference.exec(text)?.groups ?? {};
  if (name !== undefined) return { name, wanted, digits };
  throw new Complaint(
    `"{${text}}" isn’t the name of a number.`,
    'Write {Q}, {Q in kW}, {Q to 2} or {Q in kW to 2}. Compute anything else with <Let> first.',
  );
}

/** Returns the name in a reference like `Q in kW to 3`. */
export const nameIn = (text: string): string => readReference(text).name;

/** Returns the number and unit to print for a reference like `Q in kW to 3`. */
export function printedAs(
  text: string,
  find: (name: string) => Named,
): { number: PrintedNumber; unit: ParsedUnit } {
  const { name, wanted, digits } = readReference(text);
  const named = find(name);
  if (wanted === undefined && digits === undefined) {
    return { number: numberOf(named), unit: named.unit };
  }
  const unit = wanted === undefined ? named.unit : unitOf(wanted);
  if (digits === undefined && [named.unit, unit].some(isTemperatureScale)) {
    // When the zero changes, as from °C to kelvin, keep the number of decimals, not of significant
    // digits.
    const number = numberIn(named.quantity, unit).toFixed(decimalsOf(numberOf(named)));
    return { number: { mantissa: grouped(number) }, unit };
  }
  const printed = { ...named, typed: undefined, unit };
  if (digits !== undefined) printed.digits = Number(digits);
  return { number: numberOf(printed), unit };
}

/** Returns the format for a reference whose number changes in the browser. */
export function printedAnew(text: string, find: (name: string) => Named): PrintedName {
  const { name, wanted, digits } = readReference(text);
  const named = find(name);
  const unit = wanted === undefined ? named.unit : unitOf(wanted);
  mustFit(named.quantity.dimensions, unit);
  const isScale = digits === undefined && [named.unit, unit].some(isTemperatureScale);
  return {
    name,
    factor: unit.factor,
    zero: unit.zero,
    unit: unitText(unit),
    digits: digits === undefined ? named.digits : Number(digits),
    ...(isScale && { decimals: decimalsOf(numberOf(named)) }),
  };
}

const decimalsOf = ({ mantissa }: PrintedNumber) => mantissa.split('.')[1]?.length ?? 0;

function numberOf({ quantity, unit, digits, typed }: Named): PrintedNumber {
  return typed === undefined
    ? numberText(numberIn(quantity, unit), digits)
    : { mantissa: grouped(typed.replace('+', '')) };
}

/** Formats a number for calculation lines, where it may get guard digits. */
export function shownAs(name: string, named: Named): ShownNumber {
  const { quantity, unit, digits, typed } = named;
  return {
    form: typed === undefined ? `${name} in lines` : name,
    unit,
    value: numberIn(quantity, unit),
    digits,
    print: (value, more) =>
      typed === undefined ? numberText(value, digits + more) : numberOf(named),
  };
}
