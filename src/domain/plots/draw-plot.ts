import { drawMark, type MarkPlan } from './marks.ts';
import type { Axes, PlotData } from './plot-data.ts';
import type { Outcome } from './recipe.ts';

/** Contents of a plot as expressions, before they're evaluated. */
export interface PlotPlan {
  over: string;
  marks: readonly MarkPlan[];
}

export const drawPlot = (
  { over, marks }: PlotPlan,
  { x, y }: Axes,
  outcome: Outcome,
): PlotData => ({
  x,
  y,
  marks: marks.flatMap((plan) => drawMark(plan, { over, outcome }, y) ?? []),
});
