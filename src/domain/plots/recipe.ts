import { evaluate } from '../quantities/evaluate.ts';
import type { Definition } from './definition.ts';
import { lookUp } from './look-up.ts';
import { rootOf, solve, solveAlong } from './roots.ts';
import { simulate } from './simulate.ts';
import { stepOff, stepUp, type Stairs } from './stage-stairs.ts';

/** What the names of a recipe stand for, and the staircases that were drawn on the way. */
export interface Outcome {
  values: Map<string, number>;
  stairs: Map<string, Stairs>;
}

/** Computes names one after another; one that has no answer is not a number. */
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

/** Computes one name and keeps what it finds on the way; not a number where there is no answer. */
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
      return lookUp(definition, values);
  }
}
