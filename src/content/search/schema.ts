import { z } from 'zod';
import { destination, hint, review, sitePath, text } from '../read/fields.ts';

/** content/search.yaml */
export const searchSchema = z.strictObject({
  ...review,
  lead: hint(
    text(160),
    'What you can search for, under the search box',
    'Lessons, problems, courses, books, events, rooms and people.',
  ),
  examples: hint(
    z.array(text(40)).max(6),
    'Searches to try, shown before anyone types; [] for none',
    ['heat exchanger', 'CHE 210', 'study night'],
  ),
  nothingFound: hint(
    text(240),
    'What to try when the search finds nothing, after the sentence that says so',
    'Try fewer words, or the course code.',
  ),
  nothingLinks: hint(
    z
      .array(
        z.strictObject({
          title: hint(text(40), 'The words on the button', 'All lessons'),
          path: hint(sitePath, 'A page of this site', '/resources/studyhome'),
        }),
      )
      .max(4),
    'Where to go when nothing is found: a list of title and path',
    [{ title: 'All lessons', path: '/resources/studyhome' }],
  ),
  answers: hint(
    z
      .array(
        z.strictObject({
          typed: hint(
            z.array(text(40)).min(1),
            'What students type; other words of a question don’t matter',
            ['past exams', 'final exam'],
          ),
          title: hint(text(60), 'The words of the link', 'Mock exams'),
          text: hint(text(200), 'A sentence or two under it', 'New numbers every time.'),
          to: hint(destination, 'A page of this site, or a full address', '/resources/exam'),
        }),
      )
      .optional(),
    'Pages for questions that aren’t about engineering: a list of typed, title, text and to; optional',
    [
      {
        typed: ['past exams', 'final exam'],
        title: 'Mock exams',
        text: 'New numbers every time.',
        to: '/resources/exam',
      },
    ],
  ),
  synonyms: hint(
    z.array(
      z.strictObject({
        typed: hint(text(40), 'What students type', 'HX'),
        means: hint(
          z.array(text(60)).min(1),
          'What the site calls it; a search for what they type finds these words too',
          ['heat exchanger'],
        ),
      }),
    ),
    'What students type, and what the site calls it: a list of typed and means',
    [{ typed: 'HX', means: ['heat exchanger'] }],
  ),
});

export type Search = z.infer<typeof searchSchema>;
