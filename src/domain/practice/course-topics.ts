import { counted, figures } from '../words/counted.ts';
import { stateOf, type PracticeRecord } from './record.ts';
import type { ProblemOfTopic } from './tally.ts';

/** A topic of a course, with the names of its lessons and problems. */
export interface CourseTopic {
  topic: string;
  lessons: readonly string[];
  problems: readonly string[];
}

/** A lesson, with a topic if its file names one. */
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
 * Lists the topics of a course in the order of its lessons and then its problems. A lesson without
 * a topic gets the most common one of the problems it explains, preferably those of its own course.
 * A lesson that explains none is its own topic.
 */
export function courseTopics(
  lessons: readonly LessonOfTopic[],
  problems: readonly ProblemOfTopic[],
  allProblems: readonly ExplainedProblem[],
): CourseTopic[] {
  const own = new Set(problems.map(({ name }) => name));
  const topics = new Map<string, { lessons: string[]; problems: string[] }>();
  const at = (topic: string) => {
    const known = topics.get(topic) ?? { lessons: [], problems: [] };
    topics.set(topic, known);
    return known;
  };
  for (const { name, title, topic } of lessons) {
    const explained = allProblems.filter(({ lesson }) => lesson === name);
    const here = explained.filter((problem) => own.has(problem.name));
    at(topic ?? mostCommon(here) ?? mostCommon(explained) ?? title).lessons.push(name);
  }
  for (const { name, topic } of problems) at(topic).problems.push(name);
  return [...topics].map(([topic, names]) => ({ topic, ...names }));
}

/** Returns the most common topic, or the first of equally common ones. */
function mostCommon(problems: readonly ProblemOfTopic[]): string | undefined {
  const topics = [...Map.groupBy(problems, ({ topic }) => topic)];
  return topics.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Lessons and problems of a topic or course, and how many are done. */
export interface Progress {
  lessons: number;
  read: number;
  problems: number;
  solved: number;
}

/** The lessons and problems that a student has finished. */
export interface Done {
  practice: PracticeRecord;
  read: ReadonlySet<string>;
}

/** Returns the progress in a topic or course. */
export const progressOf = (
  { lessons, problems }: Pick<CourseTopic, 'lessons' | 'problems'>,
  { practice, read }: Done,
): Progress => ({
  lessons: lessons.length,
  read: lessons.filter((name) => read.has(name)).length,
  problems: problems.length,
  solved: problems.filter((name) => isSolved(practice, name)).length,
});

/** True if a problem was solved, with or without help. */
export const isSolved = (practice: PracticeRecord, name: string): boolean => {
  const state = stateOf(practice[name]);
  return state !== undefined && state !== 'tried';
};

/** Returns the fraction that's done, from 0 to 1. */
export const partDone = ({ lessons, read, problems, solved }: Progress): number =>
  lessons + problems === 0 ? 0 : (read + solved) / (lessons + problems);

/** Describes lessons and problems: how many there are or, after the start, how many are done. */
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
