import { drawMark, type MarkPlan } from './marks.ts';
import type { Axes, PlotData } from './plot-data.ts';
import type { Outcome } from './recipe.ts';

/** Everything that a plot draws, whatever its numbers are. */
export interface PlotPlan {
  /** The name that runs. */
  over: string;
  marks: readonly MarkPlan[];
}

/** Draws a plot with the numbers that its names stand for now. */
export const drawPlot = (
  { over, marks }: PlotPlan,
  { x, y }: Axes,
  outcome: Outcome,
): PlotData => ({
  x,
  y,
  marks: marks.flatMap((plan) => drawMark(plan, { over, outcome }, y) ?? []),
});
