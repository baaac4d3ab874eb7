import { monthDay } from '../dates/day-words.ts';
import type { IsoDay } from '../dates/days.ts';
import { figures } from '../words/counted.ts';
import {
  missedOn,
  stateOf,
  type PracticeRecord,
  type NumberSet,
  type State,
  type Work,
} from './record.ts';
import { isOnOwn } from './work.ts';

/** The three states as people read them. */
export const stateWords: Readonly<Record<State, string>> = {
  tried: '○ Tried',
  solved: '✓ Solved',
  mastered: '★ Mastered',
};

/** When somebody missed a problem: "Missed on Nov 20". */
export const missedWords = (day: IsoDay): string => `Missed on ${monthDay(day)}`;

/** How far somebody is with a problem, and when they missed it since: "✓ Solved, missed on Nov 20". */
export function stateLabel(work: Work | undefined): string | undefined {
  const state = stateOf(work);
  if (!work || !state) return undefined;
  const missed = missedOn(work);
  return missed === undefined
    ? stateWords[state]
    : `${stateWords[state]}, ${missedWords(missed).replace('M', 'm')}`;
}

/** What is left to do before a problem that is solved is mastered, with the numbers that are in use. */
export function toMaster(work: Work | undefined, set: NumberSet | undefined): string {
  if (set?.missed !== undefined && !set.isDone && isOnOwn(set)) {
    return 'Get it right by the third try, without help, and it won’t count as missed.';
  }
  if (work && missedOn(work) !== undefined) {
    return 'It’s due again the day after. Solve it without help then to move back up.';
  }
  return work?.clean?.length
    ? 'That’s one day without help. Solve it like that on another day to master it.'
    : 'Solve it on two days, without help and in three tries or fewer, to master it.';
}

/** How many problems there are, how many are only tried, how many solved, and how many of these mastered. */
export interface Tally {
  all: number;
  tried: number;
  solved: number;
  mastered: number;
}

/** Counts how far somebody is with some problems. */
export function tally(problems: readonly string[], record: PracticeRecord): Tally {
  const states = problems.flatMap((name) => stateOf(record[name]) ?? []);
  const tried = states.filter((state) => state === 'tried').length;
  return {
    all: problems.length,
    tried,
    solved: states.length - tried,
    mastered: states.filter((state) => state === 'mastered').length,
  };
}

/** How far that is: "2 of 4 solved, 1 mastered"; nothing before somebody has begun. */
export function tallyWords({ all, tried, solved, mastered }: Tally): string | undefined {
  if (tried + solved === 0) return undefined;
  const some = `${figures(solved)} of ${figures(all)} solved`;
  return mastered === 0 ? some : `${some}, ${figures(mastered)} mastered`;
}

/** A problem and what it is about. */
export interface ProblemOfTopic {
  name: string;
  topic: string;
}

/** What somebody did on one topic. */
export interface TopicTally extends Tally {
  topic: string;
  /** The names of its problems. */
  problems: string[];
}

/** How far somebody is with each topic, in the order in which the topics first come. */
export function tallyByTopic(
  problems: readonly ProblemOfTopic[],
  record: PracticeRecord,
): TopicTally[] {
  const topics = new Map<string, ProblemOfTopic[]>();
  for (const problem of problems) {
    topics.set(problem.topic, [...(topics.get(problem.topic) ?? []), problem]);
  }
  return [...topics].map(([topic, own]) => {
    const names = own.map(({ name }) => name);
    return { topic, problems: names, ...tally(names, record) };
  });
}
