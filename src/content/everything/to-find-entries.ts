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
import { progressInWords, type AskedQuestion } from '../../domain/questions/questions.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import type { GettingAround } from '../getting-around/schema.ts';
import type { Registration } from '../registration/schema.ts';
import type { Textbooks } from '../textbooks/schema.ts';

type Named = (code: string) => string;

export const bookEntries = (books: Textbooks['textbooks'], courseName: Named): SearchEntry[] =>
  books.map(({ title, author, edition, course, description = '', ...status }) => ({
    kind: 'book',
    title,
    address: `/resources/textbooks?q=${encodeURIComponent(title)}`,
    detail: course,
    names: `book textbook ${author} ${courseName(course)}`,
    text: [`${author}, ${edition}.`, description, statusInWords(status)].filter(Boolean).join(' '),
  }));

/** Newest first, because people usually look for a recent event. A series is a single entry. */
export function eventEntries(records: readonly EventRecord[]): SearchEntry[] {
  const { olderYears } = recentEvents(expandEvents(records));
  const pageOf = (date: string) =>
    olderYears.includes(date.slice(0, 4)) ? `/events/${date.slice(0, 4)}` : '/events';
  return records
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((record): SearchEntry => {
      const { title, time, location, description, canceled = '' } = record;
      const all = expandEvents([record]);
      const held = all.filter((event) => event.canceled === undefined);
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
        text: `${canceled} ${location}. ${description}`.trim(),
        days,
      };
    });
}

export const dateEntries = (dates: readonly KnownDate[]): SearchEntry[] =>
  dates.map(({ id, title, time = '', location = '', text = '', canceled = '', ...span }) => ({
    kind: 'question',
    title,
    address: `/resources/registration#${id}`,
    detail: [datesInWords(span), time].filter((words) => words !== '').join(', '),
    names: `registration date deadline ${location}`,
    text: `${canceled} ${text}`.trim(),
  }));

export const faqEntries = ({
  words,
  faq,
  tips,
}: Pick<Registration, 'words' | 'faq' | 'tips'>): SearchEntry[] => {
  const page = '/resources/registration';
  const names = 'registration question FAQ';
  // An id can contain a word that the title doesn't, so the search includes it.
  const namesOf = (id: string) => `${names} ${id}`;
  return [
    ...words.map(({ id, word, meaning, see = '', ask = '' }): SearchEntry => ({
      kind: 'question',
      title: word,
      address: `${page}#${id}`,
      detail: '',
      names: namesOf(id),
      text: `${meaning} ${see} ${ask}`.trim(),
    })),
    ...faq.map(({ id, question, answer }): SearchEntry => ({
      kind: 'question',
      title: question,
      address: `${page}#${id}`,
      detail: '',
      names: namesOf(id),
      text: answer,
    })),
    ...tips.map(({ title, description }): SearchEntry => ({
      kind: 'question',
      title,
      address: page,
      detail: '',
      names,
      text: description,
    })),
  ];
};

export const questionEntries = (
  questions: readonly AskedQuestion[],
  courseName: Named,
): SearchEntry[] =>
  questions.map((question) => ({
    kind: 'question',
    title: question.question,
    address: `/asked#${question.id}`,
    detail: question.course ?? '',
    names: `question asked answered ${question.topic} ${courseName(question.course ?? '')} ${question.id}`,
    text: [`${progressInWords(question)}.`, question.answer ?? ''].join(' ').trim(),
  }));

export const roomEntries = ({
  rooms,
  places,
}: Pick<GettingAround, 'rooms' | 'places'>): SearchEntry[] => {
  const page = '/resources/getting-around';
  return [
    ...rooms.map(({ name, text }): SearchEntry => ({
      kind: 'room',
      title: name,
      address: `${page}#${slug(name)}`,
      detail: '',
      names: 'room',
      text,
    })),
    // Avoids a second entry for a place that's also a room.
    ...places
      .filter(({ name }) => !rooms.some((room) => room.name === name))
      .map(({ name, text }): SearchEntry => ({
        kind: 'room',
        title: name,
        address: `${page}#${placeFragment(name)}`,
        detail: '',
        names: 'building place',
        text,
      })),
  ];
};

export const personEntries = (
  officers: readonly { name: string; role: string; year: string; bio?: string | undefined }[],
): SearchEntry[] =>
  officers.map(({ name, role, year, bio = '' }) => ({
    kind: 'person',
    title: name,
    address: '/officers',
    detail: role,
    names: 'officer',
    text: bio === '' ? `${year}.` : bio,
  }));

/** Lists former officers with their last board. Excludes current officers. */
export function pastPersonEntries(
  boards: readonly {
    id: string;
    year: string;
    officers: readonly { name: string; role: string }[];
  }[],
  current: readonly { name: string }[],
): SearchEntry[] {
  const known = new Set(current.map(({ name }) => name));
  return boards.flatMap(({ id, year, officers }) =>
    officers.flatMap(({ name, role }): SearchEntry[] => {
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

/** Searchable parts of a newsletter. The text alternates between HTML and pictures. */
interface SearchedIssue {
  title: string;
  date: string;
  summary: string;
  path: string;
  text: readonly (string | { alt: string; caption?: string | undefined })[];
}

export const newsletterEntries = (issues: readonly SearchedIssue[]): SearchEntry[] =>
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

/** Indexes all text in a page's record, with additional search words. */
export const pageEntry = (
  title: string,
  address: string,
  record: unknown,
  names = '',
): SearchEntry => ({
  kind: 'page',
  title,
  address,
  detail: '',
  names: `page ${names}`.trim(),
  text: sentencesOf(record).join(' '),
});

/** Search entries for the steam pages of the Handbook, whose numbers are computed. */
export const steamEntries = (): SearchEntry[] => [
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

/** Lists the sentences in a record. Skips strings without a space, such as addresses. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [closed(value.trim())] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(sentencesOf)
    : [];
}

/** Adds a period to text that doesn't end with punctuation. */
function closed(text: string): string {
  return /[.?!:]$/.test(text) ? text : `${text}.`;
}
