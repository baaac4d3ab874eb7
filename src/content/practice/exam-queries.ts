import { drawExam, type Chosen } from '../../domain/practice/exam/exam.ts';
import { seeded } from '../../domain/quantities/seeded.ts';
import { slug } from '../../domain/words/slug.ts';
import { listProblems, type Problem } from './queries.ts';
import { getContent } from '../everything/queries.ts';
import type { SentProblems } from '../../domain/practice/exam/sent-problems.ts';
import { listLessons, type Lesson } from '../everything/lesson-queries.ts';

/** A problem as exams know it, and all of it for those that the build sets. */
interface ExamProblem {
  problem: Problem;
  /** The lesson that explains it, whole. */
  lesson: Lesson | undefined;
}

/** A class that has problems, with the exam that is ready on paper. */
export interface ReadyExam {
  code: string;
  name: string;
  page: string;
  pdf: string;
  minutes: number;
  problems: (Chosen & ExamProblem)[];
}

/** Where the exam of a class is on paper, and where it is set with a clock. */
export function examAddresses(code: string) {
  const page = `/resources/exam/${slug(code)}`;
  const setUp = `/resources/exam?${new URLSearchParams({ class: code }).toString()}`;
  return { page, pdf: `${page}.pdf`, setUp };
}

/** How long the exam of a class is that the build sets. */
const readyMinutes = 75;

/** Every problem with its lesson, in the order of the list. */
async function listExamProblems(): Promise<ExamProblem[]> {
  const lessons = await listLessons();
  const problems = await listProblems();
  return problems.map((problem) => ({
    problem,
    lesson: lessons.find(({ page }) => page === problem.lesson?.page),
  }));
}

/** What the exam page needs to know of each problem before it fetches anything. */
export async function getExamProblems(): Promise<SentProblems> {
  const all = await listExamProblems();
  const explaining = all.flatMap(({ lesson }) => lesson ?? []);
  return {
    problems: all.map(({ problem, lesson }) => {
      const { name, title, topic, minutes, numbers } = problem;
      const { seeds, version } = numbers;
      return {
        ...{ name, title, topic, minutes, seeds, version },
        course: problem.class,
        lesson: lesson?.name,
      };
    }),
    lessons: Object.fromEntries(
      explaining.map(({ name, title, formulas }) => [
        name,
        { title, hasFormulas: formulas !== undefined },
      ]),
    ),
  };
}

/** One exam for each class that has problems, drawn by the code of the class: the same in each build. */
export async function getReadyExams(): Promise<ReadyExam[]> {
  const { classes } = await getContent('practice');
  const all = await listExamProblems();
  return classes.flatMap(({ code, name }) => {
    const listed = all.map(({ problem }) => ({
      ...problem,
      course: problem.class,
      seeds: problem.numbers.seeds,
    }));
    const random = seeded(
      Array.from(code).reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7),
    );
    const exam = drawExam(listed, { courses: [code], minutes: readyMinutes }, random);
    if (!exam) return [];
    const { page, pdf } = examAddresses(code);
    return [
      {
        ...{ code, name, page, pdf },
        minutes: exam.minutes,
        problems: exam.problems.flatMap((chosen) => {
          const found = all.find(({ problem }) => problem.name === chosen.name);
          return found ? [{ ...chosen, ...found }] : [];
        }),
      },
    ];
  });
}
