import { slug } from '../words/slug.ts';

/** Path of a course's page. */
export const courseAddress = (code: string): string => `/resources/courses/${slug(code)}`;
