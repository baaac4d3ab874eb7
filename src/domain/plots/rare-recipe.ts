import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';
import type {
  LookedUp,
  RareDefinition,
  RootOfSeveral,
  Solutions,
  StairsFromAHeight,
} from './rare-definition.ts';
import { bringRare, solve, type Outcome } from './recipe.ts';
import { keptName, placesOf, rowsOfASimulation, simulate } from './simulate.ts';

type Values = ReadonlyMap<string, number>;

/** Follows what few figures have. A page fetches this file only if one of its figures needs it. */
export function followRare(definition: RareDefinition, { values, stairs }: Outcome): number {
  switch (definition.rare) {
    case 'root':
      return rootOf(definition, values) ?? NaN;
    case 'stairs': {
      const stepped = stepUp(definition, values);
      stairs.set(definition.name, stepped);
      return stepped.stages;
    }
    case 'solutions':
      return solveAlong(definition, values);
    case 'simulation':
      return simulate(definition, values);
    case 'lookup':
      return lookUp(definition, values);
  }
}

bringRare(followRare);

let lookUp: (definition: LookedUp, values: Values) => number;

/** Brings along the tables of properties, which are fetched only for figures that look something up. */
export const bringTables = (follow: typeof lookUp): void => {
  lookUp = follow;
};

/** In how many pieces roots are looked for: no piece has two. */
export const pieces = 200;

/** One of several roots, or how many there are. */
function rootOf(definition: RootOfSeveral, values: Values): number | undefined {
  const { root } = definition;
  const roots = rootsOf(definition, values);
  if (root === undefined) return roots.length;
  return root === 1 && roots.length !== 3 ? undefined : roots.at(root);
}

/** The roots of an equation, each in another piece of the way between its bounds. */
export function rootsOf(
  { unknown, left, right, from, to }: RootOfSeveral,
  known: Values,
  count = pieces,
): number[] {
  const values = new Map(known);
  const difference = (at: number) => {
    values.set(unknown, at);
    return evaluate(left, values) - evaluate(right, values);
  };
  const [start, end] = [evaluate(from, known), evaluate(to, known)];
  const place = (piece: number) => start + ((end - start) * piece) / count;
  const roots: number[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const low = place(piece);
    const root = findRoot(difference, low, place(piece + 1));
    // Where two pieces meet it is found twice; and where a side has no end, the sign changes too.
    const isNew = root !== undefined && root !== roots.at(-1);
    if (isNew && Math.abs(difference(root)) <= Math.abs(difference(low))) roots.push(root);
  }
  return roots;
}

/** Solves an equation at each place of a name that runs, and keeps what it finds. Comes to how much that is. */
function solveAlong(
  { column, over, unknown, left, right, ...ends }: Solutions,
  outcome: Map<string, number>,
): number {
  const values = new Map(outcome);
  const [start, end] = [evaluate(ends.from, outcome), evaluate(ends.to, outcome)];
  const [from, to] = ends.between;
  let count = 0;
  for (let row = 0; row <= rowsOfASimulation; row += 1) {
    const place = start + ((end - start) * row) / rowsOfASimulation;
    const root = solve({ name: unknown, left, right, from, to }, values.set(over, place));
    if (root !== undefined) count += 1;
    outcome.set(keptName(placesOf(column), row), place);
    outcome.set(keptName(column, row), root ?? NaN);
  }
  return count;
}

const mostStages = 200;

/** A step that is so small a part of the way leads nowhere: the two lines meet there. */
const smallestStep = 1e-5;

type Stairs = Outcome['stairs'] extends Map<string, infer One> ? One : never;

/** Steps off stages from a height of its own along the operating line, whichever way that goes. */
function stepUp(
  { over, equilibrium, operating, ...ends }: StairsFromAHeight,
  known: Values,
): Stairs {
  const values = new Map(known);
  const along = (tree: Tree, x: number) => evaluate(tree, values.set(over, x));
  const [from, to] = [evaluate(ends.from, known), evaluate(ends.to, known)];
  const way = Math.sign(to - from);
  const hasEnded = (at: number) => (at - to) * way >= 0;
  let [x, y, stages] = [from, evaluate(ends.start, known), 0];
  if (Number.isNaN(x + y)) return { points: [], corners: [], stages: NaN };
  const points: Stairs['points'] = [[x, y]];
  const corners: Stairs['corners'] = [];
  while (!hasEnded(x)) {
    const level = y;
    let next: number | undefined;
    // The last stage may lead beyond the end.
    for (const end of [to, 0, 2 * to - from, 5 * to - 4 * from]) {
      next ??= findRoot((value) => along(equilibrium, value) - level, x, end);
    }
    const isStuck = next === undefined || (next - x) * way < smallestStep * Math.abs(to - from);
    if (next === undefined || isStuck || corners.length >= mostStages) {
      return { points, corners, stages: NaN };
    }
    points.push([next, y]);
    corners.push([next, y]);
    stages += hasEnded(next) ? (x - to) / (x - next) : 1;
    x = next;
    y = along(operating, x);
    points.push([x, y]);
  }
  return { points, corners, stages };
}
