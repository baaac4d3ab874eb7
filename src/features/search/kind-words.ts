import type { Kind } from '../../domain/search/search-entry.ts';

/** The heading, and the singular and plural nouns for a kind of result. */
interface KindWords {
  heading: string;
  one: string;
  many: string;
}

const words = (heading: string, one: string, many = `${one}s`): KindWords => ({
  heading,
  one,
  many,
});

export const kindWords: Record<Kind, KindWords> = {
  lesson: words('Lessons', 'lesson'),
  problem: words('Problems', 'problem'),
  term: words('Terms', 'term'),
  course: words('Courses', 'course'),
  book: words('Books', 'book'),
  event: words('Events', 'event'),
  question: words('Questions and tips', 'answer'),
  room: words('Rooms and places', 'place'),
  person: words('People', 'person', 'people'),
  newsletter: words('Newsletters', 'newsletter'),
  page: words('Pages', 'page'),
};
