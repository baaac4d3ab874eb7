import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { contentError } from '../../domain/words/content-error.ts';
import type { CourseNeeds } from '../../domain/courses/course-order.ts';
import type { LibrarySubjects } from '../library/schema.ts';
import type { sources } from './sources.ts';

export interface Read<T> {
  file: string;
  name: string;
  text: string;
  data: T;
}

export type Data<K extends keyof typeof sources> = z.output<(typeof sources)[K]['schema']>;

/** Names that records can refer to. */
export interface Named {
  lessons: readonly string[];
  problems: readonly string[];
  courses: readonly (CourseNeeds & {
    lessons: readonly { lesson?: string | undefined }[];
    teaches?: readonly string[] | undefined;
    usedIn?: readonly { idea: string; lessons: readonly string[] }[] | undefined;
  })[];
  classes: readonly { code: string; problems: readonly string[] }[];
  subjects: LibrarySubjects;
  leaveOut: readonly string[];
}

/** Suggests the closest known word, or returns `otherwise`. */
export function didYouMean(word: string, known: readonly string[], otherwise: string): string {
  const meant = closestWord(word, known);
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`;
}

/** Suggests the closest known word, or lists all known words. */
export const oneOf = (word: string, known: readonly string[]): string =>
  didYouMean(word, known, `The options are: ${known.join(', ')}.`);

/** Returns a suggestion that can be appended to a sentence. Empty if no known word is close. */
export const meantBy = (word: string, known: readonly string[]): string =>
  didYouMean(word, known, '').replace(/^(?=.)/, ' ');

/** Checks whether a list misspells a name. The list gets the error, not the file. */
export const isMisspelled = (
  name: string,
  listed: readonly string[],
  known: readonly string[],
): boolean => listed.some((word) => !known.includes(word) && closestWord(word, known) === name);

export const value = (key: string, word: string) =>
  new RegExp(`\\b${key}: *['"]?${word.replace(/[^\w ]/g, '.')}['"]?\\s*(?:[,}#].*)?$`);

export function fault([file, text, pattern]: [string, string, RegExp], what: string, cure: string) {
  const line = text.split('\n').findIndex((each) => pattern.test(each)) + 1;
  return [contentError(file, [{ line: Math.max(line, 1), text: what, cure }])];
}
