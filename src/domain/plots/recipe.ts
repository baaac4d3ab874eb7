import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';
import type { RareDefinition } from './rare-definition.ts';

/** A name that an expression computes. */
interface Computed {
  name: string;
  is: Tree;
}

/** A name for which two expressions are equal, between two bounds. */
interface Solved {
  name: string;
  left: Tree;
  right: Tree;
  from: Tree;
  to: Tree;
}

/** A name that is the number of stages between two curves over a running name. */
interface SteppedOff {
  name: string;
  over: string;
  equilibrium: Tree;
  operating: Tree;
  from: Tree;
  to: Tree;
}

/** How a name gets its number, in SI units. It is plain data: the build checks it, a browser follows it. */
export type Definition = Computed | Solved | SteppedOff | RareDefinition;

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
    outcome.values.set(definition.name, numberOf(definition, outcome));
  }
  return outcome;
}

/** Follows a definition that is rare. */
type FollowRare = (definition: RareDefinition, outcome: Outcome) => number;

let followRare: FollowRare;

/** Brings along what follows rare definitions, which figures without them do without. */
export const bringRare = (follow: FollowRare): void => {
  followRare = follow;
};

function numberOf(definition: Definition, outcome: Outcome): number {
  const { values, stairs } = outcome;
  if ('rare' in definition) return followRare(definition, outcome);
  if ('is' in definition) return evaluate(definition.is, values);
  if ('left' in definition) return solve(definition, values) ?? NaN;
  const stepped = stepOff(definition, values);
  stairs.set(definition.name, stepped);
  return stepped.stages;
}

/** The one root of an equation between its bounds; nothing where it has none or two. */
export function solve(
  { name, left, right, from, to }: Solved,
  known: ReadonlyMap<string, number>,
): number | undefined {
  const values = new Map(known);
  const difference = (at: number) => {
    values.set(name, at);
    return evaluate(left, values) - evaluate(right, values);
  };
  return findRoot(difference, evaluate(from, known), evaluate(to, known));
}

/** Steps off the stages of a staircase. */
function stepOff(
  { over, equilibrium, operating, from, to }: SteppedOff,
  known: ReadonlyMap<string, number>,
): Stairs {
  const values = new Map(known);
  const along = (tree: Tree) => (x: number) => evaluate(tree, values.set(over, x));
  return stageStairs(
    { equilibrium: along(equilibrium), operating: along(operating) },
    evaluate(from, known),
    evaluate(to, known),
  );
}

/** A staircase between equilibrium and operating line: its corners, and how many stages it has. */
interface Stairs {
  points: [x: number, y: number][];
  /** Where each stage touches the equilibrium curve, the first one first. */
  corners: [x: number, y: number][];
  /** The last stage counts only as far as it is needed. Not a number where none is enough. */
  stages: number;
}

interface Lines {
  equilibrium: (x: number) => number;
  operating: (x: number) => number;
}

const mostStages = 200;

/** A step so small leads nowhere: the two lines meet there. */
const smallestStep = 1e-5;

/** Steps off stages from the distillate down to the bottoms, or as far as they lead. */
export function stageStairs(
  { equilibrium, operating }: Lines,
  distillate: number,
  bottoms: number,
): Stairs {
  const points: Stairs['points'] = [[distillate, distillate]];
  const corners: Stairs['corners'] = [];
  let [x, y, stages] = [distillate, distillate, 0];
  while (x > bottoms) {
    const level = y;
    const next = findRoot((value) => equilibrium(value) - level, 0, x);
    const isStuck = next === undefined || x - next < smallestStep || corners.length >= mostStages;
    if (isStuck) return { points, corners, stages: NaN };
    points.push([next, y]);
    corners.push([next, y]);
    stages += next < bottoms ? (x - bottoms) / (x - next) : 1;
    x = next;
    y = x < bottoms ? x : operating(x);
    points.push([x, y]);
  }
  return { points, corners, stages };
}
