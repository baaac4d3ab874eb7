import { courseAddress } from '../src/domain/courses/course-address.ts';
import { practice, registration } from './content.ts';

const routes = [
  // It has no state, but tells by the visitor's clock how long a question has waited.
  '/asked',
  '/contact',
  '/events',
  '/resources/courses',
  '/resources/exam',
  '/resources/handbook',
  '/resources/handbook/substances',
  '/resources/handbook/humid-air',
  '/resources/handbook/steam',
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

/** Its dates are told by the visitor's clock, if it has any. */
const hasDates = (route: string) =>
  route === '/resources/registration' && registration.dates.length > 0;

/** Whether a page has state, or dates that depend on the day, for which alone it may run scripts. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  hasDates(route) ||
  coursesWithProblems.has(route) ||
  route.startsWith('/resources/study-materials/problems/');
