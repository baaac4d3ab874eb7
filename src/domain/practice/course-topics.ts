import { counted, figures } from '../words/counted.ts';
import { stateOf, type PracticeRecord } from './record.ts';
import type { ProblemOfTopic } from './tally.ts';

/** A topic of a course's exam, with the names of the lessons and problems about it. */
export interface CourseTopic {
  topic: string;
  lessons: readonly string[];
  problems: readonly string[];
}

/** A lesson and, if its file says so, what it is about. */
interface LessonOfTopic {
  name: string;
  title: string;
  topic?: string | undefined;
}

/** A problem and the lesson that explains it. */
interface ExplainedProblem extends ProblemOfTopic {
  lesson?: string | undefined;
}

/**
 * The topics of a course in the order in which its lessons, and then its problems, come to them. A
 * lesson that names no topic has that of most problems which it explains, those of its own course
 * first; one that explains none is a topic by itself.
 */
export function courseTopics(
  lessons: readonly LessonOfTopic[],
  problems: readonly ProblemOfTopic[],
  everywhere: readonly ExplainedProblem[],
): CourseTopic[] {
  const own = new Set(problems.map(({ name }) => name));
  const topics = new Map<string, { lessons: string[]; problems: string[] }>();
  const at = (topic: string) => {
    const known = topics.get(topic) ?? { lessons: [], problems: [] };
    topics.set(topic, known);
    return known;
  };
  for (const { name, title, topic } of lessons) {
    const explained = everywhere.filter(({ lesson }) => lesson === name);
    const here = explained.filter((problem) => own.has(problem.name));
    at(topic ?? mostCommon(here) ?? mostCommon(explained) ?? title).lessons.push(name);
  }
  for (const { name, topic } of problems) at(topic).problems.push(name);
  return [...topics].map(([topic, names]) => ({ topic, ...names }));
}

/** The topic of most of some problems; of two with as many, the first. */
function mostCommon(problems: readonly ProblemOfTopic[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { topic } of problems) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** How much there is to read and to solve, and how much of it somebody has. */
export interface Progress {
  lessons: number;
  read: number;
  problems: number;
  solved: number;
}

/** What a browser keeps of somebody's reading and solving. */
export interface Done {
  practice: PracticeRecord;
  read: ReadonlySet<string>;
}

/** How far somebody is with a topic, or with everything that a course has. */
export const progressOf = (
  { lessons, problems }: Pick<CourseTopic, 'lessons' | 'problems'>,
  { practice, read }: Done,
): Progress => ({
  lessons: lessons.length,
  read: lessons.filter((name) => read.has(name)).length,
  problems: problems.length,
  solved: problems.filter((name) => isSolved(practice, name)).length,
});

/** Whether a problem was solved, be it with help or without. */
export const isSolved = (practice: PracticeRecord, name: string): boolean => {
  const state = stateOf(practice[name]);
  return state !== undefined && state !== 'tried';
};

/** How full its tank is, from 0 to 1. */
export const partDone = ({ lessons, read, problems, solved }: Progress): number =>
  lessons + problems === 0 ? 0 : (read + solved) / (lessons + problems);

/** What there is of each kind in words, and once somebody has begun the course, how much is done. */
export function progressInWords(
  { lessons, read, problems, solved }: Progress,
  hasBegun: boolean,
): { lessons: string; problems: string } {
  const some = (count: number, all: number, what: string, done: string) =>
    all === 0 ? '' : hasBegun ? `${figures(count)} of ${figures(all)} ${done}` : counted(all, what);
  return {
    lessons: some(read, lessons, 'lesson', 'read'),
    problems: some(solved, problems, 'problem', 'solved'),
  };
}
