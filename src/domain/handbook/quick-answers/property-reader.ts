import type { HandbookSubstance } from '../substances/handbook-substance.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { Answer } from './answer.ts';
import { formulaAnswer } from './formula-mass.ts';
import { unavailableProperty, namedSubstance, unknownSubstance } from './named-substance.ts';
import { propertySplit } from './phrasing.ts';
import { looseUnit, piecesOf, type Piece } from './read-parts.ts';
import { airAnswer, isAboutAir } from './air-answer.ts';
import { steamAnswer } from './steam-answer.ts';
import { isAboutSteam } from './steam-question.ts';
import { substanceAnswer } from './substance-answer.ts';

/** Answers questions about properties. Returns undefined for any other text. */
export interface PropertyReader {
  (text: string): Answer | undefined;
  /** The board's units, for questions that don't name one. */
  units: UnitSystem;
}

type Reading = (
  body: string,
  pieces: readonly Piece[],
  wantedUnit: string | undefined,
) => Answer | undefined;

/**
 * Answers about substances: `first` has priority over steam and humid air, `last` comes after them.
 */
interface SubstanceReader {
  first: Reading;
  last: Reading;
}

/** Properties of water that come from the list of substances instead of the steam equations. */
const ofItsOwn =
  /formation|gibbs|\bd(?:elta )?h ?f|\bdhf\b|molar mass|\bmw\b|molecular|\bcritical|acentric|antoine|ideal gas|combustion/i;

export function propertyReader(
  substances: readonly HandbookSubstance[],
  units: UnitSystem = 'SI',
): PropertyReader {
  const ofSubstances = substanceReader(substances, units);
  const read = (text: string) => {
    const { body, wantedUnit } = propertySplit(text);
    const pieces = piecesOf(body);
    const own = ofSubstances.first(body, pieces, wantedUnit);
    if (own) return own;
    if (isAboutAir(body)) return airAnswer(body, pieces, wantedUnit, units);
    const isOfSteam =
      pieces.length > 0 || /\b(?:density|enthalpy|entropy|volume|pressure|temp)/i.test(body);
    return isAboutSteam(body) && isOfSteam
      ? steamAnswer(body, pieces, wantedUnit ?? steamUnit(body), units)
      : ofSubstances.last(body, pieces, wantedUnit);
  };
  return Object.assign(read, { units });
}

function substanceReader(
  substances: readonly HandbookSubstance[],
  units: UnitSystem,
): SubstanceReader {
  const named = (body: string) =>
    namedSubstance(ofItsOwn.test(body) ? body.replace(/\bsteam\b/i, 'water') : body, substances) ??
    dryAir(body, substances);
  return {
    first: (body, pieces, wantedUnit) => {
      const substance = named(body);
      const unavailable = substance && unavailableProperty(body, substance);
      if (unavailable) return unavailable;
      // Questions about water are answered with the steam equations, except for properties that
      // don't depend on the state.
      const isOurs = substance && (substance.formula !== 'H2O' || ofItsOwn.test(body));
      return isOurs ? substanceAnswer(substance, body, pieces, wantedUnit, units) : undefined;
    },
    last: (body, pieces, wantedUnit) => {
      const substance = named(body);
      return substance
        ? substanceAnswer(substance, body, pieces, wantedUnit, units)
        : (formulaAnswer(body, units) ?? unknownSubstance(body));
    },
  };
}

/** Finds a unit at the end of a question about steam, as in "steam 350 f 60% quality btu/lb". */
function steamUnit(text: string): string | undefined {
  const last = /\s([a-z0-9]+\/\S+)$/i.exec(text)?.[1];
  return last !== undefined && looseUnit(last) ? last : undefined;
}

/** Mole fractions of dry air. Nitrogen includes carbon dioxide and everything else. */
const shares: readonly (readonly [formula: string, share: number])[] = [
  ['N2', 0.7812],
  ['O2', 0.2095],
  ['Ar', 0.0093],
];

/** Returns dry air as a substance, if the question is about its heat capacity or molar mass. */
function dryAir(
  text: string,
  substances: readonly HandbookSubstance[],
): HandbookSubstance | undefined {
  if (
    !/\bair\b/i.test(text) ||
    !/\b(?:cp|heat capacity|specific heat|mw|molar mass|molecular)\b/i.test(text)
  ) {
    return undefined;
  }
  const gases = shares.flatMap(([formula, share]) => {
    const gas = substances.find((substance) => substance.formula === formula);
    return gas ? [{ gas, share }] : [];
  });
  const [first] = gases;
  const capacity = first?.gas.gasHeatCapacity;
  if (!first || !capacity || gases.length < shares.length) return undefined;
  const sum = (of: (gas: HandbookSubstance) => number) =>
    gases.reduce((total, { gas, share }) => total + share * of(gas), 0);
  return {
    ...first.gas,
    name: 'dry air',
    formula: 'air',
    molarMass: sum(({ molarMass }) => molarMass),
    gasHeatCapacity: {
      source: capacity.source,
      pieces: capacity.pieces.map(({ from, to, coefficients }, piece) => ({
        from,
        to,
        coefficients: coefficients.map((_, power) =>
          sum(({ gasHeatCapacity }) => gasHeatCapacity?.pieces[piece]?.coefficients[power] ?? 0),
        ),
      })),
    },
    note: '78.12% nitrogen, 20.95% oxygen and 0.93% argon by mole.',
  };
}
