import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { Complaint } from '../text/fault.ts';
import { equations, type Table } from './property-tables.ts';
import { unitOf } from './stated.ts';
import { isSubstance, substanceTable } from './substance-table.ts';

/** A parsed lookup, like `steam(p = P1, T = T1, h) in kJ/kg to 5`. */
export interface PropertyCall {
  table: Table;
  /** The state to look up. Each `text` is a name, a number with its unit, or an expression. */
  given: readonly { key: string; text: string; unit: ParsedUnit }[];
  wanted: { key: string; unit: ParsedUnit };
  unit: string | undefined;
  digits: string | undefined;
}

const pattern =
  /^\s*(?<name>[A-Za-z0-9][^()=]*?)\s*\((?<inside>(?:[^()]|\([^()]*\))*)\)(?:\s+in\s+(?<unit>.+?))?(?:\s+to\s+(?<digits>\d+))?\s*$/;

export function readCall(text: string): PropertyCall | undefined {
  const matched = pattern.exec(text)?.groups;
  if (!matched) return undefined;
  const { name = '', inside = '', unit, digits } = matched;
  // The `<=` in `row <= m` is a comparison and doesn't start a given.
  const all = inside.split(',').map((part) => part.split(/(?<![<>])=/).map((side) => side.trim()));
  const isOfSubstance = !(name in equations) && (isSubstance(name) || all.some(isPair));
  const [, phase] = (isOfSubstance ? all.find(([key]) => key === 'phase') : undefined) ?? [];
  const table = isOfSubstance ? substanceTable(name, phase) : equations[name];
  if (!table) return undefined;
  const parts = all.filter(([key]) => !isOfSubstance || key !== 'phase');
  const [asked, ...others] = parts.filter(({ length }) => length === 1);
  const [key = ''] = asked ?? [];
  if (!asked || others.length > 0) {
    throw new Complaint(
      'you can only look up one property at a time, the one without an equals sign.',
      `Write it like ${table.example}.`,
    );
  }
  return {
    table,
    wanted: { key, unit: unitFor(key, table) },
    given: parts.filter(isPair).map((pair) => givenIn(pair, table)),
    unit,
    digits,
  };
}

const isPair = ({ length }: readonly string[]) => length === 2;

function givenIn([key = '', text = '']: readonly string[], table: Table) {
  if (table.asked.includes(key)) {
    throw new Complaint(`you can’t look it up by "${key}".`, `Write it like ${table.example}.`);
  }
  return { key, text, unit: unitFor(key, table) };
}

function unitFor(key: string, { units, example }: Table): ParsedUnit {
  const unit = units[key];
  if (unit !== undefined) return unitOf(unit);
  const known = Object.keys(units);
  // No suggestion for one- and two-letter keys, which are all similar to each other.
  const meant =
    known.find((each) => each.toLowerCase() === key.toLowerCase()) ??
    (key.length > 2 ? closestWord(key, known) : undefined);
  throw new Complaint(
    `the table doesn’t have "${key}".`,
    meant === undefined
      ? `It has ${known.join(', ')}, as in ${example}.`
      : `Did you mean "${meant}"?`,
  );
}
