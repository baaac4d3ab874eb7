import type { Tree } from '../quantities/evaluate.ts';

/** A name that an expression computes. */
interface Computed {
  name: string;
  is: Tree;
}

/** A name for which two expressions are equal, between two bounds. */
export interface Solved {
  name: string;
  left: Tree;
  right: Tree;
  from: Tree;
  to: Tree;
}

/** A name that is the number of stages between two curves over a running name. */
export interface SteppedOff {
  name: string;
  over: string;
  equilibrium: Tree;
  operating: Tree;
  from: Tree;
  to: Tree;
}

/** One of several roots of an equation, or how many it has. */
export interface RootOfSeveral extends Solved {
  kind: 'root';
  /** The name that is looked for. */
  unknown: string;
  /** The first, the second of three or the last; without it they are counted. */
  root?: 0 | 1 | -1 | undefined;
}

/** A number of stages that begins beside the diagonal. */
export interface StairsFromAHeight extends SteppedOff {
  kind: 'stairs';
  /** How high it begins. */
  start: Tree;
}

/** Some states that change at a rate; the name is where they end. */
export interface Simulation {
  kind: 'simulation';
  name: string;
  /** The name that runs. */
  over: string;
  from: Tree;
  to: Tree;
  steps: number;
  states: readonly { name: string; start: Tree; rate: Tree }[];
  /** It stops where this becomes more than zero. */
  stop?: Tree | undefined;
  /** What a rate uses as it was some time ago: under which name, of which state, how long ago. */
  delays: readonly { name: string; of: string; by: Tree }[];
}

/** What solves an equation at each place of a name that runs; the name is how often there is something. */
export interface Solutions extends Solved {
  kind: 'solutions';
  /** Under which name the solutions are kept. */
  column: string;
  over: string;
  unknown: string;
  between: readonly [Tree, Tree];
}

/** What a table of properties says at a state. */
export interface LookedUp {
  kind: 'lookup';
  name: string;
  table: 'steam' | 'air';
  given: Readonly<Record<string, Tree>>;
  wanted: string;
}

/** How a name gets its number, in SI units. Plain data: the build checks it, a browser follows it. */
export type Definition =
  | Computed
  | Solved
  | SteppedOff
  | RootOfSeveral
  | StairsFromAHeight
  | Simulation
  | Solutions
  | LookedUp;
