import type { Mark } from './marks.ts';

/** One axis of a plot. */
export interface PlotAxis {
  label: string;
  isLog: boolean;
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  /** Lines of the grid that have no number. */
  minor: number[];
}

/** The two axes of a plot. */
export interface Axes {
  x: PlotAxis;
  y: PlotAxis;
}

/** Everything that a plot draws. */
export interface PlotData extends Axes {
  marks: Mark[];
}
