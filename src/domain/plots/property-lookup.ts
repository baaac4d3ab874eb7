import { humidAir } from '../properties/humid-air.ts';
import { steam } from '../properties/steam.ts';
import { evaluate } from '../quantities/evaluate.ts';
import type { LookedUp } from './definition.ts';
import { registerPropertyLookup } from './recipe.ts';

/** Looks up a property of steam or humid air, in SI. Returns NaN if the state doesn't exist. */
function lookUpProperty(
  { table, given, wanted }: LookedUp,
  values: ReadonlyMap<string, number>,
): number {
  const { p = NaN, ...others } = Object.fromEntries(
    Object.entries(given).map(([key, tree]) => [key, evaluate(tree, values)]),
  );
  const answer =
    table === 'air' ? humidAir(p, others) : steam('p' in given ? { p, ...others } : others);
  const state: Partial<Record<string, unknown>> =
    'air' in answer ? { ...answer.air } : 'state' in answer ? { ...answer.state } : {};
  const found = state[wanted];
  return typeof found === 'number' ? found : NaN;
}

registerPropertyLookup(lookUpProperty);
