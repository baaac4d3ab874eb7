import type { PlannedCourse } from '../../../domain/courses/course.ts';
import { slug } from '../../../domain/words/slug.ts';

/** A course on the map, with its row as long as nothing slips and its page, if the site has one. */
export interface CourseOnMap extends PlannedCourse {
  row: number;
  page?: string | undefined;
}

/** The courses that wait for one. */
export const opensOf = (code: string, courses: readonly PlannedCourse[]): string[] =>
  courses
    .filter(({ needs, alongside }) => [...needs, ...alongside].includes(code))
    .map((course) => course.code);

/** The end of the address of its row in the table. */
export const rowId = (code: string): string => `course-${slug(code)}`;
