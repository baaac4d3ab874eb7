import { isIsoDay, type IsoDay } from '../dates/days.ts';
import { readRecord } from '../words/stored-record.ts';
import type { Offer } from './new-numbers.ts';
import type { Drawable, Offers } from './queues.ts';
import type { PracticeRecord } from './record.ts';
import { todaysThree, type Drawn } from './todays-three.ts';

/** What a browser keeps of the draws: that of the day, and what the days before have offered. */
export interface KeptDraw {
  /** Empty before the first draw. */
  day: IsoDay;
  three: readonly Drawn[];
  offered: Offers;
  /** The classes from which somebody wants nothing. */
  without: readonly string[];
}

/** Reads what was kept; whatever is not as it should be counts as nothing. */
export function readKeptDraw(text: string): KeptDraw {
  const { day, three, offered, without } = readRecord(text);
  return {
    day: isIsoDay(day) ? day : '',
    three: listOf(three).flatMap((entry) => {
      const { name, seed } = fieldsOf(entry);
      return typeof name === 'string' && isSeed(seed) ? [{ name, seed }] : [];
    }),
    offered: Object.fromEntries(
      Object.entries(fieldsOf(offered)).flatMap(([name, entry]): [string, Offer][] => {
        const { day: on, seed } = fieldsOf(entry);
        return isIsoDay(on) && isSeed(seed) ? [[name, { day: on, seed }]] : [];
      }),
    ),
    without: listOf(without).filter((code) => typeof code === 'string'),
  };
}

/**
 * The draw of a day: the one that is kept, as long as its problems are there, else a new one, for
 * which those of the last day count as offered.
 */
export function drawOf(
  kept: KeptDraw,
  problems: readonly Drawable[],
  record: PracticeRecord,
  day: IsoDay,
): KeptDraw {
  const seedsOf = new Map(problems.map(({ name, seeds }) => [name, seeds]));
  const isWhole =
    kept.three.length > 0 &&
    kept.three.every(({ name, seed }) => seed <= (seedsOf.get(name) ?? -1));
  if (kept.day === day && isWhole) return kept;
  const last = kept.three.map(({ name, seed }): [string, Offer] => [name, { day: kept.day, seed }]);
  const offered = Object.fromEntries(
    [...Object.entries(kept.offered), ...last].filter(
      // Problems go, and a clock may have been ahead of its time.
      ([name, offer]) => seedsOf.has(name) && offer.day !== '' && offer.day < day,
    ),
  );
  const three = todaysThree({ problems: wanted(problems, kept.without), record, offered, day });
  return { ...kept, day, three, offered };
}

/** What is kept once the day is to be drawn anew, because the record is another one. */
export const drawnAnew = (kept: KeptDraw): KeptDraw => ({ ...kept, three: [] });

/** What is kept once somebody wants nothing from some classes: the day is drawn anew. */
export const withoutClasses = (kept: KeptDraw, without: readonly string[]): KeptDraw => ({
  ...drawnAnew(kept),
  without,
});

/** Who wants no class wants all of them. */
function wanted(problems: readonly Drawable[], without: readonly string[]): readonly Drawable[] {
  const left = problems.filter(({ course }) => !without.includes(course));
  return left.length > 0 ? left : problems;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1_000_000;
