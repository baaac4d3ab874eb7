import { linearTicks } from '../../domain/plots/axis-ticks.ts';
import { logTicks } from '../../domain/plots/log-ticks.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { readQuantity } from '../../domain/quantities/read-quantity.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import type { PlotAxis } from '../../domain/plots/plot-data.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import { numberIn } from './stated.ts';

interface AxisWords {
  label: string;
  unit: ParsedUnit;
  from: string | undefined;
  to: string | undefined;
  scale: string | undefined;
}

export function readAxis(words: AxisWords, values: readonly number[], names: Names): PlotAxis {
  const { label, unit, from: first, to: last } = words;
  const isLog = isLogScale(words.scale);
  const end = (text: string | undefined, fallback: number) => {
    if (text === undefined) return fallback;
    // A number without a unit is in the unit of the axis.
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

export function isLogScale(scale = 'linear'): boolean {
  if (scale === 'log' || scale === 'linear') return scale === 'log';
  throw new Complaint(`there’s no scale "${scale}".`, 'Write linear or log.');
}
