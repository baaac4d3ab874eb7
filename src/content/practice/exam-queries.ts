import { drawExam, type Chosen } from '../../domain/practice/exam/exam.ts';
import { seeded } from '../../domain/quantities/seeded.ts';
import { slug } from '../../domain/words/slug.ts';
import { listProblems, type Problem } from './queries.ts';
import { getContent } from '../everything/queries.ts';
import type { SentProblems } from '../../domain/practice/exam/sent-problems.ts';
import { listLessons, type Lesson } from '../everything/lesson-queries.ts';

interface ExamProblem {
  problem: Problem;
  lesson: Lesson | undefined;
}

export interface ReadyExam {
  code: string;
  name: string;
  page: string;
  pdf: string;
  minutes: number;
  problems: (Chosen & ExamProblem)[];
}

/** Returns the addresses of the printed exam and of the page for setting up a timed exam. */
export function examAddresses(code: string) {
  const page = `/resources/exam/${slug(code)}`;
  const setUp = `/resources/exam?${new URLSearchParams({ class: code }).toString()}`;
  return { page, pdf: `${page}.pdf`, setUp };
}

/** Length of a printed exam in minutes. */
const readyMinutes = 75;

async function listExamProblems(): Promise<ExamProblem[]> {
  const lessons = await listLessons();
  const problems = await listProblems();
  return problems.map((problem) => ({
    problem,
    lesson: lessons.find(({ page }) => page === problem.lesson?.page),
  }));
}

/** Returns the data about every problem that the exam page embeds. */
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

/**
 * Selects the problems of one printed exam per class. The class code is the random seed, so every
 * build selects the same problems.
 */
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
