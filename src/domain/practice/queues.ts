import { dayNumber, type IsoDay } from '../dates/days.ts';
import type { Offer } from './new-numbers.ts';
import { missedOn, type PracticeRecord, type Work } from './record.ts';
import { dueOn } from './spacing.ts';

/** A problem as the draw sees it, in the order of the list. */
export interface Drawable {
  name: string;
  /** The code of its class. */
  course: string;
  /** How many sets of new numbers it has. */
  seeds: number;
}

/** The last offers of the days before, by the names of the problems. */
export type Offers = Readonly<Record<string, Offer>>;

/** What a draw depends on; nothing else does, so that it is the same all day. */
export interface Draw {
  problems: readonly Drawable[];
  record: PracticeRecord;
  offered: Offers;
  day: IsoDay;
}

/** A problem in a queue. */
export interface Waiting {
  problem: Drawable;
  isNew: boolean;
  /** The number of the day it is due; of a new one, that of its last offer, and 0 before the first. */
  since: number;
  /** Of those since the same day, whose turn it is. */
  turn: number;
}

/** How long a problem that was offered and left alone is not offered again, in days. */
const pause = 2;

/** What is due, what is new and what is due later, each with those in front that wait longest. */
export function queuesOf({ problems, record, offered, day }: Draw) {
  const now = dayNumber(day);
  const queues: Record<'due' | 'fresh' | 'later', Waiting[]> = { due: [], fresh: [], later: [] };
  const turns = turnsOf(problems, now);
  for (const [place, problem] of problems.entries()) {
    const work = record[problem.name];
    const offer = offered[problem.name];
    if (work) {
      const since = dueSince(work, offer);
      const queue = since <= now ? queues.due : queues.later;
      queue.push({ problem, isNew: false, since, turn: place });
    } else {
      const since = offer ? dayNumber(offer.day) : 0;
      queues.fresh.push({ problem, isNew: true, since, turn: turns[place] ?? 0 });
    }
  }
  for (const queue of Object.values(queues)) {
    queue.sort((a, b) => a.since - b.since || a.turn - b.turn);
  }
  return queues;
}

/** The number of the day on which a problem is due again. */
function dueSince(work: Work, offer: Offer | undefined): number {
  const rested = dayNumber(dueOn(work));
  const wasLeftAlone = offer !== undefined && offer.day > (missedOn(work) ?? work.last);
  return wasLeftAlone ? Math.max(rested, dayNumber(offer.day) + pause) : rested;
}

/**
 * When it is each problem's turn, as long as they are new: the first of every class, then the second
 * of every class. Each day another class begins.
 */
function turnsOf(problems: readonly Drawable[], now: number): number[] {
  const classes = new Map<string, { place: number; problems: number }>();
  const places = problems.map(({ course }) => {
    const known = classes.get(course) ?? { place: classes.size, problems: 0 };
    classes.set(course, known);
    known.problems += 1;
    return [known.problems, known.place] as const;
  });
  return places.map(([round, place]) => round * classes.size + ((place + now) % classes.size));
}
