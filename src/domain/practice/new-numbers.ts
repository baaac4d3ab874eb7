import { dayNumber, type IsoDay } from '../dates/days.ts';
import type { Work } from './record.ts';

/** With which numbers a problem was offered last, and on which day. */
export interface Offer {
  day: IsoDay;
  seed: number;
}

/**
 * The numbers with which a problem is offered: the set after those of the last offer, past all on
 * which somebody worked lately. So none comes twice before the others had their turn.
 */
export function newNumbers(
  { name, seeds }: { name: string; seeds: number },
  work: Work | undefined,
  offer: Offer | undefined,
  day: IsoDay,
): number {
  // Only the numbers as they are stated.
  if (seeds === 0) return 0;
  const recent = new Set(work?.sets.map(({ seed }) => seed));
  const after = offer?.seed ?? startOf(name) + dayNumber(day);
  for (let step = 0; step < seeds; step += 1) {
    const seed = ((after + step) % seeds) + 1;
    if (!recent.has(seed)) return seed;
  }
  return (after % seeds) + 1;
}

/** Some number for a name, so that not all problems of a day have the same seed. */
function startOf(name: string): number {
  let start = 0;
  for (const letter of name) start = (start * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return start;
}
