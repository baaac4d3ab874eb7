import type { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { contentError } from '../../domain/words/content-error.ts';
import type { CourseNeeds } from '../../domain/courses/course-order.ts';
import type { sources } from './sources.ts';

/** A file of content/ that is right by itself. */
export interface Read<T> {
  file: string;
  name: string;
  text: string;
  data: T;
}

/** What a file of a kind says. */
export type Data<K extends keyof typeof sources> = z.output<(typeof sources)[K]['schema']>;

/** What there is to refer to. */
export interface Named {
  lessons: readonly string[];
  problems: readonly string[];
  courses: readonly (CourseNeeds & {
    lessons: readonly { lesson?: string | undefined }[];
    usedIn?: readonly { idea: string; lessons: readonly string[] }[] | undefined;
  })[];
  classes: readonly { code: string; problems: readonly string[] }[];
}

/** What was probably meant, or what there is. */
export function oneOf(word: string, known: readonly string[]): string {
  const meant = closestWord(word, known);
  return meant === undefined ? `The options are: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
}

/** Which of some files a list meant by a name that none of them has, as a sentence to add. */
export function meantBy(word: string, known: readonly string[]): string {
  const meant = closestWord(word, known);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** Whether a list has a file after all, under a name that no file has: that is told where it stands. */
export const isMisspelt = (
  name: string,
  listed: readonly string[],
  known: readonly string[],
): boolean => listed.some((word) => !known.includes(word) && closestWord(word, known) === name);

/** A line that gives a key some words. */
export const value = (key: string, word: string) =>
  new RegExp(`\\b${key}: *['"]?${word.replace(/[^\w ]/g, '.')}['"]?\\s*(?:[,}#].*)?$`);

/** A fault at the first line that looks like what is meant. */
export function fault([file, text, pattern]: [string, string, RegExp], what: string, cure: string) {
  const line = text.split('\n').findIndex((each) => pattern.test(each)) + 1;
  return [contentError(file, [{ line: Math.max(line, 1), text: what, cure }])];
}
