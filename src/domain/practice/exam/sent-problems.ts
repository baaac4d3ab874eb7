import { formulasPage, lessonPage, numbersFile, problemPage } from '../document-addresses.ts';

/** Data about a problem that the exam page has before it fetches the problem. */
export interface ListedProblem {
  name: string;
  title: string;
  course: string;
  topic: string;
  minutes: number;
  page: string;
  lesson?: { title: string; page: string; formulas?: string | undefined } | undefined;
  /** The data file with random sets of numbers. The version changes with the problem. */
  numbers: { file: string; seeds: number; version: string };
}

/**
 * All problems as embedded in a page. Omits anything that can be derived from a name, and lists
 * each lesson once.
 */
export interface SentProblems {
  problems: readonly (Pick<ListedProblem, 'name' | 'title' | 'course' | 'topic' | 'minutes'> & {
    seeds: number;
    version: string;
    lesson?: string | undefined;
  })[];
  lessons: Readonly<Record<string, { title: string; hasFormulas: boolean }>>;
}

/** Adds the data that can be derived from names. */
export const listedProblems = ({ problems, lessons }: SentProblems): ListedProblem[] =>
  problems.map(({ lesson = '', seeds, version, ...problem }) => {
    const { title, hasFormulas } = lessons[lesson] ?? {};
    return {
      ...problem,
      page: problemPage(problem.name),
      lesson:
        title === undefined
          ? undefined
          : {
              title,
              page: lessonPage(lesson),
              formulas: hasFormulas ? formulasPage(lesson) : undefined,
            },
      numbers: { file: numbersFile(problem.name), seeds, version },
    };
  });
