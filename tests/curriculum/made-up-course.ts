import type { PlannedCourse } from '../../src/domain/courses/course.ts';

export const madeUpCourse = (code: string, more: Partial<PlannedCourse> = {}): PlannedCourse => ({
  code,
  name: 'Anything',
  needs: [],
  alongside: [],
  terms: ['fall', 'spring'],
  isElective: false,
  ...more,
});
