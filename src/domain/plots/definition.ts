import type { Tree } from '../quantities/evaluate.ts';

interface Computed {
  name: string;
  is: Tree;
}

/** A name whose value, between two bounds, makes two expressions equal. */
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

/** One root of an equation with several roots, or the number of roots. */
export interface RootOfSeveral extends Solved {
  kind: 'root';
  unknown: string;
  /** First (0), middle (1) or last (-1) root. If undefined, the value is the number of roots. */
  root?: 0 | 1 | -1 | undefined;
}

export interface StairsFromAHeight extends SteppedOff {
  kind: 'stairs';
  start: Tree;
}

/**
 * A simulation with its state variables and their rates of change. The value of its name is the end
 * time.
 */
export interface Simulation {
  kind: 'simulation';
  name: string;
  over: string;
  from: Tree;
  to: Tree;
  steps: number;
  states: readonly { name: string; start: Tree; rate: Tree }[];
  /** The simulation stops when this expression becomes positive. */
  stop?: Tree | undefined;
  /** Delayed states in the rates, each with its internal name, the state and the delay. */
  delays: readonly { name: string; of: string; by: Tree }[];
}

/**
 * Solutions of an equation at several values of a running variable. The value of `name` is the
 * number of solutions.
 */
export interface Solutions extends Solved {
  kind: 'solutions';
  /** Name under which the solutions are stored. */
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

/**
 * Describes how to compute the value of a name in SI, as data that the build and the browser can
 * evaluate.
 */
export type Definition =
  | Computed
  | Solved
  | SteppedOff
  | RootOfSeveral
  | StairsFromAHeight
  | Simulation
  | Solutions
  | LookedUp;
