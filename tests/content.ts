import { readContent } from './read-content.ts';

/** The site's real content. Tests that use it must pass with any content. */
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
