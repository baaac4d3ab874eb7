import type { EventRecord } from '../domain/calendar/calendar-event.ts';
import { expandEvents, recentEvents } from '../domain/calendar/calendar-event.ts';
import { statusInWords } from '../domain/book-status.ts';
import { datesInWords, type KnownDate } from '../domain/calendar/dates.ts';
import { dayInWords } from '../domain/calendar/days.ts';
import { counted } from '../domain/counted.ts';
import { courseAddress } from '../domain/course-address.ts';
import { placeFragment } from '../domain/rooms.ts';
import { slug } from '../domain/slug.ts';
import { standing, type AskedQuestion } from '../domain/questions.ts';
import type { Entry } from '../domain/site-search/entry.ts';
import type { SectionText } from '../documents/section-texts.ts';
import type { Course, Subject } from './courses.ts';
import type { GettingAround } from './getting-around.ts';
import type { Registration } from './registration.ts';
import type { Textbooks } from './textbooks.ts';

type Named = (code: string) => string;

/** What the entries of a lesson are made of. */
interface SearchedLesson {
  title: string;
  description: string;
  course: string;
  page: string;
  sections: readonly SectionText[];
}

/** A lesson and its sections. */
export const lessonEntries = (lessons: readonly SearchedLesson[], courseName: Named): Entry[] =>
  lessons.flatMap(({ title, description, course, page, sections }): Entry[] => {
    const names = `lesson ${course} ${courseName(course)}`;
    return [
      { kind: 'lesson', title, address: page, detail: course, names, text: description },
      ...sections.map((section): Entry => ({
        kind: 'lesson',
        title: section.title,
        address: `${page}#${section.id}`,
        detail: '',
        names: '',
        of: `${title} ${course}`,
        text: section.text,
      })),
    ];
  });

/** What the entry of a problem is made of. */
interface SearchedProblem {
  title: string;
  description: string;
  class: string;
  size: string;
  minutes: number;
  page: string;
  statement: string;
}

/** The problems, without what would give their solutions away. */
export const problemEntries = (problems: readonly SearchedProblem[], courseName: Named): Entry[] =>
  problems.map((problem) => ({
    kind: 'problem',
    title: problem.title,
    address: problem.page,
    detail: `${problem.class}, ${String(problem.minutes)} min`,
    names: `practice problem ${problem.size} ${courseName(problem.class)}`,
    text: `${problem.description} ${problem.statement}`,
  }));

/** The courses with the lessons that they list, written or not. */
export const courseEntries = (subjects: readonly Subject[]): Entry[] =>
  subjects.flatMap((subject) =>
    subject.classes.map((course) => ({
      kind: 'course',
      title: course.name,
      address: courseAddress(course.code),
      detail: course.code,
      names: `course class ${subject.name}`,
      text: lessonsOf(course),
    })),
  );

function lessonsOf({ lessons }: Course): string {
  const isThere = (lesson: Course['lessons'][number]) => (lesson.page ?? lesson.pdf) !== undefined;
  const written = lessons.filter(isThere).map(({ title }) => title);
  const planned = lessons.filter((lesson) => !isThere(lesson)).map(({ title }) => title);
  return [
    ...(written.length > 0 ? [`${counted(written.length, 'lesson')}: ${written.join('; ')}.`] : []),
    ...(planned.length > 0 ? [`Planned: ${planned.join('; ')}.`] : []),
  ].join(' ');
}

/** The books on the shelf. */
export const bookEntries = (books: Textbooks['textbooks'], courseName: Named): Entry[] =>
  books.map(({ title, author, edition, course, description = '', ...status }) => ({
    kind: 'book',
    title,
    address: `/resources/textbooks?q=${encodeURIComponent(title)}`,
    detail: course,
    names: `book textbook ${author} ${courseName(course)}`,
    text: [`${author}, ${edition}.`, description, statusInWords(status)].filter(Boolean).join(' '),
  }));

/** The events, a series as one, the newest first: of two that are alike it is more likely meant. */
export function eventEntries(records: readonly EventRecord[]): Entry[] {
  const { olderYears } = recentEvents(expandEvents(records));
  const pageOf = (date: string) =>
    olderYears.includes(date.slice(0, 4)) ? `/events/${date.slice(0, 4)}` : '/events';
  return records
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((record): Entry => {
      const { title, time, location, description, cancelled = '' } = record;
      const all = expandEvents([record]);
      const held = all.filter((event) => event.cancelled === undefined);
      const days = (held.length > 0 ? held : all).map(({ id, date }): [string, string] => [
        date,
        `${pageOf(date)}#${id}`,
      ]);
      return {
        kind: 'event',
        title,
        address: days.at(-1)?.[1] ?? '/events',
        detail: time,
        names: `event ${location}`,
        text: `${cancelled} ${location}. ${description}`.trim(),
        days,
      };
    });
}

/** The dates of registration, each with its day beside it. */
export const dateEntries = (dates: readonly KnownDate[]): Entry[] =>
  dates.map(({ id, title, time = '', location = '', text = '', cancelled = '', ...span }) => ({
    kind: 'question',
    title,
    address: `/resources/registration#${id}`,
    detail: [datesInWords(span), time].filter((words) => words !== '').join(', '),
    names: `registration date deadline ${location}`,
    text: `${cancelled} ${text}`.trim(),
  }));

/** The words with what they mean, the questions with their answers, and the tips beside them. */
export const questionEntries = ({
  words,
  faq,
  tips,
}: Pick<Registration, 'words' | 'faq' | 'tips'>): Entry[] => {
  const page = '/resources/registration';
  const names = 'registration question FAQ';
  return [
    ...words.map(({ id, word, meaning, see = '', ask = '' }): Entry => ({
      kind: 'question',
      title: word,
      address: `${page}#${id}`,
      detail: '',
      names,
      text: `${meaning} ${see} ${ask}`.trim(),
    })),
    ...faq.map(({ id, question, answer }): Entry => ({
      kind: 'question',
      title: question,
      address: `${page}#${id}`,
      detail: '',
      names,
      text: answer,
    })),
    ...tips.map(({ title, description }): Entry => ({
      kind: 'question',
      title,
      address: page,
      detail: '',
      names,
      text: description,
    })),
  ];
};

/** What students asked, with how things stand and the answer. */
export const askedEntries = (questions: readonly AskedQuestion[], courseName: Named): Entry[] =>
  questions.map((question) => ({
    kind: 'question',
    title: question.question,
    address: `/asked#${question.id}`,
    detail: question.course ?? '',
    names: `question asked answered ${question.topic} ${courseName(question.course ?? '')}`,
    text: [`${standing(question)}.`, question.answer ?? ''].join(' ').trim(),
  }));

/** The rooms and the buildings. */
export const roomEntries = ({
  rooms,
  places,
}: Pick<GettingAround, 'rooms' | 'places'>): Entry[] => {
  const page = '/resources/getting-around';
  return [
    ...rooms.map(({ name, text }): Entry => ({
      kind: 'room',
      title: name,
      address: `${page}#${slug(name)}`,
      detail: '',
      names: 'room',
      text,
    })),
    // A place that is a room too is found as that.
    ...places
      .filter(({ name }) => !rooms.some((room) => room.name === name))
      .map(({ name, text }): Entry => ({
        kind: 'room',
        title: name,
        address: `${page}#${placeFragment(name)}`,
        detail: '',
        names: 'building place',
        text,
      })),
  ];
};

/** The people of the board. */
export const personEntries = (
  officers: readonly { name: string; role: string; year: string; bio?: string | undefined }[],
): Entry[] =>
  officers.map(({ name, role, year, bio = '' }) => ({
    kind: 'person',
    title: name,
    address: '/officers',
    detail: role,
    names: 'officer',
    text: bio === '' ? `${year}.` : bio,
  }));

/** The people of earlier boards, each where they were last, without those who are on it now. */
export function pastPersonEntries(
  boards: readonly {
    id: string;
    year: string;
    officers: readonly { name: string; role: string }[];
  }[],
  current: readonly { name: string }[],
): Entry[] {
  const known = new Set(current.map(({ name }) => name));
  return boards.flatMap(({ id, year, officers }) =>
    officers.flatMap(({ name, role }): Entry[] => {
      if (known.has(name)) return [];
      known.add(name);
      return [
        {
          kind: 'person',
          title: name,
          address: `/officers#${id}`,
          detail: `${role}, ${year}`,
          names: 'officer past board',
          text: `On the board of ${year}.`,
        },
      ];
    }),
  );
}

/** What the entry of a newsletter is made of: HTML, and the words of the pictures between. */
interface SearchedIssue {
  title: string;
  date: string;
  summary: string;
  path: string;
  text: readonly (string | { alt: string; caption?: string | undefined })[];
}

/** The newsletters, the newest first. */
export const newsletterEntries = (issues: readonly SearchedIssue[]): Entry[] =>
  issues.map(({ title, date, summary, path, text }) => ({
    kind: 'newsletter',
    title,
    address: path,
    detail: dayInWords(date),
    names: 'newsletter news',
    text: [summary, ...text.map(wordsOf)].join(' ').replace(/\s+/g, ' ').trim(),
  }));

const wordsOf = (part: SearchedIssue['text'][number]) =>
  typeof part === 'string' ? part.replace(/<[^>]+>/g, ' ') : closed(part.caption ?? part.alt);

/** A page with the words of its record. */
export const pageEntry = (title: string, address: string, record: unknown): Entry => ({
  kind: 'page',
  title,
  address,
  detail: '',
  names: 'page',
  text: sentencesOf(record).join(' '),
});

/** Every text of a record that is made of words, and is not an address. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [closed(value.trim())] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesOf)
    : [];
}

/** A text that does not run into the next. */
const closed = (text: string) => (/[.?!:]$/.test(text) ? text : `${text}.`);
