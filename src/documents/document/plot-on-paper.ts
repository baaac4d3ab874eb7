import type { OnPaper } from './document.ts';
import { marksOf } from '../../domain/plots/marks.ts';
import type { PlotAxis, PlotData } from '../../domain/plots/plot-data.ts';
import { Complaint } from '../text/fault.ts';
import type { TagAttributes } from '../text/tags.ts';

/** Reads the print layout of a plot: its width, and the blank chart for readers to draw on. */
export function onPaper({ paper, blank }: TagAttributes<'Plot'>, plot: PlotData): OnPaper {
  if (paper !== undefined && paper !== 'wide' && paper !== 'none') {
    throw new Complaint(
      `we don’t know paper="${paper}".`,
      'Write paper="wide" or paper="none", or leave it out.',
    );
  }
  return {
    isWide: paper === 'wide',
    isOnPaper: paper !== 'none',
    blank: blank === undefined ? undefined : blankChart(blank.split(/,\s*/), plot),
  };
}

/** Keeps the axes with a finer grid, and only the given curves. */
function blankChart(kept: readonly string[], plot: PlotData): PlotData {
  const lines = marksOf(plot, 'line');
  const labels = lines.flatMap(({ label }) => label ?? []);
  const unknown = kept.find((label) => !labels.includes(label));
  if (unknown !== undefined) {
    throw new Complaint(
      `the blank chart should keep the curve "${unknown}", but the plot has no such curve.`,
      `The labels in this plot are ${labels.join(', ')}.`,
    );
  }
  return {
    x: withFinerMarks(plot.x),
    y: withFinerMarks(plot.y),
    marks: lines.filter(({ label }) => label !== undefined && kept.includes(label)),
  };
}

/** Adds grid lines at round values between the ticks. */
function withFinerMarks(axis: PlotAxis): PlotAxis {
  const [first, second] = axis.ticks;
  if (axis.isLog || first === undefined || second === undefined) return axis;
  const step = second.at - first.at;
  const leading = Number(step.toExponential(1).slice(0, 1));
  const parts = leading === 2 ? 4 : 5;
  const minor = axis.ticks
    .slice(0, -1)
    .flatMap(({ at }) =>
      Array.from({ length: parts - 1 }, (_, part) => at + (step * (part + 1)) / parts),
    );
  return { ...axis, minor };
}
