import { linearTicks } from '../../domain/plots/axis-ticks.ts';
import { logTicks } from '../../domain/plots/log-ticks.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { readQuantity } from '../../domain/quantities/read-quantity.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import type { PlotAxis } from '../../domain/plots/plot-data.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import { numberIn } from './stated.ts';

/** How an author describes an axis. */
interface AxisWords {
  label: string;
  unit: UnitReading;
  from: string | undefined;
  to: string | undefined;
  scale: string | undefined;
}

/** One axis of a plot: its ends, its marks and its words. */
export function readAxis(words: AxisWords, values: readonly number[], names: Names): PlotAxis {
  const { label, unit, from: first, to: last } = words;
  const isLog = isLogScale(words.scale);
  const end = (text: string | undefined, fallback: number) => {
    if (text === undefined) return fallback;
    // A number alone is in the unit of the axis.
    const reading = readQuantity(text);
    return 'problem' in reading || reading.hasUnit
      ? numberIn(names.quantity(text), unit)
      : reading.number.value;
  };
  const ends = [end(first, Math.min(...values)), end(last, Math.max(...values))] as const;
  if (isLog && ends[0] <= 0) {
    throw new Complaint(
      `a log axis can’t start at ${String(ends[0])}.`,
      'Start above zero, or leave out the scale.',
    );
  }
  const marks = isLog ? logTicks : linearTicks;
  return {
    label: unit.parts.length === 0 ? label : `${label} (${unitText(unit)})`,
    isLog,
    ...marks(...ends, first !== undefined, last !== undefined),
  };
}

/** Whether a scale is logarithmic; complains about one that is not known. */
export function isLogScale(scale = 'linear'): boolean {
  if (scale === 'log' || scale === 'linear') return scale === 'log';
  throw new Complaint(`there’s no scale "${scale}".`, 'Write linear or log.');
}
