import { formationGibbs, type FluidPhase } from '../../properties/pure-substance.ts';
import type { HandbookSubstance } from './handbook-substance.ts';
import {
  withListedDigits,
  celsius,
  celsiusRange,
  digitsOf,
  withDecimals,
  withDigits,
} from './printed-values.ts';

/** A printed number of a substance. */
export interface Fact {
  what: string;
  /** Letter and subscript. */
  symbol?: [letter: string, below: string];
  value: string;
  /** The value in another unit. */
  also?: string | undefined;
  /** Title of the source. Undefined for a computed value. */
  source?: string | undefined;
}

const megapascalsInAtm = 0.101325;

/** Constants that a substance has. */
export function constantsOf(substance: HandbookSubstance): Fact[] {
  const { boilingPoint, critical, acentricFactor, vaporization, liquidHeatCapacity } = substance;
  const facts: (Fact | undefined)[] = [
    {
      what: 'Molar mass',
      symbol: ['M', ''],
      value: `${withListedDigits(substance.molarMass)} g/mol`,
      source: 'IUPAC’s abridged standard atomic weights, added up',
    },
    boilingPoint && {
      what: 'Boiling point at 1 atm',
      symbol: ['T', 'b'],
      ...temperature(boilingPoint.value),
      source: boilingPoint.source,
    },
    {
      what: 'Critical temperature',
      symbol: ['T', 'c'],
      ...temperature(critical.temperature),
      source: critical.source,
    },
    {
      what: 'Critical pressure',
      symbol: ['p', 'c'],
      value: `${withListedDigits(critical.pressure)} MPa`,
      also: `${withDigits(critical.pressure / megapascalsInAtm, digitsOf(critical.pressure))} atm`,
      source: critical.source,
    },
    {
      what: 'Acentric factor',
      symbol: ['ω', ''],
      value: withListedDigits(acentricFactor.value),
      source: acentricFactor.source,
    },
    heatOfVaporization('at the boiling point', vaporization?.atBoilingPoint, substance),
    heatOfVaporization('at 25 °C', vaporization?.at25C, substance),
    liquidHeatCapacity && {
      what: `Liquid heat capacity, ${celsiusRange(liquidHeatCapacity)}`,
      symbol: ['c', 'p'],
      value: `${withListedDigits(liquidHeatCapacity.value)} J/(mol·K)`,
      also: `${perMass(liquidHeatCapacity.value, substance)} kJ/(kg·K)`,
      source: liquidHeatCapacity.source,
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}

const temperature = (kelvin: number) => ({
  value: `${celsius(kelvin)} °C`,
  also: `${withListedDigits(kelvin)} K`,
});

const heatOfVaporization = (
  where: string,
  value: number | undefined,
  substance: HandbookSubstance,
): Fact | undefined =>
  value === undefined
    ? undefined
    : {
        what: `Heat of vaporization ${where}`,
        symbol: ['ΔH', 'vap'],
        value: `${withListedDigits(value)} kJ/mol`,
        also: `${perMass(1000 * value, substance)} kJ/kg`,
        source: substance.vaporization?.source,
      };

/** Converts J per mole to kJ per kilogram, with as many digits. */
const perMass = (value: number, { molarMass }: HandbookSubstance) =>
  withDigits(value / molarMass, digitsOf(value));

/** Formation from the elements, as a gas and as a liquid. */
export function formationOf(substance: HandbookSubstance): Fact[] {
  const phases: FluidPhase[] = ['gas', 'liquid'];
  return phases.flatMap((phase) => {
    const formation = substance[phase];
    if (!formation) return [];
    const { enthalpy, gibbs, entropy, source, entropySource = source } = formation;
    const computed = formationGibbs(substance, phase);
    return [
      {
        what: `Enthalpy of formation, ${phase}`,
        symbol: ['ΔH°', 'f'],
        value: `${withListedDigits(enthalpy)} kJ/mol`,
        source,
      },
      gibbs === undefined
        ? {
            what: `Gibbs energy of formation, ${phase}`,
            symbol: ['ΔG°', 'f'],
            value: `${'value' in computed ? withDecimals(computed.value / 1000, 1) : ''} kJ/mol`,
            also: 'from ΔH − TΔS',
          }
        : {
            what: `Gibbs energy of formation, ${phase}`,
            symbol: ['ΔG°', 'f'],
            value: `${withListedDigits(gibbs)} kJ/mol`,
            source,
          },
      {
        what: `Entropy, ${phase}`,
        symbol: ['S°', ''],
        value: `${withListedDigits(entropy)} J/(mol·K)`,
        source: entropySource,
      },
    ];
  });
}
