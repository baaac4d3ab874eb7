import { getCollection } from 'astro:content';
import { mustAgree } from '../everything/check.ts';
import type { Practice, PracticeClass, ProblemFacts } from './schema.ts';
import { compiledProblem } from '../../documents/compiled/compiled-documents.ts';
import type { ProblemDocument } from '../../documents/document/document.ts';
import { getContent } from '../everything/queries.ts';
import { mistakesTo } from '../everything/with-library.ts';
import { lessonAddresses } from '../everything/lesson-queries.ts';
import { numbersFile, problemPage, stepsFile } from '../../domain/practice/document-addresses.ts';
import { byTerm, warmUpsFirst } from '../../domain/practice/learning-order.ts';

interface Neighbor {
  title: string;
  page: string;
}

/** A problem with its address and text, and links to its neighbors. */
export interface Problem extends Omit<ProblemFacts, 'lesson'> {
  /** The lesson that explains how to solve it. */
  lesson?: { title: string; page: string } | undefined;
  name: string;
  page: string;
  /** Hash of the file, which identifies the version in a mistake report. */
  version: string;
  /** Path of the file, and the email address for reporting a mistake. */
  file: string;
  mistakesTo: string;
  /** The data file with random sets of numbers. Its version must match the page's. */
  numbers: { file: string; seeds: number; version: string };
  /** The file with the steps of its solution, unless all of them are answers. */
  steps?: { file: string; count: number; version: string } | undefined;
  document: ProblemDocument;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/**
 * Returns the practice classes with facts about their problems, and the text of the practice page.
 */
export async function getPractice(): Promise<
  Omit<Practice, 'classes'> & { classes: PracticeClass[] }
> {
  mustAgree();
  const { classes, ...words } = await getContent('practice');
  const { subjects } = await getContent('courses');
  const topics = new Map(
    subjects.flatMap((subject) => subject.classes.map((course) => [course.code, course.topics])),
  );
  const lessons = await getCollection('lessons');
  const files = await getCollection('problems');
  const factsOf = (name: string) => {
    const facts = files.find(({ id }) => id === name)?.data;
    if (facts) return facts;
    throw new Error(`There’s no problem "${name}".`);
  };
  return {
    ...words,
    classes: classes.map(({ code, name, problems, planned = [] }) => ({
      code,
      name,
      topics: topics.get(code) ?? [],
      problems: [
        ...problems.map((problem) => {
          const { title, description, topic, size, minutes, lesson } = factsOf(problem);
          const written = { name: problem, page: problemPage(problem), topic, size, minutes };
          const explains = lessons.find(({ id }) => id === lesson)?.data.title;
          return { title, description, written, lesson: explains };
        }),
        ...planned,
      ],
    })),
  };
}

export async function listProblems(): Promise<Problem[]> {
  mustAgree();
  const { classes } = await getContent('practice');
  const order = classes.flatMap(({ problems }) => problems);
  const { email } = await getContent('site');
  const files = await getCollection('problems');
  const lessons = await getCollection('lessons');
  const explainedIn = (name: string | undefined) => {
    const lesson = lessons.find(({ id }) => id === name);
    return lesson && { title: lesson.data.title, page: lessonAddresses(lesson.id).page };
  };
  return files
    .map(({ id, data, filePath = '' }) => {
      const { document, digest, version } = compiledProblem(filePath);
      const count = document.steps.filter(({ isAnswer }) => !isAnswer).length;
      return {
        ...data,
        lesson: explainedIn(data.lesson),
        name: id,
        page: problemPage(id),
        version,
        file: filePath,
        mistakesTo: mistakesTo(filePath, email),
        numbers: {
          file: numbersFile(id),
          seeds: document.variants.length - 1,
          version: digest,
        },
        ...(count > 0 && { steps: { file: stepsFile(id), count, version: digest } }),
        document,
      };
    })
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((problem, place, all) => ({
      ...problem,
      previous: neighbor(all[place - 1]),
      next: neighbor(all[place + 1]),
    }));
}

/** Lists the classes that can contribute a problem of the day, sorted by their usual term. */
export async function getDrawable() {
  const { classes } = await getContent('practice');
  const { subjects } = await getContent('courses');
  const terms = new Map(
    subjects.flatMap((subject) => subject.classes.map(({ code, usual }) => [code, usual])),
  );
  const written = await listProblems();
  return byTerm(classes.map((each) => ({ ...each, usual: terms.get(each.code) })))
    .map(({ code, name, problems }) => ({
      code,
      name,
      problems: warmUpsFirst(written.filter((problem) => problems.includes(problem.name))).map(
        ({ title, page, minutes, numbers, ...problem }) => ({
          name: problem.name,
          title,
          page,
          minutes,
          seeds: numbers.seeds,
        }),
      ),
    }))
    .filter(({ problems }) => problems.length > 0);
}

const neighbor = (problem: Neighbor | undefined) =>
  problem && { title: problem.title, page: problem.page };
