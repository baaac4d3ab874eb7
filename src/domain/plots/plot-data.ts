import type { Mark } from './marks.ts';

export interface PlotAxis {
  label: string;
  isLog: boolean;
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  /** Grid lines without a number. */
  minor: number[];
}

export interface Axes {
  x: PlotAxis;
  y: PlotAxis;
}

/** Everything a plot draws. */
export interface PlotData extends Axes {
  marks: Mark[];
}
