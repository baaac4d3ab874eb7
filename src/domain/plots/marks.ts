import type { Tree } from '../quantities/evaluate.ts';
import type { Outcome } from './recipe.ts';
import { templateText, type Template } from './template.ts';
import {
  inUnit,
  placeOf,
  placesAlong,
  type Measure,
  type PlotPlace,
  type Trace,
} from './traces.ts';

/** A curve, or a line through the rows of a table. */
export interface LineMark {
  kind: 'line';
  points: PlotPlace[];
  line: 'solid' | 'dashed' | 'second' | 'dotted' | 'thin' | 'stairs' | 'data' | 'data squares';
  /** Name in the legend. */
  label?: string | undefined;
  /** Text next to the line. */
  word?: string | undefined;
}

interface StairsMark {
  kind: 'stairs';
  points: PlotPlace[];
  /** Points at which stages are numbered. */
  stages: PlotPlace[];
}

export interface AreaMark {
  kind: 'area';
  outline: PlotPlace[];
  fill: 'rising' | 'falling' | 'dots';
  label?: string | undefined;
}

interface PointMark {
  kind: 'point';
  at: PlotPlace;
  label: string;
}

export type Mark = LineMark | StairsMark | AreaMark | PointMark;

/** A curve, or a line through the rows of a table, before it's evaluated. */
export interface LinePlan extends Trace, Pick<LineMark, 'kind' | 'line'> {
  label?: Template | undefined;
  word?: Template | undefined;
}

/** A staircase before it's evaluated. The definition of `name` computes its steps. */
interface StairsPlan {
  kind: 'stairs';
  name: string;
}

/** A shaded area before it's evaluated. A missing edge means the edge of the plot. */
export interface AreaPlan extends Pick<AreaMark, 'kind' | 'fill'> {
  under?: Trace | undefined;
  above?: Trace | undefined;
  /** Limits on the horizontal axis. */
  ends: readonly [Measure, Measure];
  label?: Template | undefined;
}

export interface PointPlan {
  kind: 'point';
  x: Measure;
  y: Measure;
  label: Template;
}

/** A mark before it's evaluated, as expressions that the build has checked. */
export type MarkPlan = LinePlan | StairsPlan | AreaPlan | PointPlan;

/** Name of the running variable, and the values of all other names. */
interface Numbers {
  over: string;
  outcome: Outcome;
}

interface Height {
  from: number;
  to: number;
}

/** Evaluates a mark. Returns undefined if a value can't be computed. */
export function drawMark(plan: MarkPlan, numbers: Numbers, height: Height): Mark | undefined {
  const { values, stairs } = numbers.outcome;
  const words = (template: Template | undefined) => template && templateText(template, values);
  switch (plan.kind) {
    case 'line': {
      const { kind, line, label, word } = plan;
      const points = placesAlong(plan, numbers.over, values);
      return { kind, points, line, label: words(label), word: words(word) };
    }
    case 'stairs': {
      const found = stairs.get(plan.name);
      return found && { kind: plan.kind, points: found.points, stages: found.corners };
    }
    case 'area': {
      const outline = outlineOf(plan, numbers, height);
      if (outline.length === 0 || !outline.flat().every(Number.isFinite)) return undefined;
      return { kind: plan.kind, outline, fill: plan.fill, label: words(plan.label) };
    }
    case 'point': {
      const at = placeOf(plan, values);
      if (!at.every(Number.isFinite)) return undefined;
      return { kind: plan.kind, at, label: templateText(plan.label, values) };
    }
  }
}

const edgesOf = ({ under, above }: AreaPlan, { over, outcome: { values } }: Numbers) => ({
  under: under && placesAlong(under, over, values),
  above: above && placesAlong(above, over, values),
});

function outlineOf(plan: AreaPlan, numbers: Numbers, { from, to }: Height): PlotPlace[] {
  const { under, above } = edgesOf(plan, numbers);
  const level = (height: number) =>
    plan.ends.map((end): PlotPlace => [inUnit(end, numbers.outcome.values), height]);
  return [...(under ?? level(to)), ...(above ?? level(from)).toReversed()];
}

/** Returns points that the axes have to include. */
export function reachOf(plan: MarkPlan, numbers: Numbers): PlotPlace[] {
  const { values, stairs } = numbers.outcome;
  switch (plan.kind) {
    case 'line':
      return placesAlong(plan, numbers.over, values);
    case 'stairs':
      return stairs.get(plan.name)?.points ?? [];
    case 'area': {
      const { under = [], above = [] } = edgesOf(plan, numbers);
      return [...under, ...above];
    }
    case 'point':
      return [placeOf(plan, values)].filter((place) => place.every(Number.isFinite));
  }
}

interface MarkParts {
  /** Traces along the running variable. */
  traces?: readonly Trace[];
  /** Expressions without the running variable. */
  trees?: readonly Tree[];
  words?: readonly Template[];
  names?: readonly string[];
}

export function partsOf(plan: MarkPlan): MarkParts {
  switch (plan.kind) {
    case 'line':
      return { traces: [plan], words: [plan.label ?? [], plan.word ?? []] };
    case 'stairs':
      return { names: [plan.name] };
    case 'area': {
      const { under, above, ends, label = [] } = plan;
      const traces = [under ?? [], above ?? []].flat();
      return { traces, trees: ends.map(({ tree }) => tree), words: [label] };
    }
    case 'point':
      return { trees: [plan.x.tree, plan.y.tree], words: [plan.label] };
  }
}

export function placesIn(mark: Mark): PlotPlace[] {
  switch (mark.kind) {
    case 'line':
      return mark.points;
    case 'stairs':
      return [...mark.points, ...mark.stages];
    case 'area':
      return mark.outline;
    case 'point':
      return [mark.at];
  }
}

/** Returns the line of a mark that labels should avoid. Empty if it has none. */
export function wayOf(mark: Mark): readonly PlotPlace[] {
  switch (mark.kind) {
    case 'line':
    case 'stairs':
      return mark.points;
    case 'area':
    case 'point':
      return [];
  }
}

export const marksOf = <Any extends { kind: string }, Kind extends Any['kind']>(
  { marks }: { marks: readonly Any[] },
  kind: Kind,
): Extract<Any, { kind: Kind }>[] =>
  marks.filter((mark): mark is Extract<Any, { kind: Kind }> => mark.kind === kind);
