import type { PlannedCourse } from '../../../domain/courses/course.ts';
import { slug } from '../../../domain/words/slug.ts';

/** A course on the map, with what it opens and its page, if the site has one. */
export interface CourseOnMap extends PlannedCourse {
  opens: readonly string[];
  page?: string | undefined;
}

/** The end of the address of its row in the table. */
export const rowId = (code: string): string => `course-${slug(code)}`;
