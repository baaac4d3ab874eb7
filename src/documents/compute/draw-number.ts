import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import { differenceIn, statedIn } from './stated.ts';

/** Between which numbers, and in which steps, an author lets a given be drawn anew. */
export interface Range {
  from: string;
  to: string;
  by: string;
}

/** A new number in the place of a stated one, with as many decimals; the stated one if none is drawn. */
export function drawNumber(
  stated: string,
  unit: UnitReading,
  range: Range,
  draw: (() => number) | undefined,
): string {
  const [from, to] = [statedIn(range.from, unit), statedIn(range.to, unit)];
  const by = differenceIn(range.by, unit);
  const steps = Math.round((to - from) / by);
  if (!(from < to && by > 0 && steps >= 1) || Number(stated) < from || Number(stated) > to) {
    throw new Complaint(
      'the range of new numbers doesn’t work.',
      'Write from="1.0" to="3.0" by="0.1", in the value’s own unit and with the value between them.',
    );
  }
  if (!draw) return stated;
  const decimals = stated.split('.')[1]?.length ?? 0;
  return (from + by * Math.min(steps, Math.floor(draw() * (steps + 1)))).toFixed(decimals);
}
