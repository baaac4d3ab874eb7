import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';

/** A name that an expression computes. */
interface Computed {
  name: string;
  is: Tree;
}

/** A name for which two expressions are equal, between two bounds. */
interface Solved {
  name: string;
  /** Which of several: the first, the second of three or the last; without it there has to be one. */
  root?: 0 | 1 | -1 | undefined;
  /** The name that is looked for where it is another: then this one says how many of it there are. */
  unknown?: string | undefined;
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
  /** Where it begins, beside the diagonal. */
  start?: Tree | undefined;
}

/** How a name gets its number, in SI units. It is plain data: the build checks it, a browser follows it. */
export type Definition = Computed | Solved | SteppedOff;

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

function numberOf(definition: Definition, { values, stairs }: Outcome): number {
  if ('is' in definition) return evaluate(definition.is, values);
  if ('left' in definition) return solve(definition, values) ?? NaN;
  const stepped = stepOff(definition, values);
  stairs.set(definition.name, stepped);
  return stepped.stages;
}

/** In how many pieces roots are looked for where there may be several: no piece has two. */
export const pieces = 200;

/**
 * The one root of an equation between its bounds, nothing where it has none or two; or one of
 * several; or how many there are.
 */
export function solve(definition: Solved, known: ReadonlyMap<string, number>): number | undefined {
  const { root, unknown } = definition;
  if (root === undefined && unknown === undefined) return rootsOf(definition, known, 1)[0];
  const roots = rootsOf(definition, known, pieces);
  if (root === undefined) return roots.length;
  return root === 1 && roots.length !== 3 ? undefined : roots.at(root);
}

/** The roots of an equation, each in another piece of the way between its bounds. */
export function rootsOf(
  { name, unknown = name, left, right, from, to }: Solved,
  known: ReadonlyMap<string, number>,
  count: number,
): number[] {
  const values = new Map(known);
  const difference = (at: number) => {
    values.set(unknown, at);
    return evaluate(left, values) - evaluate(right, values);
  };
  const [start, end] = [evaluate(from, known), evaluate(to, known)];
  const roots: number[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const [low, high] = [piece, piece + 1].map((at) => start + ((end - start) * at) / count);
    const root = findRoot(difference, low ?? NaN, high ?? NaN);
    // Where two pieces meet it is found twice; and where a side has no end, the sign changes too.
    const isNew = root !== undefined && root !== roots.at(-1);
    if (isNew && Math.abs(difference(root)) <= Math.abs(difference(low ?? NaN))) roots.push(root);
  }
  return roots;
}

/** Steps off the stages of a staircase. */
export function stepOff(
  { over, equilibrium, operating, from, to, start }: SteppedOff,
  known: ReadonlyMap<string, number>,
): Stairs {
  const values = new Map(known);
  const along = (tree: Tree) => (x: number) => evaluate(tree, values.set(over, x));
  return stageStairs(
    { equilibrium: along(equilibrium), operating: along(operating) },
    evaluate(from, known),
    evaluate(to, known),
    start === undefined ? undefined : evaluate(start, known),
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

/**
 * Steps off stages from one composition of the liquid to another, or as far as they lead: from the
 * diagonal down to it, or from a height of its own along the operating line, whichever way that goes.
 */
export function stageStairs(
  { equilibrium, operating }: Lines,
  from: number,
  to: number,
  start?: number,
): Stairs {
  const hasEnded = (at: number) => (to > from ? at >= to : at <= to);
  // The last stage may lead beyond the end.
  const ends = start === undefined ? [0] : [to, 0, 2 * to - from, 5 * to - 4 * from];
  const least = smallestStep * (start === undefined ? 1 : Math.abs(to - from));
  let [x, y, stages] = [from, start ?? from, 0];
  const points: Stairs['points'] = [[x, y]];
  const corners: Stairs['corners'] = [];
  while (!hasEnded(x)) {
    const level = y;
    let next: number | undefined;
    for (const end of ends) next ??= findRoot((value) => equilibrium(value) - level, x, end);
    const isStuck =
      next === undefined ||
      (to > from ? next - x : x - next) < least ||
      corners.length >= mostStages;
    if (next === undefined || isStuck) return { points, corners, stages: NaN };
    points.push([next, y]);
    corners.push([next, y]);
    stages += hasEnded(next) ? (x - to) / (x - next) : 1;
    x = next;
    y = start === undefined && hasEnded(x) ? x : operating(x);
    points.push([x, y]);
  }
  return { points, corners, stages };
}
