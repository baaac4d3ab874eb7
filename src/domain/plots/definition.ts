import type { Tree } from '../quantities/evaluate.ts';

/** A name defined by an expression. */
interface Computed {
  name: string;
  is: Tree;
}

/** A name whose value makes two expressions equal. The value is between two bounds. */
export interface Solved {
  name: string;
  left: Tree;
  right: Tree;
  from: Tree;
  to: Tree;
}

/** A name whose value is the number of stages between two curves. */
export interface SteppedOff {
  name: string;
  over: string;
  equilibrium: Tree;
  operating: Tree;
  from: Tree;
  to: Tree;
}

/** One root of an equation with several roots, or their number. */
export interface RootOfSeveral extends Solved {
  kind: 'root';
  unknown: string;
  /**
   * The first (0), middle (1) or last (-1) root. If undefined, the value is the number of roots.
   */
  root?: 0 | 1 | -1 | undefined;
}

/** Stages stepped off from a point that isn't on the diagonal. */
export interface StairsFromAHeight extends SteppedOff {
  kind: 'stairs';
  start: Tree;
}

/**
 * State variables with their rates of change. The value of the name is the time at which the
 * simulation ends.
 */
export interface Simulation {
  kind: 'simulation';
  name: string;
  over: string;
  from: Tree;
  to: Tree;
  steps: number;
  states: readonly { name: string; start: Tree; rate: Tree }[];
  /** The simulation stops when this becomes positive. */
  stop?: Tree | undefined;
  /** Delayed states that a rate depends on: internal name, state and delay. */
  delays: readonly { name: string; of: string; by: Tree }[];
}

/**
 * Solutions of an equation at several values of a running variable. The value of `name` is the
 * number of solutions.
 */
export interface Solutions extends Solved {
  kind: 'solutions';
  /** The name that stores the solutions. */
  column: string;
  over: string;
  unknown: string;
  between: readonly [Tree, Tree];
}

/** A value from a table of properties. */
export interface LookedUp {
  kind: 'lookup';
  name: string;
  table: 'steam' | 'air';
  given: Readonly<Record<string, Tree>>;
  wanted: string;
}

/** How to compute the value of a name in SI, as plain data that the build and the browser use. */
export type Definition =
  | Computed
  | Solved
  | SteppedOff
  | RootOfSeveral
  | StairsFromAHeight
  | Simulation
  | Solutions
  | LookedUp;
