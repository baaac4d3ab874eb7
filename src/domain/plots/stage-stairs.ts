import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { findRoot } from '../quantities/find-root.ts';
import type { StairsFromAHeight, SteppedOff } from './definition.ts';

type Values = ReadonlyMap<string, number>;

/** Steps between the equilibrium curve and the operating line. */
export interface Stairs {
  points: [x: number, y: number][];
  /** Points where each stage touches the equilibrium curve, in order. */
  corners: [x: number, y: number][];
  /** Number of stages, with a fraction for the last one. May be NaN. */
  stages: number;
}

const mostStages = 200;

/** A step smaller than this fraction of the range means that the curves meet. */
const smallestStep = 1e-5;

/** Steps off stages from the distillate down to the bottoms, or as far as possible. */
export function stepOff(
  { over, equilibrium, operating, ...ends }: SteppedOff,
  known: Values,
): Stairs {
  const values = new Map(known);
  const along = (tree: Tree, x: number) => evaluate(tree, values.set(over, x));
  const [distillate, bottoms] = [evaluate(ends.from, known), evaluate(ends.to, known)];
  const points: Stairs['points'] = [[distillate, distillate]];
  const corners: Stairs['corners'] = [];
  let [x, y, stages] = [distillate, distillate, 0];
  while (x > bottoms) {
    const level = y;
    const next = findRoot((value) => along(equilibrium, value) - level, 0, x);
    const isStuck = next === undefined || x - next < smallestStep || corners.length >= mostStages;
    if (isStuck) return { points, corners, stages: NaN };
    points.push([next, y]);
    corners.push([next, y]);
    stages += next < bottoms ? (x - bottoms) / (x - next) : 1;
    x = next;
    y = x < bottoms ? x : along(operating, x);
    points.push([x, y]);
  }
  return { points, corners, stages };
}

/** Steps off stages from a given height on the operating line, in either direction. */
export function stepUp(
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
    // The last stage may extend past the end.
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
