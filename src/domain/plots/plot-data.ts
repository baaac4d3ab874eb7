/** A place in a plot, in the units of its axes. */
export type PlotPlace = [x: number, y: number];

/** A curve or a staircase of a plot. */
export interface PlotLine {
  points: PlotPlace[];
  line: 'solid' | 'dashed' | 'second' | 'dotted' | 'thin' | 'stairs' | 'data' | 'data squares';
  /** What it is called in the legend. */
  label?: string | undefined;
  /** What is written on the line itself. */
  mark?: string | undefined;
  /** Where the stages of a staircase are numbered. */
  stages?: PlotPlace[] | undefined;
}

/** A shaded part of a plot. */
export interface PlotArea {
  outline: PlotPlace[];
  fill: 'rising' | 'falling' | 'dots';
  label?: string | undefined;
}

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

/** Everything that a plot draws. */
export interface PlotData {
  x: PlotAxis;
  y: PlotAxis;
  areas: PlotArea[];
  lines: PlotLine[];
  points: { x: number; y: number; label: string }[];
}
