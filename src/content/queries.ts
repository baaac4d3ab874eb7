import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { expandEvents, type CalendarEvent } from '../domain/calendar/calendar-event.ts';
import type { About } from './about.ts';
import type { Board } from './board.ts';
import { mustAgree } from './check-references.ts';
import type { Contact } from './contact.ts';
import type { Courses, Subject } from './courses.ts';
import type { Events } from './events.ts';
import type { GettingAround } from './getting-around.ts';
import type { Home } from './home.ts';
import type { Join } from './join.ts';
import type { LessonFacts } from './lesson.ts';
import type { LessonDocument } from '../documents/document.ts';
import { readLesson } from '../documents/read-lesson.ts';
import type { Newsletter } from './newsletter.ts';
import type { News } from './news.ts';
import type { NotFound } from './not-found.ts';
import { portraitPicture, type Picture } from './pictures.ts';
import type { Registration } from './registration.ts';
import type { Resources } from './resources.ts';
import type { Site } from './site.ts';
import type { Textbooks } from './textbooks.ts';

/** An officer with the portrait ready to be drawn. */
export interface Officer {
  name: string;
  role: string;
  year: string;
  bio?: string | undefined;
  portrait?: Picture | undefined;
}

/** What names this board. */
export const getSite = (): Promise<Site> => onlyEntry('site');

/** The words of the home page. */
export const getHome = (): Promise<Home> => onlyEntry('home');

/** The words of the About page. */
export const getAbout = (): Promise<About> => onlyEntry('about');

/** The words of the Contact page. */
export const getContact = (): Promise<Contact> => onlyEntry('contact');

/** The words of the events page, and every single event in the order of time. */
export async function getEvents(): Promise<Omit<Events, 'events'> & { events: CalendarEvent[] }> {
  const { events, ...words } = await onlyEntry('events');
  return { ...words, events: expandEvents(events) };
}

/** The words and the map of the page about getting around. */
export const getGettingAround = (): Promise<GettingAround> => onlyEntry('gettingAround');

/** The words of the Join page. */
export const getJoin = (): Promise<Join> => onlyEntry('join');

/** The words and links of the Resources page. */
export const getResources = (): Promise<Resources> => onlyEntry('resources');

/** The words of the registration page. */
export const getRegistration = (): Promise<Registration> => onlyEntry('registration');

/** The words of the News page. */
export const getNews = (): Promise<News> => onlyEntry('news');

/** The courses with the addresses of their lessons, and the words of their page. */
export async function getCourses(): Promise<Omit<Courses, 'subjects'> & { subjects: Subject[] }> {
  const { subjects, ...words } = await onlyEntry('courses');
  return {
    ...words,
    subjects: subjects.map(({ name, classes }) => ({
      name,
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

/** The catalogue of textbooks and its words. */
export const getTextbooks = (): Promise<Textbooks> => onlyEntry('textbooks');

/** The words of the not-found page. */
export const getNotFound = (): Promise<NotFound> => onlyEntry('notFound');

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
  /** The problems that it explains, the shortest first. */
  practice: { title: string; page: string; size: string }[];
}

/** Where a lesson can be read, and its PDF. */
export const lessonAddresses = (name: string) => ({
  page: `/resources/study-materials/${name}`,
  pdf: `/lessons/${name}.pdf`,
});

/** Where a problem can be solved. */
export const problemPage = (name: string) => `/resources/study-materials/problems/${name}`;

/** Every written lesson, in the order in which the courses list them. */
export async function listLessons(): Promise<Lesson[]> {
  mustAgree();
  const { subjects } = await onlyEntry('courses');
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
      return {
        ...data,
        place,
        name: id,
        ...lessonAddresses(id),
        version: versionOf(text),
        document: readLesson(filePath, text),
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

/** The data of a collection that is a single file. */
export async function onlyEntry<C extends CollectionKey>(
  collection: C,
): Promise<CollectionEntry<C>['data']> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`There is no entry in the collection "${collection}".`);
  return entry.data;
}
