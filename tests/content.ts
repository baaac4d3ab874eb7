import { readContent } from './read-content.ts';

/** What the officers wrote, for tests that must hold whatever they write. */
export const {
  about,
  board,
  courses,
  events,
  eventsPage,
  home,
  lessons,
  newsletters,
  practice,
  problems,
  registration,
  resources,
  site,
  textbooks,
} = readContent('.');
