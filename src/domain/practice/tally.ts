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
import { isUnaided } from './work.ts';

export const stateWords: Readonly<Record<State, string>> = {
  tried: '○ Tried',
  solved: '✓ Solved',
  mastered: '★ Mastered',
};

export const missedWords = (day: IsoDay): string => `Missed on ${monthDay(day)}`;

/** Describes the state of a problem, like "✓ Solved, missed on Nov 20". */
export function stateLabel(work: Work | undefined): string | undefined {
  const state = stateOf(work);
  if (!work || !state) return undefined;
  const missed = missedOn(work);
  return missed === undefined
    ? stateWords[state]
    : `${stateWords[state]}, ${missedWords(missed).replace('M', 'm')}`;
}

/** Describes what's left to do with the current numbers before a solved problem is mastered. */
export function toMaster(work: Work | undefined, set: NumberSet | undefined): string {
  if (set?.missed !== undefined && !set.isDone && isUnaided(set)) {
    return 'Get it right by the third try, without help, and it won’t count as missed.';
  }
  if (work && missedOn(work) !== undefined) {
    return 'It’s due again the day after. Solve it without help then to move back up.';
  }
  return work?.clean?.length
    ? 'That’s one day without help. Solve it like that on another day to master it.'
    : 'Solve it on two days, without help and in three tries or fewer, to master it.';
}

/** Counts of problems by state. `solved` includes the mastered ones. */
export interface Tally {
  all: number;
  tried: number;
  solved: number;
  mastered: number;
}

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

/** Describes a tally, like "2 of 4 solved, 1 mastered". Undefined before the first try. */
export function tallyWords({ all, tried, solved, mastered }: Tally): string | undefined {
  if (tried + solved === 0) return undefined;
  const some = `${figures(solved)} of ${figures(all)} solved`;
  return mastered === 0 ? some : `${some}, ${figures(mastered)} mastered`;
}

export interface ProblemOfTopic {
  name: string;
  topic: string;
}

export interface TopicTally extends Tally {
  topic: string;
  problems: string[];
}

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
