import { findRoot } from '../quantities/find-root.ts';

/** A staircase between equilibrium and operating line: its corners, and how many stages it has. */
export interface Stairs {
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
