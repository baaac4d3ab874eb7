import { courseAddress } from '../src/domain/course-address.ts';
import { practice } from './content.ts';

const routes = [
  // It has no state, but tells by the visitor's clock how long a question has waited.
  '/asked',
  '/contact',
  '/events',
  '/resources/exam',
  '/resources/studyhome',
  '/resources/study-materials',
  '/resources/textbooks',
  '/resources/tutors',
  '/search',
];

/** A course with problems says how far somebody is with them. */
const coursesWithProblems = new Set(
  practice.classes
    .filter(({ problems }) => problems.length > 0)
    .map(({ code }) => courseAddress(code)),
);

/** Whether a page has state, for which alone it may run scripts. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  coursesWithProblems.has(route) ||
  route.startsWith('/resources/study-materials/problems/');
