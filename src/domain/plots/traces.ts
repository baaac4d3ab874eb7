import { evaluate, type Tree } from '../quantities/evaluate.ts';

/** A place in a plot, in the units of its axes. */
export type PlotPlace = [x: number, y: number];

/** An expression and the unit in which its value is drawn. */
export interface Measure {
  tree: Tree;
  factor: number;
  zero: number;
}

/** A way along which the running name of a plot leads. */
export interface Trace {
  x: Measure;
  y: Measure;
  /** From where to where the name runs, in SI. */
  from: Tree;
  to: Tree;
  /** Whether it runs in even factors, not in even steps. */
  isEvenInLogs?: true | undefined;
  /** In how many steps it runs, where not in many: those from row to row of a table. */
  steps?: number | undefined;
}

const pointsOfACurve = 96;

/** The value of an expression in its unit. */
export const inUnit = (
  { tree, factor, zero }: Measure,
  values: ReadonlyMap<string, number>,
): number => (evaluate(tree, values) - zero) / factor;

/** Where two expressions lie on the axes. */
export const placeOf = (
  { x, y }: Pick<Trace, 'x' | 'y'>,
  values: ReadonlyMap<string, number>,
): PlotPlace => [inUnit(x, values), inUnit(y, values)];

/** Where a way leads, from one end of the running name to the other. */
export function placesAlong(
  trace: Trace,
  over: string,
  known: ReadonlyMap<string, number>,
): PlotPlace[] {
  const { from, to, isEvenInLogs, steps = pointsOfACurve } = trace;
  const values = new Map(known);
  const [start, end] = [evaluate(from, values), evaluate(to, values)];
  const places: PlotPlace[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    values.set(over, isEvenInLogs ? start * (end / start) ** share : start + (end - start) * share);
    const place = placeOf(trace, values);
    if (place.every(Number.isFinite)) places.push(place);
  }
  return places;
}
