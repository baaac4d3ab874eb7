import { fieldsOf, readRecord } from '../words/stored-record.ts';

/** Storage key of the student's place in each lesson. */
export const lessonPlacesKey = 'reading';

/** Storage key of the finished lessons, each with the day it was finished. */
export const finishedLessonsKey = 'lessons-read';

/** A student's place in a lesson. */
export interface LessonPlace {
  /** Fragment of the section's address: "#the-idea". */
  at: string;
  section: string;
}

/**
 * Reads the student's place in each lesson, with the latest lesson last. Ignores invalid entries.
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
