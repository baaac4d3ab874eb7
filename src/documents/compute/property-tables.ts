import { airProblemWords } from '../../domain/properties/air-words.ts';
import { humidAir } from '../../domain/properties/humid-air.ts';
import { steamProblemWords } from '../../domain/properties/steam-words.ts';
import { fullRangeSteam } from '../../domain/properties/full-range-steam.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';

/** Values in SI that define a state, by the table's keys. */
export type Given<Value> = Readonly<Record<string, Value>>;

/** A table that lessons and problems look properties up in. */
export interface Table {
  example: string;
  /** SI units of all keys. */
  units: Readonly<Record<string, string>>;
  /** Properties that can only be results. */
  asked: readonly string[];
  /** Returns the source to cite for a property, if any. */
  source: (wanted: string, given: Given<unknown>) => string | undefined;
  /** Returns a property in SI. Throws if it has no value in that state. */
  find: (given: Given<number>, wanted: string) => number;
  /** Defines a name as a property of a state that may change. */
  define: (name: string, given: Given<Tree>, wanted: string) => Definition;
}

const unknownState = (cure: string) => new Complaint('we can’t look that up.', cure);

function propertyOf(state: object, wanted: string): number {
  const found: unknown = Object.entries(state).find(([key]) => key === wanted)?.[1];
  if (typeof found === 'number') return found;
  throw new Complaint(`there’s no "${wanted}" at that state.`, 'Ask for another property.');
}

/** Tables based on equations. Those of substances are in library/substances.yaml. */
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
      const answer = fullRangeSteam(given);
      if ('state' in answer) return propertyOf(answer.state, wanted);
      throw unknownState(steamProblemWords[answer.problem]);
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
      throw unknownState(airProblemWords[answer.problem]);
    },
    define: (name, given, wanted) => ({ kind: 'lookup', name, table: 'air', given, wanted }),
  },
};
