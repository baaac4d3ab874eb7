import type { PlannedCourse } from '../../../domain/courses/course.ts';
import { slug } from '../../../domain/words/slug.ts';

/** `row` is the course's row in the usual plan. */
export interface CourseOnMap extends PlannedCourse {
  row: number;
  page?: string | undefined;
}

export const opensOf = (code: string, courses: readonly PlannedCourse[]): string[] =>
  courses
    .filter(({ needs, alongside }) => [...needs, ...alongside].includes(code))
    .map((course) => course.code);

export const rowId = (code: string): string => `course-${slug(code)}`;
