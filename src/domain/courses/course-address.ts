import { slug } from '../words/slug.ts';

/** The page of a course. */
export const courseAddress = (code: string): string => `/resources/courses/${slug(code)}`;
