import { airWords } from '../../domain/properties/air-words.ts';
import { humidAir } from '../../domain/properties/humid-air.ts';
import { steamWords } from '../../domain/properties/steam-words.ts';
import { wholeSteam } from '../../domain/properties/whole-steam.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';

/** What is given of a state, by the names that a table has for it, in SI. */
export type Given<Value> = Readonly<Record<string, Value>>;

/** A table that an author can look a property up in. */
export interface Table {
  example: string;
  /** The unit in SI of whatever can be given or asked for. */
  units: Readonly<Record<string, string>>;
  /** What can only be asked for. */
  asked: readonly string[];
  /** Where a property comes from, if that has to be said. */
  source: (wanted: string, given: Given<unknown>) => string | undefined;
  /** A property at a state in SI; complains where there's none. */
  find: (given: Given<number>, wanted: string) => number;
  /** How a name gets that property from a state that may change. */
  define: (name: string, given: Given<Tree>, wanted: string) => Definition;
}

const unknownState = (cure: string) => new Complaint('we can’t look that up.', cure);

/** One of the properties of a state. */
function propertyOf(state: object, wanted: string): number {
  const found: unknown = Object.entries(state).find(([key]) => key === wanted)?.[1];
  if (typeof found === 'number') return found;
  throw new Complaint(`there’s no "${wanted}" at that state.`, 'Ask for another property.');
}

/** The tables that are equations; those of substances are in content/substances.yaml. */
export const equations: Readonly<Record<string, Table>> = {
  steam: {
    source: () => 'IAPWS-IF97',
    example: 'steam(p = P1, T = T1, h) in kJ/kg to 5',
    units: {
      ...{ p: 'Pa', T: 'K', v: 'm^3/kg', h: 'J/kg', s: 'J/(kg K)', x: '' },
      ...{ u: 'J/kg', cp: 'J/(kg K)' },
    },
    asked: ['u', 'cp'],
    find: (given, wanted) => {
      const answer = wholeSteam(given);
      if ('state' in answer) return propertyOf(answer.state, wanted);
      throw unknownState(steamWords[answer.problem]);
    },
    define: (name, given, wanted) => ({ kind: 'lookup', name, table: 'steam', given, wanted }),
  },
  air: {
    source: () => 'ASHRAE Fundamentals, ideal humid air over IAPWS-IF97',
    example: 'air(p = P, dryBulb = T1, relativeHumidity = phi, humidityRatio) to 4',
    units: {
      ...{ p: 'Pa', dryBulb: 'K', wetBulb: 'K', dewPoint: 'K' },
      ...{ relativeHumidity: '', humidityRatio: '' },
      ...{ vaporPressure: 'Pa', h: 'J/kg', v: 'm^3/kg' },
    },
    asked: ['vaporPressure', 'h', 'v'],
    find: ({ p = NaN, ...given }, wanted) => {
      const answer = humidAir(p, given);
      if ('air' in answer) return propertyOf(answer.air, wanted);
      throw unknownState(airWords[answer.problem]);
    },
    define: (name, given, wanted) => ({ kind: 'lookup', name, table: 'air', given, wanted }),
  },
};
