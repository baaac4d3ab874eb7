import {
  expandEvents,
  recentEvents,
  type EventRecord,
} from '../../domain/events/calendar-event.ts';
import { statusInWords } from '../../domain/textbooks/book-status.ts';
import { datesInWords, type KnownDate } from '../../domain/registration/known-dates.ts';
import { dayInWords } from '../../domain/dates/day-words.ts';
import { timeInWords } from '../../domain/dates/clock-times.ts';
import { placeFragment } from '../../domain/words/room-names.ts';
import { slug } from '../../domain/words/slug.ts';
import { standing, type AskedQuestion } from '../../domain/questions/questions.ts';
import type { Findable } from '../../domain/search/findable.ts';
import type { GettingAround } from '../getting-around/schema.ts';
import type { Registration } from '../registration/schema.ts';
import type { Textbooks } from '../textbooks/schema.ts';

type Named = (code: string) => string;

/** The books on the shelf. */
export const bookEntries = (books: Textbooks['textbooks'], courseName: Named): Findable[] =>
  books.map(({ title, author, edition, course, description = '', ...status }) => ({
    kind: 'book',
    title,
    address: `/resources/textbooks?q=${encodeURIComponent(title)}`,
    detail: course,
    names: `book textbook ${author} ${courseName(course)}`,
    text: [`${author}, ${edition}.`, description, statusInWords(status)].filter(Boolean).join(' '),
  }));

/** The events, a series as one, the newest first: of two that are alike it is more likely meant. */
export function eventEntries(records: readonly EventRecord[]): Findable[] {
  const { olderYears } = recentEvents(expandEvents(records));
  const pageOf = (date: string) =>
    olderYears.includes(date.slice(0, 4)) ? `/events/${date.slice(0, 4)}` : '/events';
  return records
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((record): Findable => {
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
        detail: timeInWords(time),
        names: `event ${location}`,
        text: `${cancelled} ${location}. ${description}`.trim(),
        days,
      };
    });
}

/** The dates of registration, each with its day beside it. */
export const dateEntries = (dates: readonly KnownDate[]): Findable[] =>
  dates.map(({ id, title, time = '', location = '', text = '', cancelled = '', ...span }) => ({
    kind: 'question',
    title,
    address: `/resources/registration#${id}`,
    detail: [datesInWords(span), time].filter((words) => words !== '').join(', '),
    names: `registration date deadline ${location}`,
    text: `${cancelled} ${text}`.trim(),
  }));

/** The words with what they mean, the questions with their answers, and the tips beside them. */
export const faqEntries = ({
  words,
  faq,
  tips,
}: Pick<Registration, 'words' | 'faq' | 'tips'>): Findable[] => {
  const page = '/resources/registration';
  const names = 'registration question FAQ';
  // Its id is what the board calls it.
  const namesOf = (id: string) => `${names} ${id}`;
  return [
    ...words.map(({ id, word, meaning, see = '', ask = '' }): Findable => ({
      kind: 'question',
      title: word,
      address: `${page}#${id}`,
      detail: '',
      names: namesOf(id),
      text: `${meaning} ${see} ${ask}`.trim(),
    })),
    ...faq.map(({ id, question, answer }): Findable => ({
      kind: 'question',
      title: question,
      address: `${page}#${id}`,
      detail: '',
      names: namesOf(id),
      text: answer,
    })),
    ...tips.map(({ title, description }): Findable => ({
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
export const questionEntries = (
  questions: readonly AskedQuestion[],
  courseName: Named,
): Findable[] =>
  questions.map((question) => ({
    kind: 'question',
    title: question.question,
    address: `/asked#${question.id}`,
    detail: question.course ?? '',
    names: `question asked answered ${question.topic} ${courseName(question.course ?? '')} ${question.id}`,
    text: [`${standing(question)}.`, question.answer ?? ''].join(' ').trim(),
  }));

/** The rooms and the buildings. */
export const roomEntries = ({
  rooms,
  places,
}: Pick<GettingAround, 'rooms' | 'places'>): Findable[] => {
  const page = '/resources/getting-around';
  return [
    ...rooms.map(({ name, text }): Findable => ({
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
      .map(({ name, text }): Findable => ({
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
): Findable[] =>
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
): Findable[] {
  const known = new Set(current.map(({ name }) => name));
  return boards.flatMap(({ id, year, officers }) =>
    officers.flatMap(({ name, role }): Findable[] => {
      if (known.has(name)) return [];
      known.add(name);
      return [
        {
          kind: 'person',
          title: name,
          address: `/officers#${id}`,
          detail: `${role}, ${year}`,
          names: 'officer past board',
          text: `On the ${year} board.`,
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
export const newsletterEntries = (issues: readonly SearchedIssue[]): Findable[] =>
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

/** A page with the words of its record, and other words for what is on it. */
export const pageEntry = (
  title: string,
  address: string,
  record: unknown,
  names = '',
): Findable => ({
  kind: 'page',
  title,
  address,
  detail: '',
  names: `page ${names}`.trim(),
  text: sentencesOf(record).join(' '),
});

/** The steam pages of the Handbook, whose numbers nobody wrote down. */
export const steamEntries = (): Findable[] => [
  pageEntry(
    'Steam',
    '/resources/handbook/steam',
    'Any two of pressure, temperature, quality, enthalpy, entropy and volume tell the others, with a diagram and how to read it in a table.',
    'calculator water saturated superheated wet interpolation',
  ),
  pageEntry(
    'Steam tables',
    '/resources/handbook/steam/tables',
    'Saturated water by temperature and by pressure, and superheated steam, from IAPWS-IF97.',
    'water saturated saturation superheated vapor IF97 PDF',
  ),
];

/** Every text of a record that is made of words, and is not an address. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [closed(value.trim())] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesOf)
    : [];
}

/** A text that does not run into the next. */
function closed(text: string): string {
  return /[.?!:]$/.test(text) ? text : `${text}.`;
}
