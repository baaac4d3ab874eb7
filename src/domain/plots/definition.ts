import type { Tree } from '../quantities/evaluate.ts';

/** A name defined by an expression. */
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

/** One of several roots of an equation, or the number of roots. */
export interface RootOfSeveral extends Solved {
  kind: 'root';
  unknown: string;
  /** The first (0), middle (1) or last (-1) root. If omitted, the roots are counted. */
  root?: 0 | 1 | -1 | undefined;
}

/** Stages stepped off from a point that isn't on the diagonal. */
export interface StairsFromAHeight extends SteppedOff {
  kind: 'stairs';
  start: Tree;
}

/**
 * States that change at given rates. The value of the name is the time at which the simulation
 * ends.
 */
export interface Simulation {
  kind: 'simulation';
  name: string;
  over: string;
  from: Tree;
  to: Tree;
  steps: number;
  states: readonly { name: string; start: Tree; rate: Tree }[];
  /** Stops when this becomes positive. */
  stop?: Tree | undefined;
  /** Delayed states that a rate uses: internal name, state and delay. */
  delays: readonly { name: string; of: string; by: Tree }[];
}

/**
 * Solutions of an equation for several values of a running name. The value of the name is the
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

/** A rule for computing the value of a name in SI, as plain data for the build and the browser. */
export type Definition =
  | Computed
  | Solved
  | SteppedOff
  | RootOfSeveral
  | StairsFromAHeight
  | Simulation
  | Solutions
  | LookedUp;
