import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getCollection } from 'astro:content';
import { substancesChanged } from '../../documents/compute/listed-substances.ts';
import type { LessonDocument } from '../../documents/document/document.ts';
import { formulaSheet, type FormulaSheet } from '../../documents/document/formula-sheet.ts';
import { withTermsLinked } from '../../documents/document/link-terms.ts';
import { readLesson } from '../../documents/read/read-lesson.ts';
import { formulasPage, lessonPage, problemPage } from '../../domain/practice/document-addresses.ts';
import { inBuildingOrder } from '../../domain/courses/building-order.ts';
import type { Courses, Subject } from '../courses/schema.ts';
import type { LessonFacts } from '../documents/lesson-schema.ts';
import { mustAgree } from './check.ts';
import { getContent } from './queries.ts';

/** The courses with the addresses of their lessons, in the order in which these build on each other. */
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

/** A written lesson with its addresses and its text. */
export interface Lesson extends LessonFacts {
  name: string;
  page: string;
  pdf: string;
  /** Changes with every change of the file, so that a report of a mistake says which text it means. */
  version: string;
  document: LessonDocument;
  /** Its equations and symbols on one page, if it has equations. */
  formulas?: { page: string; pdf: string; sheet: FormulaSheet } | undefined;
  /** The problems that it explains, the shortest first. */
  practice: { title: string; page: string; size: string }[];
}

/** Where a lesson can be read, and its PDF. */
export const lessonAddresses = (name: string) => ({
  page: lessonPage(name),
  pdf: `/lessons/${name}.pdf`,
});

/** Where the formula sheet of a lesson is, and its PDF. */
const formulaAddresses = (name: string) => ({
  page: formulasPage(name),
  pdf: `/lessons/formulas/${name}.pdf`,
});

/** Every written lesson, by course, in the order in which they build on each other. */
export async function listLessons(): Promise<Lesson[]> {
  mustAgree();
  const { subjects } = await getCourses();
  const listed = subjects.flatMap(({ classes }) =>
    classes.flatMap(({ code, lessons }) => lessons.map(({ page }) => ({ page, code }))),
  );
  const written = await getCollection('lessons');
  const problems = await getCollection('problems');
  const lessons = written
    .map(({ id, data, filePath = '' }) => {
      const { page, pdf } = lessonAddresses(id);
      const place = listed.findIndex((each) => each.page === page && each.code === data.course);
      const text = readFileSync(filePath, 'utf8');
      const document = documentOf(filePath, text);
      const sheet = formulaSheet(document.blocks);
      return {
        ...data,
        place,
        name: id,
        page,
        pdf,
        version: versionOf(text),
        document,
        formulas: sheet && { ...formulaAddresses(id), sheet },
        practice: problems
          .filter(({ data: { lesson } }) => lesson === id)
          .toSorted((a, b) => a.data.minutes - b.data.minutes)
          .map((problem) => ({ ...problem.data, page: problemPage(problem.id) })),
      };
    })
    .toSorted((a, b) => a.place - b.place);
  return withTermsLinked(lessons);
}

const documents = new Map<string, LessonDocument>();

/** To compute a lesson takes a second: it is kept for the next page, until it, a drawing or a substance changes. */
function documentOf(file: string, text: string): LessonDocument {
  const drawings = globSync(join(dirname(file), 'figures', '*'));
  const changed = drawings.map((drawing) => statSync(drawing).mtimeMs);
  const version = versionOf(`${file} ${text} ${changed.join()} ${String(substancesChanged())}`);
  const document = documents.get(version) ?? readLesson(file, text);
  documents.set(version, document);
  return document;
}

/** What names one version of a text. */
export const versionOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
