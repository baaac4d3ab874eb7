import { courseAddress } from '../src/domain/courses/course-codes.ts';
import { courses, practice, registration } from './content.ts';

const routes = [
  // Shows how long questions have waited.
  '/asked',
  '/contact',
  '/events',
  '/resources/courses',
  '/resources/exam',
  '/resources/glossary',
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

/** Courses with lessons or problems, whose pages show the progress. */
const withTopics = new Set(
  [
    ...practice.classes.filter(({ problems }) => problems.length > 0),
    ...courses.subjects
      .flatMap(({ classes }) => classes)
      .filter(({ lessons }) => lessons.some(({ lesson }) => lesson !== undefined)),
  ].map(({ code }) => courseAddress(code)),
);

/** True for the registration page if it has dates, which depend on the clock. */
const hasDates = (route: string) =>
  route === '/resources/registration' && registration.dates.length > 0;

/** True if a page may run scripts, because it has state or depends on the date. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  hasDates(route) ||
  withTopics.has(route) ||
  route.startsWith('/resources/study-materials/problems/');
