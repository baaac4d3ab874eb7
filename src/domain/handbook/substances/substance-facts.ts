import { formationGibbs, type FluidPhase } from '../../properties/pure-substance.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import type { HandbookSubstance } from './handbook-substance.ts';
import {
  withListedDigits,
  digitsOf,
  temperatureRange,
  temperatureText,
  withDecimals,
  withDigits,
} from './printed-values.ts';

export interface Fact {
  what: string;
  symbol?: [letter: string, below: string];
  value: string;
  /** The value in another unit. */
  also?: string | undefined;
  /** Title of the source. Undefined for a computed value. */
  source?: string | undefined;
}

export function constantsOf(substance: HandbookSubstance, units: UnitSystem = 'SI'): Fact[] {
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
      ...temperature(boilingPoint.value, units),
      source: boilingPoint.source,
    },
    {
      what: 'Critical temperature',
      symbol: ['T', 'c'],
      ...temperature(critical.temperature, units),
      source: critical.source,
    },
    {
      what: 'Critical pressure',
      symbol: ['p', 'c'],
      ...inBoth(critical.pressure, 'MPa', units === 'US' ? 'psia' : 'atm', units),
      source: critical.source,
    },
    {
      what: 'Acentric factor',
      symbol: ['ω', ''],
      value: withListedDigits(acentricFactor.value),
      source: acentricFactor.source,
    },
    heatOfVaporization('at the boiling point', vaporization?.atBoilingPoint, substance, units),
    heatOfVaporization('at 25 °C', vaporization?.at25C, substance, units),
    liquidHeatCapacity && {
      what: `Liquid heat capacity, ${temperatureRange(liquidHeatCapacity, units)}`,
      symbol: ['c', 'p'],
      ...inBoth(
        liquidHeatCapacity.value,
        'J/(mol·K)',
        units === 'US' ? 'BTU/(lb·°F)' : 'kJ/(kg·K)',
        units,
        1000 / substance.molarMass,
      ),
      source: liquidHeatCapacity.source,
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}

const temperature = (kelvin: number, units: UnitSystem) => ({
  value: temperatureText(kelvin, units),
  also: `${withListedDigits(kelvin)} K`,
});

/**
 * Formats a value in its listed unit and in another unit, with the same number of digits. US units
 * come first on a US board.
 */
function inBoth(listed: number, unit: string, other: string, units: UnitSystem, by = 1) {
  const converted = (by * listed * unitOf(unit).factor) / unitOf(other).factor;
  const texts = [
    `${withListedDigits(listed)} ${unit}`,
    `${withDigits(converted, digitsOf(listed))} ${other}`,
  ] as const;
  const [value, also] = units === 'US' ? texts.toReversed() : texts;
  return { value, also };
}

const heatOfVaporization = (
  where: string,
  value: number | undefined,
  { molarMass, vaporization }: HandbookSubstance,
  units: UnitSystem,
): Fact | undefined =>
  value === undefined
    ? undefined
    : {
        what: `Heat of vaporization ${where}`,
        symbol: ['ΔH', 'vap'],
        ...inBoth(value, 'kJ/mol', units === 'US' ? 'BTU/lb' : 'kJ/kg', units, 1000 / molarMass),
        source: vaporization?.source,
      };

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
