import { fieldsOf, readRecord } from '../words/stored-record.ts';

/** Storage key of the position in each lesson. */
export const lessonPlacesKey = 'reading';

/** Storage key of the finished lessons, with the day. */
export const finishedLessonsKey = 'lessons-read';

/** Position in a lesson. */
export interface LessonPlace {
  /** Fragment of its address: "#the-idea". */
  at: string;
  section: string;
}

/** Reads the positions in lessons, the latest last. Invalid entries count as missing. */
export const readPlaces = (text: string): ReadonlyMap<string, LessonPlace> =>
  new Map(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const { at, section } = fieldsOf(entry);
      return typeof at === 'string' && at.startsWith('#') && typeof section === 'string'
        ? [[name, { at, section }]]
        : [];
    }),
  );

/** Reads the names of the finished lessons. */
export const readFinishedLessons = (text: string): ReadonlySet<string> =>
  new Set(
    Object.entries(readRecord(text)).flatMap(([name, day]) =>
      typeof day === 'string' ? [name] : [],
    ),
  );
