import { evaluate } from '../quantities/evaluate.ts';
import type { Definition, LookedUp } from './definition.ts';
import { rootOf, solve, solveAlong } from './roots.ts';
import { simulate } from './simulate.ts';
import { stepOff, stepUp, type Stairs } from './stage-stairs.ts';

export interface Outcome {
  values: Map<string, number>;
  stairs: Map<string, Stairs>;
}

type PropertyLookup = (definition: LookedUp, values: ReadonlyMap<string, number>) => number;

let lookUpProperty: PropertyLookup = ({ table }) => {
  throw new Error(`Import property-lookup.ts to look up ${table}.`);
};

/** Registers the equations of steam and humid air, which most figures don't need in the browser. */
export const registerPropertyLookup = (lookUp: PropertyLookup): void => {
  lookUpProperty = lookUp;
};

/** Computes the values of names in order. A value is NaN if it can't be computed. */
export function followRecipe(
  recipe: readonly Definition[],
  known: ReadonlyMap<string, number>,
): Outcome {
  const outcome: Outcome = { values: new Map(known), stairs: new Map() };
  for (const definition of recipe) {
    outcome.values.set(definition.name, follow(definition, outcome));
  }
  return outcome;
}

/**
 * Computes the value of a name and stores intermediate results. Returns NaN if that's not possible.
 */
export function follow(definition: Definition, { values, stairs }: Outcome): number {
  const steppedOff = (found: Stairs) => {
    stairs.set(definition.name, found);
    return found.stages;
  };
  if (!('kind' in definition)) {
    if ('is' in definition) return evaluate(definition.is, values);
    if ('left' in definition) return solve(definition, values) ?? NaN;
    return steppedOff(stepOff(definition, values));
  }
  switch (definition.kind) {
    case 'root':
      return rootOf(definition, values) ?? NaN;
    case 'stairs':
      return steppedOff(stepUp(definition, values));
    case 'solutions':
      return solveAlong(definition, values);
    case 'simulation':
      return simulate(definition, values);
    case 'lookup':
      return lookUpProperty(definition, values);
  }
}
