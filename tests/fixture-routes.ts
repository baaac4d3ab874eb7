import { globSync } from 'node:fs';
import { recentEvents } from '../src/domain/events/calendar-event.ts';
import { courseAddress } from '../src/domain/courses/course-codes.ts';
import { notFoundRoute, routeOf } from '../tools/build/routes.ts';
import { slug } from '../src/domain/words/slug.ts';
import { courses, events, lessons, newsletters, practice, problems } from './fixture-content.ts';

const single = globSync('**/*.astro', { cwd: 'src/pages' })
  .filter((file) => !file.includes('['))
  .map((file) => routeOf(file.replace('.astro', '.html')))
  .map((route) => (route === '/404' ? notFoundRoute : route));

/** One page of each kind on the test board, including the not-found page. */
export const fixtureRoutes = [
  ...single,
  ...newsletters.slice(0, 1).map(({ path }) => path),
  ...recentEvents(events)
    .olderYears.slice(0, 1)
    .map((year) => `/events/${year}`),
  ...courses.subjects.slice(0, 1).flatMap(({ classes }) => courseAddress(classes[0]?.code ?? '')),
  ...lessons
    .slice(0, 1)
    .map(({ name }) => `/resources/study-materials/${name}`)
    .flatMap((page) => [page, `${page}/formulas`]),
  ...practice.classes
    .slice(0, 1)
    .flatMap(({ code }) => [`/resources/exam/${slug(code)}`, `${courseAddress(code)}/packet`]),
  ...problems.slice(0, 1).map(({ name }) => `/resources/study-materials/problems/${name}`),
].sort();
