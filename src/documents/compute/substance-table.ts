import type { FluidPhase } from '../../domain/properties/pure-substance.ts';
import { substanceProblemWords } from '../../domain/properties/substance-words.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { Complaint } from '../text/fault.ts';
import {
  listedSubstances,
  properties,
  type ListedSubstance,
  type Property,
} from './substance-properties.ts';
import type { Given, Table } from './property-tables.ts';

const phases = ['gas', 'liquid'] as const satisfies readonly FluidPhase[];
const stateUnits = { T: 'K', p: 'Pa', from: 'K', to: 'K' };

export const isSubstance = (name: string): boolean =>
  listedSubstances().substances.some((each) => each.name === name.toLowerCase());

/** Builds the table of a substance in library/substances.yaml, optionally for one phase. */
export function substanceTable(name: string, saidPhase: string | undefined): Table {
  const { substances, sources } = listedSubstances();
  const substance = substances.find((each) => each.name === name.toLowerCase());
  if (!substance) throw unknownSubstance(name, substances);
  if (saidPhase !== undefined && !phases.some((each) => each === saidPhase)) {
    throw new Complaint(`"${saidPhase}" isn’t a phase.`, 'Write phase = gas or phase = liquid.');
  }
  const asked = (wanted: string, given: Given<unknown>) => {
    const property = properties[wanted];
    if (!property)
      throw new Complaint(
        `"${wanted}" can’t be looked up, only given.`,
        `Write it like ${example(name)}.`,
      );
    mustFit(wanted, property, given, saidPhase);
    return { property, phase: phaseOf(substance, wanted, property, saidPhase) };
  };
  return {
    example: example(name),
    units: {
      ...stateUnits,
      ...Object.fromEntries(Object.entries(properties).map(([key, { unit }]) => [key, unit])),
    },
    asked: Object.keys(properties),
    source: (wanted, given) => {
      const { property, phase } = asked(wanted, given);
      const field: unknown = substance[property.from(phase, given)];
      if (typeof field !== 'object' || field === null || !('source' in field)) return undefined;
      return sources.find(({ id }) => id === field.source)?.short;
    },
    find: (given, wanted) => {
      const { property, phase } = asked(wanted, given);
      const answer = property.find(substance, phase, given);
      if ('value' in answer) return answer.value;
      const inPhase = phase === 'gas' ? `${substance.name} gas` : `liquid ${substance.name}`;
      throw new Complaint(
        'we can’t look that up.',
        substanceProblemWords(
          property.hasPhases ? inPhase : substance.name,
          property.words,
          'p' in given ? 'Pa' : 'K',
          answer,
        ),
      );
    },
    define: (defined, given, wanted) => {
      const { property, phase } = asked(wanted, given);
      if (property.tree && Object.keys(given).length > 0) {
        return { name: defined, is: property.tree(substance, phase, given) };
      }
      const answer = property.find(substance, phase, {});
      return { name: defined, is: 'value' in answer ? answer.value : NaN };
    },
  };
}

const example = (name: string) => `${name}(T = T1, vaporPressure) in kPa to 4`;

function unknownSubstance(name: string, known: readonly ListedSubstance[]): Complaint {
  const names = ['steam', 'air', ...known.map((each) => each.name)];
  const meant = closestWord(name.toLowerCase(), names);
  return new Complaint(
    `there’s no table of "${name}".`,
    meant === undefined
      ? 'Use steam, air or the name of a substance in library/substances.yaml, in a <Given> or <Let> of its own.'
      : `Did you mean ${meant}?`,
  );
}

/** Throws if a lookup has the wrong keys or an unnecessary phase. */
function mustFit(
  wanted: string,
  { needs, hasPhases }: Property,
  given: Given<unknown>,
  saidPhase: string | undefined,
): void {
  const keys = Object.keys(given);
  const isGiven = (way: readonly string[]) =>
    way.length === keys.length && way.every((key) => keys.includes(key));
  if (saidPhase !== undefined && !hasPhases) {
    throw new Complaint(`${wanted} doesn’t depend on the phase.`, 'Leave out phase = ….');
  }
  if (needs.some(isGiven)) return;
  const ways = needs.map((way) => (way.length === 0 ? 'nothing' : way.join(' and ')));
  throw new Complaint(
    `${wanted} can’t be found ${keys.length === 0 ? 'on its own' : `from ${keys.join(' and ')}`}.`,
    `Give it ${ways.join(' or ')}${hasPhases ? ', and phase = gas or phase = liquid' : ''}.`,
  );
}

/** Returns the requested phase, or the only phase that has the property. */
function phaseOf(
  substance: ListedSubstance,
  wanted: string,
  { from, hasPhases }: Property,
  saidPhase: string | undefined,
): FluidPhase {
  const said = phases.find((each) => each === saidPhase);
  if (said || !hasPhases) return said ?? 'gas';
  const [only = 'gas', other] = phases.filter((each) => substance[from(each, {})] !== undefined);
  if (other === undefined) return only;
  throw new Complaint(
    `${wanted} is different for the gas and the liquid.`,
    `Say which one you mean: ${substance.name}(phase = gas, …) or ${substance.name}(phase = liquid, …).`,
  );
}
