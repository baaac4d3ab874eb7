import type { Axes, PlotAxis } from '../../domain/plots/plot-data.ts';
import type { PlotPlace } from '../../domain/plots/traces.ts';
import type { Box, Spot } from '../../domain/plots/boxes.ts';

/** Width of every plot in drawing units. */
export const plotWidth = 360;

const top = 12;
const letter = 6.8;

/**
 * Layout of a plot: the field between its axes, and functions that convert numbers to positions.
 */
export interface PlotField extends Box {
  height: number;
  across: (value: number) => number;
  up: (value: number) => number;
  spots: (places: readonly PlotPlace[]) => Spot[];
}

export function plotField({ x, y }: Axes): PlotField {
  const longest = Math.max(...y.ticks.map(({ text }) => text.length));
  const left = 30 + letter * longest;
  // Half of the last tick label extends past the end of the x axis.
  const right = plotWidth - Math.max(12, (letter * (x.ticks.at(-1)?.text.length ?? 0)) / 2);
  // A plot is square if both axes have the same range, such as two compositions. All other plots
  // are wide.
  const isSquare = x.from === y.from && x.to === y.to;
  const bottom = isSquare ? top + right - left : 224;
  const across = (value: number) => place(value, x, left, right);
  const up = (value: number) => place(value, y, bottom, top);
  const spots = (places: readonly PlotPlace[]) => places.map(([a, b]): Spot => [across(a), up(b)]);
  return { left, right, top, bottom, height: bottom + 46, across, up, spots };
}

function place(value: number, { from, to, isLog }: PlotAxis, start: number, end: number): number {
  const share = isLog ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.round((start + share * (end - start)) * 10) / 10;
}
