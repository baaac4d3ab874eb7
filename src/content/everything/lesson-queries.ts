import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import { compiledLesson } from '../../documents/compiled/compiled-documents.ts';
import type {
  LessonDocument,
  Reference,
  TurnOption,
  TurnStep,
} from '../../documents/document/document.ts';
import { formulaSheet, type FormulaSheet } from '../../documents/document/formula-sheet.ts';
import { withTermsLinked } from '../../documents/document/link-terms.ts';
import { readMathMl } from '../../documents/maths/tree.ts';
import { mathWords } from '../../documents/maths/words.ts';
import {
  formulasPage,
  lessonPage,
  problemPage,
  turnsFile,
} from '../../domain/practice/document-addresses.ts';
import { inBuildingOrder } from '../../domain/courses/lesson-order.ts';
import { copyOf } from '../../domain/textbooks/copy-of.ts';
import type { Courses, Subject } from '../courses/schema.ts';
import type { LessonFacts } from '../documents/lesson-schema.ts';
import { mustAgree } from './check.ts';
import type { Textbooks } from '../textbooks/schema.ts';
import { getContent, getMenu } from './queries.ts';
import { mistakesTo } from './with-library.ts';

/** Returns the courses with the addresses of their lessons. Prerequisites come first. */
export async function getCourses(): Promise<Omit<Courses, 'subjects'> & { subjects: Subject[] }> {
  const { subjects, ...words } = await getContent('courses');
  const written = await getCollection('lessons');
  const facts = new Map(written.map(({ id, data }) => [id, data]));
  const inOrder = <Listed extends { lesson?: string | undefined }>(lessons: readonly Listed[]) =>
    inBuildingOrder(
      lessons,
      ({ lesson }) => lesson,
      ({ lesson = '' }) => facts.get(lesson)?.needs ?? [],
    );
  return {
    ...words,
    subjects: subjects.map(({ classes, ...subject }) => ({
      ...subject,
      classes: classes.map(({ lessons, usedIn, ...course }) => ({
        ...course,
        usedIn: usedIn?.map(({ idea, lessons: users }) => ({
          idea,
          lessons: users.flatMap((name) => {
            const { title } = facts.get(name) ?? {};
            return title === undefined ? [] : [{ title, page: lessonPage(name) }];
          }),
        })),
        lessons: inOrder(lessons).map(({ lesson, page, pdf, ...facts }) => ({
          ...facts,
          ...(lesson === undefined ? { page, pdf } : lessonAddresses(lesson)),
        })),
      })),
    })),
  };
}

export interface Lesson extends LessonFacts {
  name: string;
  page: string;
  pdf: string;
  /** Path of the file, and the email address for reporting a mistake. */
  file: string;
  mistakesTo: string;
  /** Hash of the file, which identifies the version in a mistake report. */
  version: string;
  document: LessonDocument;
  /** The formula sheet, if the lesson has equations. */
  formulas?: { page: string; pdf: string; sheet: FormulaSheet } | undefined;
  /** Problems that the lesson explains, shortest first. */
  practice: { title: string; page: string; size: string; minutes: number }[];
  /**
   * For each `<YourTurn>`, the file with new numbers, the problem to solve next, and the words of
   * each formula to choose.
   */
  turns: {
    numbers: TurnsFile;
    next: Lesson['practice'][number] | undefined;
    labels: ReadonlyMap<TurnOption, string>;
  }[];
}

/** The file with new numbers, the number of sets, and a version that must match the page's. */
interface TurnsFile {
  file: string;
  seeds: number;
  version: string;
}

export const lessonAddresses = (name: string) => ({
  page: lessonPage(name),
  pdf: `/lessons/${name}.pdf`,
});

const formulaAddresses = (name: string) => ({
  page: formulasPage(name),
  pdf: `/lessons/formulas/${name}.pdf`,
});

/** The last result of `listLessons`, and the input it was computed from. */
let last: { from: string; lessons: Lesson[] } | undefined;

/** Lists all written lessons by course. Prerequisites come first. */
export async function listLessons(): Promise<Lesson[]> {
  mustAgree();
  const { subjects } = await getCourses();
  const { email } = await getContent('site');
  const listed = subjects.flatMap(({ classes }) =>
    classes.flatMap(({ code, lessons }) => lessons.map(({ page }) => ({ page, code }))),
  );
  const problems = (await getCollection('problems')).map(({ id, data }) => ({ id, data }));
  const written = (await getCollection('lessons')).map(({ id, data, filePath = '' }) => {
    const { document, ...compiled } = compiledLesson(filePath);
    return { id, data, file: filePath, document, compiled };
  });
  const facts = written.map(({ id, data, compiled }) => ({ id, data, compiled }));
  const shelf = await getShelf();
  const from = JSON.stringify([listed, problems, facts, shelf]);
  if (last?.from === from) return last.lessons;
  const lessons = written
    .map(({ id, data, file, document, compiled }) => {
      const { page, pdf } = lessonAddresses(id);
      const place = listed.findIndex((each) => each.page === page && each.code === data.course);
      const sheet = formulaSheet(document.blocks);
      const practice = problems
        .filter((problem) => problem.data.lesson === id)
        .toSorted((a, b) => a.data.minutes - b.data.minutes)
        .map(withPage);
      const asked = document.blocks.flatMap((block) => (block.type === 'turn' ? [block] : []));
      return {
        ...data,
        place,
        name: id,
        page,
        pdf,
        file,
        mistakesTo: mistakesTo(file, email),
        version: compiled.version,
        document,
        formulas: sheet && { ...formulaAddresses(id), sheet },
        practice,
        turns: asked.map(({ problem, steps }, turn) => {
          const named = problems.find((each) => each.id === problem);
          return {
            labels: labelsOf(steps),
            numbers: {
              file: turnsFile(id),
              seeds: document.turns[turn]?.length ?? 0,
              version: compiled.digest,
            },
            next: named ? withPage(named) : practice[0],
          };
        }),
      };
    })
    .toSorted((a, b) => a.place - b.place);
  last = { from, lessons: withTermsLinked(lessons).map((lesson) => withCopies(lesson, shelf)) };
  return last.lessons;
}

type Shelf = Textbooks['textbooks'];

/** Lists the books that the board lends. Empty if their page is switched off. */
async function getShelf(): Promise<Shelf> {
  const { pages } = await getMenu();
  return pages.textbooks.isOn ? (await getContent('textbooks')).textbooks : [];
}

/** Says which of the books that a lesson cites are on the shelf. */
function withCopies(lesson: Lesson, shelf: Shelf): Lesson {
  const blocks = lesson.document.blocks.map((block) =>
    block.type === 'references'
      ? { ...block, items: block.items.map((item) => withCopy(item, shelf)) }
      : block,
  );
  return { ...lesson, document: { ...lesson.document, blocks } };
}

const withCopy = (reference: Reference, shelf: Shelf): Reference =>
  'book' in reference
    ? { ...reference, book: { ...reference.book, copy: copyOf(reference.book, shelf) } }
    : reference;

/** Maps each formula to choose to its spoken words. */
const labelsOf = (steps: readonly TurnStep[]) =>
  new Map(
    steps.flatMap(({ asked }) =>
      asked?.type === 'pick'
        ? asked.options.flatMap((option): [TurnOption, string][] =>
            option.equation
              ? [[option, mathWords(readMathMl(option.equation.flat(2).join('')))]]
              : [],
          )
        : [],
    ),
  );

/** Returns a short hash of some content. */
export const versionOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const withPage = <Facts extends object>({ id, data }: { id: string; data: Facts }) => ({
  ...data,
  page: problemPage(id),
});
