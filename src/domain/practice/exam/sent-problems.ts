import { formulasPage, lessonPage, numbersFile, problemPage } from '../document-addresses.ts';

/** A problem as the exam page knows it before it has fetched anything of it. */
export interface ListedProblem {
  name: string;
  title: string;
  course: string;
  topic: string;
  minutes: number;
  page: string;
  /** The lesson that explains it. */
  lesson?: { title: string; page: string; formulas?: string | undefined } | undefined;
  /** Its new numbers: their file, how many sets there are, and what changes with the problem. */
  numbers: { file: string; seeds: number; version: string };
}

/** All problems as a page sends them: without what follows from a name, and each lesson once. */
export interface SentProblems {
  problems: readonly (Pick<ListedProblem, 'name' | 'title' | 'course' | 'topic' | 'minutes'> & {
    seeds: number;
    version: string;
    /** The name of the lesson that explains it. */
    lesson?: string | undefined;
  })[];
  lessons: Readonly<Record<string, { title: string; hasFormulas: boolean }>>;
}

/** The problems with all that follows from what was sent. */
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
