import { evaluate, type Tree } from '../quantities/evaluate.ts';
import type { PlotArea, PlotAxis, PlotData, PlotLine, PlotPlace } from './plot-data.ts';
import type { Outcome } from './recipe.ts';
import { templateText, type Template } from './template.ts';

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

/** A curve of a plot. */
export interface CurvePlan extends Trace {
  line: PlotLine['line'];
  label?: Template | undefined;
  mark?: Template | undefined;
}

/** A shaded part; where an edge is not there, it is the edge of the plot. */
export interface AreaPlan {
  under?: Trace | undefined;
  above?: Trace | undefined;
  /** Where it begins and ends on the axis below. */
  ends: readonly [Measure, Measure];
  fill: PlotArea['fill'];
  label?: Template | undefined;
}

/** A point of a plot with its name. */
export interface PointPlan {
  x: Measure;
  y: Measure;
  label: Template;
}

/** What a plot draws, whatever its numbers are: expressions that were checked when it was read. */
export interface PlotPlan {
  /** The name that runs. */
  over: string;
  curves: readonly CurvePlan[];
  areas: readonly AreaPlan[];
  points: readonly PointPlan[];
  /** The names of staircases. */
  stairs: readonly string[];
}

/** The two axes of a plot. */
export type Axes = Pick<PlotData, 'x' | 'y'>;

const pointsOfACurve = 96;

const inUnit = ({ tree, factor, zero }: Measure, values: ReadonlyMap<string, number>) =>
  (evaluate(tree, values) - zero) / factor;

/** Where two expressions lie on the axes. */
export const placeOf = (
  { x, y }: Pick<PointPlan, 'x' | 'y'>,
  values: ReadonlyMap<string, number>,
): PlotPlace => [inUnit(x, values), inUnit(y, values)];

/** Where a way leads, from one end of the running name to the other. */
export function placesAlong(
  trace: Trace,
  { over }: Pick<PlotPlan, 'over'>,
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

/** The curves and staircases of a plot. */
export function drawLines(plan: PlotPlan, { values, stairs }: Outcome): PlotLine[] {
  const words = (template: Template | undefined) => template && templateText(template, values);
  return [
    ...plan.curves.map((curve): PlotLine => ({
      points: placesAlong(curve, plan, values),
      line: curve.line,
      label: words(curve.label),
      mark: words(curve.mark),
    })),
    ...plan.stairs.flatMap((name): PlotLine[] => {
      const found = stairs.get(name);
      return found ? [{ points: found.points, line: 'stairs', stages: found.corners }] : [];
    }),
  ];
}

/** The edges of a shaded part, as far as it has its own. */
export const edgesOf = (
  { under, above }: AreaPlan,
  plan: PlotPlan,
  values: ReadonlyMap<string, number>,
) => ({
  under: under && placesAlong(under, plan, values),
  above: above && placesAlong(above, plan, values),
});

/** Everything that a plot draws, with the numbers that its names stand for now. */
export function drawPlot(plan: PlotPlan, { x, y }: Axes, outcome: Outcome): PlotData {
  const { values } = outcome;
  return {
    x,
    y,
    areas: plan.areas
      .map((part) => drawArea(part, plan, y, values))
      .filter(({ outline }) => outline.length > 0 && outline.flat().every(Number.isFinite)),
    lines: drawLines(plan, outcome),
    points: plan.points
      .map((point) => {
        const [x, y] = placeOf(point, values);
        return { x, y, label: templateText(point.label, values) };
      })
      .filter((point) => Number.isFinite(point.x) && Number.isFinite(point.y)),
  };
}

function drawArea(
  part: AreaPlan,
  plan: PlotPlan,
  y: PlotAxis,
  values: ReadonlyMap<string, number>,
): PlotArea {
  const { under, above } = edgesOf(part, plan, values);
  const level = (height: number) =>
    part.ends.map((end): PlotPlace => [inUnit(end, values), height]);
  return {
    outline: [...(under ?? level(y.to)), ...(above ?? level(y.from)).toReversed()],
    fill: part.fill,
    label: part.label && templateText(part.label, values),
  };
}
