import { courseAddress } from '../src/domain/courses/course-codes.ts';
import { courses, practice, registration } from './content.ts';

const routes = [
  // This page shows how long questions have waited for an answer.
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

/** Addresses of courses with lessons or problems. Their pages show the student's progress. */
const withTopics = new Set(
  [
    ...practice.classes.filter(({ problems }) => problems.length > 0),
    ...courses.subjects
      .flatMap(({ classes }) => classes)
      .filter(({ lessons }) => lessons.some(({ lesson }) => lesson !== undefined)),
  ].map(({ code }) => courseAddress(code)),
);

/** The registration page depends on the date only if it lists dates. */
const hasDates = (route: string) =>
  route === '/resources/registration' && registration.dates.length > 0;

/** A page may run scripts if it stores something or depends on the date. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  hasDates(route) ||
  withTopics.has(route) ||
  route.startsWith('/resources/study-materials/problems/');
