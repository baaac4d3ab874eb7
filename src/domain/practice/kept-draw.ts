import { isIsoDay, type IsoDay } from '../dates/days.ts';
import { fieldsOf, isCount, readRecord, textsOf } from '../words/stored-record.ts';
import type { Offer } from './new-numbers.ts';
import type { Drawable, Offers } from './queues.ts';
import type { PracticeRecord } from './record.ts';
import { todaysThree, type Drawn } from './todays-three.ts';

/**
 * The problems of a day, and the last offers of problems on earlier days, as stored in the browser.
 */
export interface KeptDraw {
  /** Empty before the first draw. */
  day: IsoDay;
  three: readonly Drawn[];
  offered: Offers;
  /** Codes of classes that the student has excluded. */
  without: readonly string[];
}

/** Reads a stored draw. Ignores invalid parts. */
export function readKeptDraw(text: string): KeptDraw {
  const { day, three, offered, without } = readRecord(text);
  return {
    day: isIsoDay(day) ? day : '',
    three: listOf(three).flatMap((entry) => {
      const { name, seed } = fieldsOf(entry);
      return typeof name === 'string' && isCount(seed) ? [{ name, seed }] : [];
    }),
    offered: Object.fromEntries(
      Object.entries(fieldsOf(offered)).flatMap(([name, entry]): [string, Offer][] => {
        const { day: on, seed } = fieldsOf(entry);
        return isIsoDay(on) && isCount(seed) ? [[name, { day: on, seed }]] : [];
      }),
    ),
    without: textsOf(without),
  };
}

/** Returns the draw of a day: the stored one if it's from that day, otherwise a new one. */
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
      // Drop problems that the site no longer has, and offers from the future, made while the clock
      // was wrong.
      ([name, offer]) => seedsOf.has(name) && offer.day !== '' && offer.day < day,
    ),
  );
  const three = todaysThree({
    problems: includedProblems(problems, kept.without),
    record,
    offered,
    day,
  });
  return { ...kept, day, three, offered };
}

/** Clears the draw of the day after the record has changed. */
export const drawnAnew = (kept: KeptDraw): KeptDraw => ({ ...kept, three: [] });

/** Changes the excluded classes and clears the draw of the day. */
export const withoutClasses = (kept: KeptDraw, without: readonly string[]): KeptDraw => ({
  ...drawnAnew(kept),
  without,
});

/** Returns the problems of all classes that aren't excluded, or all problems if every class is. */
function includedProblems(
  problems: readonly Drawable[],
  without: readonly string[],
): readonly Drawable[] {
  const left = problems.filter(({ course }) => !without.includes(course));
  return left.length > 0 ? left : problems;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
