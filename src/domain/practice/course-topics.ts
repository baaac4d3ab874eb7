import { counted, figures } from '../words/counted.ts';
import { stateOf, type PracticeRecord } from './record.ts';
import type { ProblemOfTopic } from './tally.ts';

export interface CourseTopic {
  topic: string;
  lessons: readonly string[];
  problems: readonly string[];
}

/** The topic of a lesson is undefined unless its file states one. */
interface LessonOfTopic {
  name: string;
  title: string;
  topic?: string | undefined;
}

interface ExplainedProblem extends ProblemOfTopic {
  lesson?: string | undefined;
}

/**
 * Lists the topics of a course, in the order of its lessons and then of its problems. A lesson
 * without a topic gets the most common topic among the problems it explains, preferably those in
 * its own course. A lesson that explains no problems is its own topic.
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

/** Returns the most common topic. The first of equally common topics wins. */
function mostCommon(problems: readonly ProblemOfTopic[]): string | undefined {
  const topics = [...Map.groupBy(problems, ({ topic }) => topic)];
  return topics.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Number of lessons and problems, and how many of them are done. */
export interface Progress {
  lessons: number;
  read: number;
  problems: number;
  solved: number;
}

export interface Done {
  practice: PracticeRecord;
  read: ReadonlySet<string>;
}

export const progressOf = (
  { lessons, problems }: Pick<CourseTopic, 'lessons' | 'problems'>,
  { practice, read }: Done,
): Progress => ({
  lessons: lessons.length,
  read: lessons.filter((name) => read.has(name)).length,
  problems: problems.length,
  solved: problems.filter((name) => isSolved(practice, name)).length,
});

/** Checks whether a problem was solved, with or without help. */
export const isSolved = (practice: PracticeRecord, name: string): boolean => {
  const state = stateOf(practice[name]);
  return state !== undefined && state !== 'tried';
};

export const partDone = ({ lessons, read, problems, solved }: Progress): number =>
  lessons + problems === 0 ? 0 : (read + solved) / (lessons + problems);

/**
 * Describes how many lessons and problems there are, or how many are done once the student has
 * begun.
 */
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
