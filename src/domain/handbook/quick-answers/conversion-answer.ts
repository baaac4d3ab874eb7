import { unitOf, type ParsedUnit } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { unitWords } from '../../quantities/unit-words.ts';
import type { Answered, AnswerRow } from './answer.ts';
import { customaryUnits } from './customary.ts';
import { plain, printed, printedUnit } from './printed.ts';
import type { Quantity } from './read-parts.ts';
import { workOf } from './unit-fractions.ts';

const byDefinition =
  'Conversion factors by definition (NIST SP 811), so the digits you see are right.';

/**
 * Number of digits to print: as many as were typed, but four to eight. Below a million, includes
 * all digits before the decimal point.
 */
export const digitsFor = ({ digits, value }: Quantity, to: ParsedUnit) => {
  const whole = Math.floor(Math.log10(Math.abs(value / to.factor) || 1)) + 1;
  return Math.min(8, Math.max(4, digits, whole <= 6 ? whole : 0));
};

export function conversionAnswer(
  quantity: Quantity,
  to: ParsedUnit,
  value: readonly { text: string }[],
  more: Partial<Answered> = {},
): Answered {
  return {
    kind: 'answer',
    read: `${quantity.text} in ${unitWords(to, false)}`,
    value,
    rows: [],
    notes: [],
    source: byDefinition,
    links: [],
    ...more,
  };
}

export function directConversion(quantity: Quantity, to: ParsedUnit, board: UnitSystem): Answered {
  const { value, unit: from } = quantity;
  const end = printed(value, to, digitsFor(quantity, to));
  return conversionAnswer(quantity, to, end, {
    work: workOf(value / from.factor, from, to, end),
    rows: otherUnitRows(value, [from, to], board),
    notes: notesOn([from, to]),
  });
}

export function otherUnitRows(
  value: number,
  but: readonly ParsedUnit[],
  board: UnitSystem,
): AnswerRow[] {
  const [{ dimensions } = unitOf('')] = but;
  const requested = but.map((unit) => plain(printedUnit(unit)));
  return customaryUnits(dimensions, board)
    .filter((unit) => !requested.includes(plain(printedUnit(unit))))
    .slice(0, 4)
    .map((unit) => ({
      name: `In ${unitWords(unit, false)}`,
      value: printed(value, unit),
    }));
}

/** Notes on ambiguous units. The patterns match their symbols. */
const unitNotes: readonly (readonly [RegExp, string])[] = [
  [/scf/, 'Standard cubic feet are at 60 °F and 1 atm here. Some plants use 68 °F or 70 °F.'],
  [/^(?:Nm3|sccm|slpm)$/, 'Normal cubic meters, sccm and slpm are at 0 °C and 1 atm.'],
  [
    /^tons?$/,
    'A ton is a short ton (2,000 lb) here. Type “tonne” for 1,000 kg or “long ton” for 2,240 lb.',
  ],
  [/^oz$/, 'An ounce is a mass here. For a volume, type “fl oz”.'],
  [/^k?cal$/, 'A calorie is 4.184 J here (thermochemical).'],
  [/^bbl$/, 'A barrel is an oil barrel, 42 gallons.'],
  [/^(?:gal|qt|pt|cup|floz)$/, 'US measures.'],
];

function notesOn(units: readonly ParsedUnit[]): string[] {
  const symbols = units.flatMap(({ parts }) => parts.map(({ symbol }) => symbol));
  return unitNotes.flatMap(([pattern, note]) =>
    symbols.some((symbol) => pattern.test(symbol)) ? [note] : [],
  );
}
