import type { RootContent } from 'mdast';
import { drawPlot, type PlotPlan } from '../../domain/plots/draw-plot.ts';
import { marksOf, reachOf } from '../../domain/plots/marks.ts';
import type { Axes, PlotData } from '../../domain/plots/plot-data.ts';
import { followRecipe, type Outcome } from '../../domain/plots/recipe.ts';
import { flatText } from '../../domain/quantities/print.ts';
import type { Names } from '../compute/names.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { readAxis } from '../compute/plot-axis.ts';
import { readPlan } from '../compute/plot-plan.ts';
import type { ReadingOptions } from './reader-state.ts';
import { unitOf } from '../compute/stated.ts';
import { isMark, misplaced, readTag, type MarkTag, type TagAttributes } from '../text/tags.ts';

/** Separates the marks of a plot from the text around them. */
export function plotParts(
  children: readonly RootContent[],
  { tags }: Pick<ReadingOptions, 'tags'>,
): { parts: MarkTag[]; words: RootContent[] } {
  const nodes = children.flatMap(unwrapped);
  return {
    parts: nodes.flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement') return [];
      const tag = readTag(node, tags);
      if (!isMark(tag)) throw misplaced(tag, lineOf(node));
      return [tag];
    }),
    words: nodes.filter(({ type }) => type !== 'mdxJsxFlowElement'),
  };
}

export function readPlot(
  plot: TagAttributes<'Plot'>,
  parts: readonly MarkTag[],
  names: Names,
): PlotData {
  const plan = readPlan(plot, parts, names, (text) => [withNumbers(text, names)]);
  const outcome = outcomeOf(plan, names);
  return drawPlot(plan, readAxes(plot, plan, outcome, names), outcome);
}

/** Evaluates a plot with the stated numbers. */
export function outcomeOf(plan: PlotPlan, names: Names): Outcome {
  const stairs = marksOf(plan, 'stairs').map(({ name }) => name);
  const steps = names.definitions.filter(({ name }) => stairs.includes(name));
  return followRecipe(steps, names.scope.values);
}

export function readAxes(
  plot: TagAttributes<'Plot'>,
  plan: PlotPlan,
  outcome: Outcome,
  names: Names,
): Axes {
  // The axes also cover points outside the curves.
  const places = plan.marks.flatMap((mark) => reachOf(mark, { over: plan.over, outcome }));
  const { xFrom, xTo, xScale, yFrom, yTo, yScale } = plot;
  return {
    x: readAxis(
      { label: plot.x, unit: unitOf(plot.xUnit ?? ''), from: xFrom, to: xTo, scale: xScale },
      places.map(([x]) => x),
      names,
    ),
    y: readAxis(
      { label: plot.y, unit: unitOf(plot.yUnit ?? ''), from: yFrom, to: yTo, scale: yScale },
      places.map(([, y]) => y),
      names,
    ),
  };
}

/** Fills in the numbers of a label. */
const withNumbers = (text: string, names: Names): string =>
  text.replace(/\{([^{}]*)\}/g, (_, reference: string) => flatText(names.runs(reference)));
