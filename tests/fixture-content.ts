import { readContent } from './read-content.ts';

/** The small board of tests/fixtures, which the tests of behaviour visit. */
export const {
  about,
  board,
  contact,
  courseMap,
  coursePage,
  courses,
  events,
  eventsPage,
  gettingAround,
  home,
  join,
  lessons,
  news,
  newsletters,
  notFound,
  practice,
  problems,
  questions,
  registration,
  resources,
  search,
  site,
  textbooks,
} = readContent('tests/fixtures');
