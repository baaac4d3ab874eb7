import { drawExam, type Chosen } from '../domain/practice/exam.ts';
import { seeded } from '../domain/seeded.ts';
import { slug } from '../domain/slug.ts';
import { listProblems, type Problem } from './problem-queries.ts';
import { getContent, listLessons, type Lesson } from './queries.ts';

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
export const getExamProblems = async () =>
  (await listExamProblems()).map(({ problem, lesson }) => {
    const { name, title, topic, minutes, page, numbers } = problem;
    return {
      ...{ name, title, topic, minutes, page, numbers },
      course: problem.class,
      lesson: lesson && {
        title: lesson.title,
        page: lesson.page,
        formulas: lesson.formulas?.page,
      },
    };
  });

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
    const page = `/resources/exam/${slug(code)}`;
    return [
      {
        ...{ code, name, page },
        pdf: `${page}.pdf`,
        minutes: exam.minutes,
        problems: exam.problems.flatMap((chosen) => {
          const found = all.find(({ problem }) => problem.name === chosen.name);
          return found ? [{ ...chosen, ...found }] : [];
        }),
      },
    ];
  });
}
