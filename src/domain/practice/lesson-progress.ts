import { fieldsOf, readRecord } from '../words/stored-record.ts';

/** Storage key for the student's position in each lesson. */
export const lessonPlacesKey = 'reading';

/** Storage key for the finished lessons, with the day each was finished. */
export const finishedLessonsKey = 'lessons-read';

export interface LessonPlace {
  /** Fragment of the section's address, like "#the-idea". */
  at: string;
  section: string;
}

/**
 * Reads the student's position in each lesson. The latest lesson comes last. Ignores invalid
 * entries.
 */
export const readPlaces = (text: string): ReadonlyMap<string, LessonPlace> =>
  new Map(
    Object.entries(readRecord(text)).flatMap(([name, entry]) => {
      const { at, section } = fieldsOf(entry);
      return typeof at === 'string' && at.startsWith('#') && typeof section === 'string'
        ? [[name, { at, section }]]
        : [];
    }),
  );

export const readFinishedLessons = (text: string): ReadonlySet<string> =>
  new Set(
    Object.entries(readRecord(text)).flatMap(([name, day]) =>
      typeof day === 'string' ? [name] : [],
    ),
  );
