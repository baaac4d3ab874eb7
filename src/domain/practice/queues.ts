import { dayNumber, type IsoDay } from '../dates/days.ts';
import type { Offer } from './new-numbers.ts';
import { missedOn, dueOn, type PracticeRecord, type Work } from './record.ts';

/**
 * Data about a problem that the draw needs. Lists are in the order for students new to the class.
 */
export interface Drawable {
  name: string;
  course: string;
  seeds: number;
}

/** The last offer of each problem before today. */
export type Offers = Readonly<Record<string, Offer>>;

/** Everything that determines a draw. Doesn't change during a day. */
export interface Draw {
  problems: readonly Drawable[];
  record: PracticeRecord;
  offered: Offers;
  day: IsoDay;
}

export interface Waiting {
  problem: Drawable;
  isNew: boolean;
  /**
   * Number of the day on which the problem is due. For a new problem, the day of its last offer, or
   * 0.
   */
  since: number;
  /** Order among problems with the same day. */
  turn: number;
}

/** Days before a problem is offered again if the student didn't try it. */
const pause = 2;

/** Number of new problems from a class that come before the first one from the next class. */
const headStart = 2;

/**
 * Divides problems into missed, due, new, and due later. In each group, the longest wait comes
 * first.
 */
export function queuesOf({ problems, record, offered, day }: Draw) {
  const now = dayNumber(day);
  const queues: Record<'missed' | 'due' | 'fresh' | 'later', Waiting[]> = {
    ...{ missed: [], due: [], fresh: [], later: [] },
  };
  const turns = turnsOf(problems);
  for (const [place, problem] of problems.entries()) {
    const work = record[problem.name];
    const offer = offered[problem.name];
    if (work) {
      const wasLeftAlone = offer !== undefined && offer.day > (missedOn(work) ?? work.last);
      const rested = dayNumber(dueOn(work));
      const since = wasLeftAlone ? Math.max(rested, dayNumber(offer.day) + pause) : rested;
      // A missed problem loses its priority if it was offered and the student didn't try it.
      const due = isMissed(work) && !wasLeftAlone ? queues.missed : queues.due;
      (since <= now ? due : queues.later).push({ problem, isNew: false, since, turn: place });
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

/** Checks whether a problem was missed the last time, or was never solved. */
const isMissed = (work: Work): boolean => work.solved === undefined || missedOn(work) !== undefined;

/** Assigns an order to new problems. Those of earlier classes come sooner. */
function turnsOf(problems: readonly Drawable[]): number[] {
  const classes = new Map<string, { place: number; problems: number }>();
  return problems.map(({ course }) => {
    const known = classes.get(course) ?? { place: classes.size, problems: 0 };
    classes.set(course, known);
    known.problems += 1;
    return known.problems + headStart * known.place;
  });
}
