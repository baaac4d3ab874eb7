import type { PlannedCourse } from '../../src/domain/courses/course.ts';

/** A course for the tests, of which only what matters is said. */
export const madeUpCourse = (code: string, more: Partial<PlannedCourse> = {}): PlannedCourse => ({
  code,
  name: 'Anything',
  needs: [],
  alongside: [],
  terms: ['fall', 'spring'],
  isElective: false,
  ...more,
});
