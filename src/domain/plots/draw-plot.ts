import { drawMark, type MarkPlan } from './marks.ts';
import type { Axes, PlotData } from './plot-data.ts';
import type { Outcome } from './recipe.ts';

/** Everything a plot draws, as expressions without their values. */
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
