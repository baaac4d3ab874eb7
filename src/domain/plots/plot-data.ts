import type { Mark } from './marks.ts';

export interface PlotAxis {
  label: string;
  isLog: boolean;
  from: number;
  to: number;
  ticks: { at: number; text: string }[];
  /** Positions of grid lines without a number. */
  minor: number[];
}

export interface Axes {
  x: PlotAxis;
  y: PlotAxis;
}

export interface PlotData extends Axes {
  marks: Mark[];
}
