import type { Comparison } from '../../domain/plots/exploration.ts';
import type { PlotPlan } from '../../domain/plots/draw-plot.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import { partsOf } from '../../domain/plots/marks.ts';
import { keptNames } from '../../domain/plots/simulate.ts';
import type { Template } from '../../domain/plots/template.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { memoize } from '../../domain/quantities/memoize.ts';
import { namesIn } from './trees.ts';

export function treesOf(definition: Definition): Tree[] {
  if ('is' in definition) return [definition.is];
  if ('given' in definition) return Object.values(definition.given);
  const { from, to } = definition;
  if ('states' in definition) {
    const { states, stop, delays } = definition;
    return [
      ...states.map(({ rate }) => rate),
      ...(stop === undefined ? [] : [stop]),
      ...[...states.map(({ start }) => start), ...delays.map(({ by }) => by), from, to],
    ];
  }
  if ('column' in definition) {
    return [definition.left, definition.right, ...definition.between, from, to];
  }
  return 'over' in definition
    ? [definition.equilibrium, definition.operating, from, to, ...startOf(definition)]
    : [definition.left, definition.right, from, to];
}

const startOf = (definition: Definition) => ('start' in definition ? [definition.start] : []);

export const unknownOf = (definition: Definition): string =>
  'unknown' in definition ? definition.unknown : definition.name;

export const definedBy = memoize((definition: Definition): readonly string[] =>
  'states' in definition || 'column' in definition
    ? [definition.name, ...keptNames(definition)]
    : [definition.name],
);

function namesOfDefinition(definition: Definition): string[] {
  if ('is' in definition || 'given' in definition) return namesOf(treesOf(definition));
  if ('states' in definition) {
    const own = [definition, ...definition.states, ...definition.delays].map(({ name }) => name);
    const isOwn = (name: string) => name === definition.over || own.includes(name);
    return namesOf(treesOf(definition)).filter((name) => !isOwn(name));
  }
  if ('column' in definition) {
    const { over, unknown } = definition;
    return namesOf(treesOf(definition)).filter((name) => name !== over && name !== unknown);
  }
  const [first, second, ...ends] = treesOf(definition);
  // The limits are evaluated outside the loop, so the running name has its outer meaning there.
  const running = 'over' in definition ? definition.over : unknownOf(definition);
  const along = namesOf([first ?? 0, second ?? 0]).filter((part) => part !== running);
  return [...along, ...namesOf(ends)];
}

const namesOf = (trees: readonly Tree[]) => trees.flatMap(namesIn);

/** Returns the free names and all names that depend on them. */
export function movingNames(
  free: readonly string[],
  definitions: readonly Definition[],
): ReadonlySet<string> {
  const moving = new Set(free);
  for (const definition of definitions) {
    if (!namesOfDefinition(definition).some((part) => moving.has(part))) continue;
    for (const name of definedBy(definition)) moving.add(name);
  }
  return moving;
}

/**
 * Selects the definitions needed to compute some names, in order. Also returns every name these
 * definitions use.
 */
export function leadingTo(
  ends: readonly string[],
  definitions: readonly Definition[],
  isComputed: (name: string) => boolean = () => true,
): { recipe: Definition[]; names: ReadonlySet<string> } {
  const names = new Set(ends);
  const recipe = definitions
    .toReversed()
    .filter((definition) => {
      const isNeeded = definedBy(definition).some((name) => names.has(name) && isComputed(name));
      if (isNeeded) for (const part of namesOfDefinition(definition)) names.add(part);
      return isNeeded;
    })
    .reverse();
  return { recipe, names };
}

/** Selects only the definitions that depend on the free names. */
export function recipeFor(
  used: readonly string[],
  free: readonly string[],
  definitions: readonly Definition[],
): ReturnType<typeof leadingTo> {
  const moving = movingNames(free, definitions);
  return leadingTo(used, definitions, (name) => moving.has(name) && !free.includes(name));
}

export const namesInPlan = ({ over, marks }: PlotPlan): string[] =>
  marks
    .map(partsOf)
    .flatMap(({ traces = [], trees = [], words = [], names = [] }) => [
      ...namesOf(traces.flatMap(({ x, y }) => [x.tree, y.tree])).filter((name) => name !== over),
      ...namesOf([...traces.flatMap(({ from, to }) => [from, to]), ...trees]),
      ...words.flatMap(namesInTemplate),
      ...names,
    ]);

export const namesInTemplate = (template: Template): string[] =>
  template.flatMap((piece) =>
    typeof piece === 'object' && 'name' in piece
      ? [piece.name, ...(piece.terms ?? []).map(({ name }) => name)]
      : [],
  );

export const namesInComparison = ({ less, more }: Comparison): string[] => namesOf([less, more]);
