import { readRecord } from '../words/stored-record.ts';

/** Under which name a browser keeps where somebody stopped in each lesson. */
export const readingKey = 'reading';

/** Under which name it keeps the lessons that somebody has read to their last section, with the day. */
export const readLessonsKey = 'lessons-read';

/** Where somebody stopped in a lesson. */
export interface ReadingPlace {
  /** The end of its address: "#the-idea". */
  at: string;
  section: string;
}

/** The lessons that were begun, the latest last; whatever is not as it should be counts as nothing. */
export const readPlaces = (text: string): ReadonlyMap<string, ReadingPlace> =>
  new Map(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const { at, section } = Object(entry) as Record<string, unknown>;
      return typeof at === 'string' && at.startsWith('#') && typeof section === 'string'
        ? [[name, { at, section }]]
        : [];
    }),
  );

/** The names of the lessons that were read. */
export const readLessons = (text: string): ReadonlySet<string> =>
  new Set(
    Object.entries(readRecord(text)).flatMap(([name, day]) =>
      typeof day === 'string' ? [name] : [],
    ),
  );
