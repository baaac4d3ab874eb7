import { courseAddress } from '../src/domain/courses/course-codes.ts';
import { courses, practice, registration } from './content.ts';

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

/** A course with something to read or to solve says how far somebody is. */
const withTopics = new Set(
  [
    ...practice.classes.filter(({ problems }) => problems.length > 0),
    ...courses.subjects
      .flatMap(({ classes }) => classes)
      .filter(({ lessons }) => lessons.some(({ lesson }) => lesson !== undefined)),
  ].map(({ code }) => courseAddress(code)),
);

/** Its dates are told by the visitor's clock, if it has any. */
const hasDates = (route: string) =>
  route === '/resources/registration' && registration.dates.length > 0;

/** Whether a page has state, or dates that depend on the day, for which alone it may run scripts. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  hasDates(route) ||
  withTopics.has(route) ||
  route.startsWith('/resources/study-materials/problems/');
