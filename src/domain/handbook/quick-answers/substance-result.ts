import type { FluidPhase, PropertyAnswer } from '../../properties/pure-substance.ts';
import { sameDimensions, type Dimensions } from '../../quantities/dimensions.ts';
import { type HandbookSubstance, substancePage } from '../substances/handbook-substance.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import { type Answered, type AnswerRow, type Printed, refused, type Refused } from './answer.ts';
import { plain, printed } from './printed.ts';
import { timesDimensions } from './unit-fractions.ts';
import { looseUnit } from './read-parts.ts';

export interface SubstanceQuestion {
  substance: HandbookSubstance;
  text: string;
  /** Temperature in K, and pressure in Pa. */
  T?: number | undefined;
  p?: number | undefined;
  isUs: boolean;
  wantedUnit: string | undefined;
  notes: string[];
}

export const temperatureText = (T: number, { isUs }: SubstanceQuestion) =>
  plain(printed(T, isUs ? '°F' : '°C', digitsAt(T - 273.15)));

/** Units of the additional values. */
export const rowUnits = ({ isUs }: SubstanceQuestion) =>
  isUs
    ? {
        ...{ temperature: '°F', pressure: 'psia', energy: 'BTU/lbmol' },
        ...{ capacity: 'BTU/(lbmol °R)', capacityByMass: 'BTU/(lb °F)' },
      }
    : {
        ...{ temperature: '°C', pressure: 'MPa', energy: 'kJ/mol' },
        ...{ capacity: 'J/(mol K)', capacityByMass: 'kJ/(kg K)' },
      };

const digitsAt = (celsius: number) =>
  Math.abs(celsius) < 10 ? 2 : Math.abs(celsius) < 100 ? 3 : 4;

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const phaseName = (phase: FluidPhase) => (phase === 'gas' ? 'ideal gas' : 'liquid');

/**
 * Returns the phase that the question names, or both phases, with the one that's stable at 25 °C
 * first.
 */
export function phasesMeant(
  text: string,
  { boilingPoint: boils }: HandbookSubstance,
): FluidPhase[] {
  if (/\bliq(?:uid)?\b|\(l\)/.test(text)) return ['liquid'];
  if (/\b(?:gas|vapou?r|steam)\b|\(g\)/.test(text)) return ['gas'];
  return (boils?.value ?? 0) > 298.15 ? ['liquid', 'gas'] : ['gas', 'liquid'];
}

export type Problem = Exclude<PropertyAnswer, { value: number }>;

/** Explains why a value is missing, with the range that's available. */
export function missingProperty(
  question: SubstanceQuestion,
  property: string,
  found: Problem,
  unit: 'K' | 'Pa',
): Refused {
  const { substance, T, isUs } = question;
  const read = capitalized(ofWhat(property, substance.name));
  if (
    unit === 'K' &&
    T !== undefined &&
    T > substance.critical.temperature &&
    property === 'vapor pressure'
  ) {
    return refused(
      `Above its critical temperature, ${temperatureText(substance.critical.temperature, question)}, ${substance.name} has no vapor pressure.`,
      read,
    );
  }
  if (found.problem === 'unknown')
    return refused(`We don’t have the ${ofWhat(property, substance.name)}.`, read);
  const own = unit === 'K' ? (isUs ? '°F' : '°C') : isUs ? 'psia' : 'kPa';
  const [from, to] = [found.from, found.to].map((end) => plain(printed(end, own)));
  return refused(
    `We only have the ${ofWhat(property, substance.name)} from ${from ?? ''} to ${to ?? ''}.`,
    read,
  );
}

/**
 * Joins a property and a name with "of", unless the property contains one, like "heat capacity of
 * gaseous".
 */
const ofWhat = (property: string, name: string) =>
  property.includes(' of ') ? `${property} ${name}` : `${property} of ${name}`;

export function antoineNote({
  substance: { vaporPressure: fit },
  isUs,
}: SubstanceQuestion): string {
  const [from, to] = [fit?.from, fit?.to].map((end = NaN) =>
    plain(printed(end, isUs ? '°F' : '°C')),
  );
  return fit ? `Antoine’s equation, good from ${from ?? ''} to ${to ?? ''}.` : '';
}

const molarMass: Dimensions = [1, 0, 0, 0, 0, -1, 0];

/**
 * Answers in the requested unit if it fits, per mole or per mass. Otherwise answers in both
 * systems.
 */
export function substanceResult(
  question: SubstanceQuestion,
  label: string,
  value: number,
  si: string,
  american: string,
  from: string | undefined,
  notes: readonly string[] = [],
): Answered {
  const { substance, isUs, wantedUnit } = question;
  const usual = unitOf(isUs ? american : si);
  const other = unitOf(isUs ? si : american);
  const unit = wantedUnit === undefined ? undefined : looseUnit(wantedUnit);
  const perMass = value / (substance.molarMass / 1000);
  const fits = unit && sameDimensions(unit.dimensions, usual.dimensions);
  const byMass =
    unit &&
    !fits &&
    sameDimensions(unit.dimensions, timesDimensions(usual.dimensions, molarMass, -1));
  const shown: Printed = byMass
    ? printed(perMass, unit, 4)
    : printed(value, fits ? unit : usual, 4);
  const isSame = other.factor === usual.factor && other.zero === usual.zero;
  const rows: AnswerRow[] = byMass
    ? [{ name: 'By mole', value: printed(value, usual) }]
    : fits || isSame
      ? []
      : [{ name: `In ${isUs ? 'SI' : 'US'} units`, value: printed(value, other) }];
  return {
    kind: 'answer',
    read: `${capitalized(substance.name)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    label: `${label}${label.startsWith('Molar') ? ` of ${substance.name}` : ''}`,
    value: shown,
    rows,
    notes: [
      ...notes.filter((note) => note !== ''),
      ...(substance.note === undefined ? [] : [substance.note]),
    ],
    source: `${from ?? 'Our list of substances'}.`.replace(/\.\.$/, '.'),
    links: [
      { text: `Everything we have on ${substance.name}`, href: substancePage(substance.name) },
    ],
  };
}
