import {
  boilingPoint,
  enthalpyChange,
  formationEnthalpy,
  formationGibbs,
  heatCapacity,
  vaporPressure,
  type FluidPhase,
  type PropertyAnswer,
  type PureSubstance,
} from '../../domain/properties/pure-substance.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import type { Given } from './property-tables.ts';
import {
  boilingPointTree,
  enthalpyChangeTree,
  heatCapacityTree,
  vaporPressureTree,
} from './substance-trees.ts';
import { parse } from 'yaml';
import { readDependency } from '../text/files-read.ts';

export interface Property {
  words: string;
  unit: string;
  /** Combinations of keys that determine the property. */
  needs: readonly (readonly string[])[];
  /** True if the property is different for gas and liquid. */
  hasPhases?: true;
  /** Field of the substance that the property is computed from. The field's source is cited. */
  from: (phase: FluidPhase, given: Given<unknown>) => keyof ListedSubstance;
  find: (
    substance: ListedSubstance,
    phase: FluidPhase,
    given: Partial<Given<number>>,
  ) => PropertyAnswer;
  /** Builds an expression of the given values. Constants don't have one. */
  tree?: (substance: ListedSubstance, phase: FluidPhase, given: Given<Tree>) => Tree;
}

const known = (value: number | undefined): PropertyAnswer =>
  value === undefined ? { problem: 'unknown' } : { value };

export const properties: Readonly<Record<string, Property>> = {
  molarMass: {
    words: 'molar mass',
    unit: 'kg/mol',
    needs: [[]],
    from: () => 'molarMass',
    find: ({ molarMass }) => known(molarMass / 1000),
  },
  boilingPoint: {
    words: 'boiling point',
    unit: 'K',
    needs: [[], ['p']],
    from: (_, given) => ('p' in given ? 'vaporPressure' : 'boilingPoint'),
    find: (substance, _, { p }) =>
      p === undefined ? known(substance.boilingPoint?.value) : boilingPoint(substance, p),
    tree: (substance, _, { p = NaN }) => boilingPointTree(substance, p),
  },
  criticalTemperature: {
    words: 'critical temperature',
    unit: 'K',
    needs: [[]],
    from: () => 'critical',
    find: ({ critical }) => known(critical.temperature),
  },
  criticalPressure: {
    words: 'critical pressure',
    unit: 'Pa',
    needs: [[]],
    from: () => 'critical',
    find: ({ critical }) => known(critical.pressure * 1e6),
  },
  acentricFactor: {
    words: 'acentric factor',
    unit: '',
    needs: [[]],
    from: () => 'acentricFactor',
    find: ({ acentricFactor }) => known(acentricFactor.value),
  },
  vaporPressure: {
    words: 'vapor pressure',
    unit: 'Pa',
    needs: [['T']],
    from: () => 'vaporPressure',
    find: (substance, _, { T = NaN }) => vaporPressure(substance, T),
    tree: (substance, _, { T = NaN }) => vaporPressureTree(substance, T),
  },
  vaporizationEnthalpy: {
    words: 'heat of vaporization at the boiling point',
    unit: 'J/mol',
    needs: [[]],
    from: () => 'vaporization',
    find: ({ vaporization }) => known(vaporization && vaporization.atBoilingPoint * 1000),
  },
  heatCapacity: {
    words: 'heat capacity',
    unit: 'J/(mol K)',
    needs: [['T']],
    hasPhases: true,
    from: (phase) => `${phase}HeatCapacity`,
    find: (substance, phase, { T = NaN }) => heatCapacity(substance, phase, T),
    tree: (substance, phase, { T = NaN }) => heatCapacityTree(substance, phase, T),
  },
  enthalpyChange: {
    words: 'enthalpy change',
    unit: 'J/mol',
    needs: [['from', 'to']],
    hasPhases: true,
    from: (phase) => `${phase}HeatCapacity`,
    find: (substance, phase, { from = NaN, to = NaN }) =>
      enthalpyChange(substance, phase, from, to),
    tree: (substance, phase, { from = NaN, to = NaN }) =>
      enthalpyChangeTree(substance, phase, from, to),
  },
  formationEnthalpy: {
    words: 'enthalpy of formation',
    unit: 'J/mol',
    needs: [[]],
    hasPhases: true,
    from: (phase) => phase,
    find: formationEnthalpy,
  },
  formationGibbs: {
    words: 'Gibbs energy of formation',
    unit: 'J/mol',
    needs: [[]],
    hasPhases: true,
    from: (phase) => phase,
    find: formationGibbs,
  },
  entropy: {
    words: 'standard entropy',
    unit: 'J/(mol K)',
    needs: [[]],
    hasPhases: true,
    from: (phase) => phase,
    find: (substance, phase) => known(substance[phase]?.entropy),
  },
};

/** A substance in library/substances.yaml. `npm run check` validates that file. */
export interface ListedSubstance extends PureSubstance {
  acentricFactor: { value: number };
}

interface Listed {
  sources: readonly { id: string; short: string }[];
  substances: readonly ListedSubstance[];
}

/** Used if the board has no substance file. */
const none: Listed = { sources: [], substances: [] };

let last = { text: '', listed: none };

export function listedSubstances(): Listed {
  // If the board has its own file, it replaces the library's.
  const files = ['content/substances.yaml', 'library/substances.yaml'];
  const text = files.map(readDependency).find((each) => each !== '') ?? '';
  if (last.text !== text) last = { text, listed: (parse(text) as Listed | null) ?? none };
  return last.listed;
}
