import { readContent } from './read-content.ts';

/** The content of the test board. */
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
