import { evaluate, type Tree } from '../quantities/evaluate.ts';

/** A point of a plot, in the units of its axes. */
export type PlotPlace = [x: number, y: number];

/** An expression with the unit of its axis. */
export interface Measure {
  tree: Tree;
  factor: number;
  zero: number;
}

/** A curve whose points depend on a running variable. */
export interface Trace {
  x: Measure;
  y: Measure;
  /** Range of the running variable, in SI. */
  from: Tree;
  to: Tree;
  /** True if the steps are even on a logarithmic scale. */
  isEvenInLogs?: true | undefined;
  steps?: number | undefined;
}

const pointsOfACurve = 96;

export const inUnit = (
  { tree, factor, zero }: Measure,
  values: ReadonlyMap<string, number>,
): number => (evaluate(tree, values) - zero) / factor;

export const placeOf = (
  { x, y }: Pick<Trace, 'x' | 'y'>,
  values: ReadonlyMap<string, number>,
): PlotPlace => [inUnit(x, values), inUnit(y, values)];

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
