import { drawMark, type MarkPlan } from './marks.ts';
import type { Axes, PlotData } from './plot-data.ts';
import type { Outcome } from './recipe.ts';

/** Everything a plot draws, apart from the numbers. */
export interface PlotPlan {
  over: string;
  marks: readonly MarkPlan[];
}

/** Draws a plot with the current numbers. */
export const drawPlot = (
  { over, marks }: PlotPlan,
  { x, y }: Axes,
  outcome: Outcome,
): PlotData => ({
  x,
  y,
  marks: marks.flatMap((plan) => drawMark(plan, { over, outcome }, y) ?? []),
});
