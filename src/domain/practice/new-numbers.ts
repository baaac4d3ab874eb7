import { dayNumber, type IsoDay } from '../dates/days.ts';
import type { Work } from './record.ts';

/** The last time a problem was offered: the day, and the seed of its numbers. */
export interface Offer {
  day: IsoDay;
  seed: number;
}

/**
 * Chooses the set of numbers to offer for a problem: the first set after the last offer that the
 * student hasn't worked on recently. A set isn't repeated until all others have been offered.
 */
export function newNumbers(
  { name, seeds }: { name: string; seeds: number },
  work: Work | undefined,
  offer: Offer | undefined,
  day: IsoDay,
): number {
  if (seeds === 0) return 0;
  const recent = new Set(work?.sets.map(({ seed }) => seed));
  const after = offer?.seed ?? startOf(name) + dayNumber(day);
  for (let step = 0; step < seeds; step += 1) {
    const seed = ((after + step) % seeds) + 1;
    if (!recent.has(seed)) return seed;
  }
  return (after % seeds) + 1;
}

/** Derives a number from the name, so that problems start with different seeds. */
function startOf(name: string): number {
  let start = 0;
  for (const letter of name) start = (start * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return start;
}
