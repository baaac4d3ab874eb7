import type { PlotAxis, PlotData, PlotLine, PlotPlace } from '../../domain/plots/plot-data.ts';
import type { Field, Spot } from '../../domain/plots/label-places.ts';

/** How wide every plot is, in its own units. */
export const plotWidth = 360;

const top = 12;
const letter = 6.8;

/** Where things of a plot are drawn: the field between its axes, and the way from numbers to places. */
export interface PlotField extends Field {
  height: number;
  across: (value: number) => number;
  up: (value: number) => number;
  spots: (places: readonly PlotPlace[]) => Spot[];
}

/** Lays out a plot. */
export function plotField({ x, y }: PlotData): PlotField {
  const longest = Math.max(...y.ticks.map(({ text }) => text.length));
  const left = 30 + letter * longest;
  // Half of the last number stands beyond the end of its axis.
  const right = plotWidth - Math.max(12, (letter * (x.ticks.at(-1)?.text.length ?? 0)) / 2);
  // Compositions against compositions are drawn in a square, everything else lies on its side.
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

/** The numbers of the stages of a staircase, each beside its corner; one that would cover the last is left out. */
export function stageNumbers(
  { stages = [] }: PlotLine,
  { left, spots }: PlotField,
): [string, Spot][] {
  let [lastX, lastY] = [Infinity, Infinity];
  return spots(stages).flatMap(([x, y], index): [string, Spot][] => {
    const text = String(index + 1);
    if (Math.abs(lastX - x) < 3 + 6 * text.length && Math.abs(lastY - y) < 10) return [];
    [lastX, lastY] = [x, y];
    // Beside the corner, but not on the axis.
    return [[text, [Math.max(x - 3, left + 2 + 6 * text.length), y - 3.5]]];
  });
}
