import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCollection, type CollectionEntry } from 'astro:content';
import { expandEvents, type CalendarEvent } from '../domain/calendar/calendar-event.ts';
import type { Room } from '../domain/rooms.ts';
import { slug } from '../domain/slug.ts';
import type { Board } from './board.ts';
import { mustAgree } from './must-agree.ts';
import type { Courses, Subject } from './courses.ts';
import type { Events } from './events.ts';
import type { LessonFacts } from './lesson.ts';
import type { LessonDocument } from '../documents/document.ts';
import { formulaSheet, type FormulaSheet } from '../documents/formula-sheet.ts';
import { readLesson } from '../documents/read-lesson.ts';
import type { Newsletter } from './newsletter.ts';
import { portraitPicture, type Picture } from './pictures.ts';
import { readYaml } from './read-yaml.ts';
import { sources, type SingleFile } from './sources.ts';

/** The record of a file that stands alone, such as the words of a page. */
export async function getContent<Name extends SingleFile>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (entry) return entry.data;
  // While developing, the file may have been wrong from the start: reading it again says how.
  const { files, schema } = sources[name];
  return readYaml(files, schema);
}

/** An officer with the portrait ready to be drawn. */
export interface Officer {
  name: string;
  role: string;
  year: string;
  bio?: string | undefined;
  portrait?: Picture | undefined;
}

/** The rooms and meeting points that the page about getting around explains. */
export async function getRooms(): Promise<Room[]> {
  const { rooms } = await getContent('gettingAround');
  return rooms.map(({ name }) => ({
    name,
    address: `/resources/getting-around#${slug(name)}`,
  }));
}

/** The words of the events page, and every single event in the order of time. */
export async function getEvents(): Promise<Omit<Events, 'events'> & { events: CalendarEvent[] }> {
  const { events, ...words } = await getContent('events');
  return { ...words, events: expandEvents(events) };
}

/** The courses with the addresses of their lessons, and the words of their page. */
export async function getCourses(): Promise<Omit<Courses, 'subjects'> & { subjects: Subject[] }> {
  const { subjects, ...words } = await getContent('courses');
  return {
    ...words,
    subjects: subjects.map(({ classes, ...subject }) => ({
      ...subject,
      classes: classes.map(({ lessons, ...course }) => ({
        ...course,
        lessons: lessons.map(({ lesson, pdf, ...facts }) => ({
          ...facts,
          ...(lesson === undefined ? { pdf } : lessonAddresses(lesson)),
        })),
      })),
    })),
  };
}

/** The board whose term begins last. A build knows no clock, so a new file takes over at once. */
export async function getCurrentBoard(): Promise<
  Omit<Board, 'officers'> & { officers: Officer[] }
> {
  mustAgree();
  const boards = await getCollection('boards');
  const newest = boards.map(({ data }) => data).toSorted((a, b) => b.from.localeCompare(a.from))[0];
  if (!newest) throw new Error('There is no board in content/officers.');

  const officers = await Promise.all(
    newest.officers.map(async ({ name, role, year, bio, image }) => ({
      name,
      role,
      year,
      bio,
      portrait: image === undefined ? undefined : await portraitPicture(image),
    })),
  );
  return { ...newest, officers };
}

/** A newsletter with its address and its text as HTML. */
export interface Issue extends Newsletter {
  path: string;
  html: string;
}

/** All newsletters, the newest first. */
export async function listNewsletters(): Promise<Issue[]> {
  const issues = await getCollection('newsletters');
  return issues
    .map(({ id, data, rendered }) => ({ ...data, path: `/news/${id}`, html: rendered?.html ?? '' }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
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
  page: `/resources/study-materials/${name}`,
  pdf: `/lessons/${name}.pdf`,
});

/** Where the formula sheet of a lesson is, and its PDF. */
const formulaAddresses = (name: string) => ({
  page: `/resources/study-materials/${name}/formulas`,
  pdf: `/lessons/formulas/${name}.pdf`,
});

/** Where a problem can be solved. */
export const problemPage = (name: string) => `/resources/study-materials/problems/${name}`;

/** Every written lesson, in the order in which the courses list them. */
export async function listLessons(): Promise<Lesson[]> {
  mustAgree();
  const { subjects } = await getContent('courses');
  const listed = subjects.flatMap(({ classes }) =>
    classes.flatMap(({ code, lessons }) =>
      lessons.flatMap(({ lesson }) => (lesson === undefined ? [] : [{ lesson, code }])),
    ),
  );
  const written = await getCollection('lessons');
  const problems = await getCollection('problems');
  return written
    .map(({ id, data, filePath = '' }) => {
      const place = listed.findIndex(({ lesson, code }) => lesson === id && code === data.course);
      const text = readFileSync(filePath, 'utf8');
      const document = readLesson(filePath, text);
      const sheet = formulaSheet(document.blocks);
      return {
        ...data,
        place,
        name: id,
        ...lessonAddresses(id),
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
}

/** What names one version of a text. */
export const versionOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
