import { registration } from './content.ts';

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

/** Its dates are told by the visitor's clock, if it has any. */
const hasDates = (route: string) =>
  route === '/resources/registration' && registration.dates.length > 0;

/** Whether a page has state, or dates that depend on the day, for which alone it may run scripts. */
export const runsScripts = (route: string) =>
  routes.includes(route) ||
  hasDates(route) ||
  route.startsWith('/resources/study-materials/problems/');
