import { getCollection } from 'astro:content';
import { usualRows } from '../../domain/courses/map/map-plan.ts';
import { courseAddress, splitAtCodes } from '../../domain/courses/course-codes.ts';
import { openedBy } from '../../domain/courses/course-order.ts';
import { delayInWords } from '../../domain/courses/outcome-words.ts';
import { delaysOf } from '../../domain/courses/what-if.ts';
import type { PlannedCourse } from '../../domain/courses/course.ts';
import type { Helper } from '../../domain/officers/who-helps.ts';
import { courseTopics, type CourseTopic } from '../../domain/practice/course-topics.ts';
import { slug } from '../../domain/words/slug.ts';
import {
  progressInWords,
  stateOf,
  type AskedQuestion,
  type QuestionState,
} from '../../domain/questions/questions.ts';
import { roomOf } from '../../domain/words/room-names.ts';
import { examAddresses } from '../practice/exam-queries.ts';
import { packetAddresses } from '../practice/packet-queries.ts';
import { mustAgree } from '../everything/check.ts';
import { plannedCourses, type Course, type ListedLesson } from './schema.ts';
import type { Equipment } from '../documents/lesson-schema.ts';
import type { ListedProblem } from '../practice/schema.ts';
import { getPractice, listProblems } from '../practice/queries.ts';
import { getContent, getMenu, getRooms, listHelpers } from '../everything/queries.ts';
import { getCourses, lessonAddresses, listLessons } from '../everything/lesson-queries.ts';
import type { Textbooks } from '../textbooks/schema.ts';

type Book = Textbooks['textbooks'][number];

export interface CourseLink {
  code: string;
  name: string;
  page: string;
}

export interface CourseLesson extends ListedLesson {
  /** File name and reading time of a written lesson. */
  name?: string | undefined;
  minutes?: number | undefined;
  sheet?: string | undefined;
  /** Prerequisite lessons. */
  needs: { title: string; page: string }[];
}

interface CourseQuestion {
  question: string;
  page: string;
  state: QuestionState;
  status: string;
}

export interface CourseFacts extends Omit<
  Course,
  'needs' | 'alongside' | 'lessons' | 'equipment' | 'topics'
> {
  page: string;
  /** Note of the subject, which is the first sentence on the page. */
  note?: string | undefined;
  needs: CourseLink[];
  /** Courses to take earlier or in the same term. */
  alongside: CourseLink[];
  /** Courses that have this one as a prerequisite. */
  opens: CourseLink[];
  lessons: CourseLesson[];
  problems: ListedProblem[];
  /** Number of random sets of numbers of each problem, by name. */
  seeds: ReadonlyMap<string, number>;
  /** Exam topics that the site covers. */
  topics: CourseTopic[];
  /** Officers who took the course. */
  people: Helper[];
  /** Addresses of the mock exam, if the course has problems. */
  exam?: ReturnType<typeof examAddresses> | undefined;
  /** Addresses of a document with all formula sheets and the exam, if any. */
  packet?: ReturnType<typeof packetAddresses> | undefined;
  books: Book[];
  /** Newest first. */
  questions: CourseQuestion[];
  equipment?: Equipment | undefined;
  /** The cost of taking the course late, with a link to the course map if there is one. */
  delay?: { words: string; map: string } | undefined;
}

/** Returns the name and search terms of each course, by code. */
export async function wordsByCode(): Promise<Map<string, string>> {
  const { subjects } = await getContent('courses');
  return new Map(
    subjects.flatMap(({ classes }) =>
      classes.map(({ code, name, topics = [] }) => [code, [name, ...topics].join(', ')]),
    ),
  );
}

/** Returns the text on every course page, and where to ask for a book or for help. */
export async function getCourseWords() {
  const { noLessons } = await getContent('courses');
  const { bookMail: mail } = await getContent('textbooks');
  const { email, links } = await getContent('site');
  const { ask, ...words } = await getContent('coursePage');
  const { headings } = await getContent('questions');
  const room = roomOf(ask.text, await getRooms());
  return {
    ...words,
    asked: headings.course,
    ask: { ...ask, room },
    noLessons,
    mail,
    email,
    chat: links.chat,
  };
}

async function getCurriculum(): Promise<PlannedCourse[]> {
  mustAgree();
  return plannedCourses(await getContent('courses'));
}

/** Collects the data for every course page. */
export async function listCourses(): Promise<CourseFacts[]> {
  mustAgree();
  const { subjects } = await getCourses();
  const { pages } = await getMenu();
  const { classes } = pages.practice.isOn ? await getPractice() : { classes: [] };
  const facts = new Map((await listLessons()).map((lesson) => [lesson.page, lesson]));
  const explained = await getCollection('problems');
  const everywhere = explained.map(({ id, data }) => ({ name: id, ...data }));
  const seeds = new Map(
    (await listProblems()).map(({ name, numbers }) => [name, numbers.seeds] as const),
  );
  const people = await listHelpers();
  const courses = subjects.flatMap(({ note, classes: own }) =>
    own.map((course) => ({ ...course, note })),
  );
  const byCode = new Map(courses.map((course) => [course.code, course]));
  const opened = openedBy(courses);
  const delays = pages.courseMap.isOn ? delaysOf(await getCurriculum()) : [];
  const delayOf = new Map(
    delays.map((delay) => [
      delay.code,
      {
        words: delayInWords(delay),
        map: `${pages.courseMap.path}?dropped=${slug(delay.code)}`,
      },
    ]),
  );
  const asked = pages.asked.isOn ? (await getContent('questions')).questions : [];
  const books = await booksByCode(new Set(byCode.keys()));
  const linksTo = (codes: readonly string[] = []) =>
    codes.flatMap((code) => byCode.get(code) ?? []).map(linkTo);
  return courses.map((course) => {
    const { code } = course;
    const lessons = course.lessons.map((lesson) => {
      const { name, minutes, formulas, needs = [] } = facts.get(lesson.page ?? '') ?? {};
      const first = needs.flatMap((need) => facts.get(lessonAddresses(need).page) ?? []);
      return { ...lesson, name, minutes, sheet: formulas?.page, needs: first };
    });
    const problems = classes.filter((each) => each.code === code).flatMap((each) => each.problems);
    const hasExam = pages.exam.isOn && problems.some(({ written: isWritten }) => isWritten);
    const first = lessons.find(({ page }) => page !== undefined)?.page ?? '';
    return {
      ...course,
      page: courseAddress(code),
      needs: linksTo(course.needs),
      alongside: linksTo(course.alongside),
      opens: (opened.get(code) ?? []).map(linkTo),
      lessons,
      problems,
      seeds,
      topics: courseTopics(
        lessons.flatMap(({ page = '' }) => facts.get(page) ?? []),
        problems.flatMap((problem) => problem.written ?? []),
        everywhere,
      ),
      people: people.filter(({ took }) => took.includes(code)),
      exam: hasExam ? examAddresses(code) : undefined,
      packet:
        hasExam || lessons.some(({ sheet }) => sheet !== undefined)
          ? packetAddresses(code)
          : undefined,
      books: books.get(code) ?? [],
      questions: questionsAbout(code, asked),
      equipment: course.equipment ?? facts.get(first)?.equipment,
      delay: delayOf.get(code),
    };
  });
}

const questionsAbout = (code: string, asked: readonly AskedQuestion[]): CourseQuestion[] =>
  asked
    .filter(({ course }) => course === code)
    .toSorted((a, b) => b.asked.localeCompare(a.asked))
    .map((question) => ({
      question: question.question,
      page: `/asked#${question.id}`,
      state: stateOf(question),
      status: progressInWords(question),
    }));

const linkTo = ({ code, name }: Course): CourseLink => ({ code, name, page: courseAddress(code) });

/** Groups the books by course. A book may belong to several courses. */
async function booksByCode(codes: ReadonlySet<string>): Promise<Map<string, Book[]>> {
  const { pages } = await getMenu();
  const { textbooks } = pages.textbooks.isOn ? await getContent('textbooks') : { textbooks: [] };
  const books = new Map<string, Book[]>();
  for (const book of textbooks) {
    for (const { text, isCode } of splitAtCodes(book.course, codes)) {
      if (isCode) books.set(text, [...(books.get(text) ?? []), book]);
    }
  }
  return books;
}

/** Returns the courses on the map, with their usual term and the address of their page, if any. */
export async function getCourseMap() {
  const courses = await getCurriculum();
  const { lessons } = (await getMenu()).pages;
  const rows = usualRows(courses);
  return courses.map((course) => ({
    ...course,
    row: rows.get(course.code) ?? 0,
    page: lessons.isOn ? courseAddress(course.code) : undefined,
  }));
}
