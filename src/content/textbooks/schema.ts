import { z } from 'zod';
import { farAhead } from '../read/doubtful-dates.ts';
import {
  complain,
  day,
  hint,
  linkedText,
  mailTemplate,
  review,
  sample,
  searchWords,
  text,
} from '../read/fields.ts';

const textbookSchema = z
  .strictObject({
    title: hint(text(120), 'The title on the cover', 'Transport Phenomena'),
    author: hint(text(120), 'The authors, as on the cover', 'Bird, Stewart & Lightfoot'),
    short: hint(text(20).optional(), 'What people call it for short; optional', 'BSL'),
    edition: hint(text(40), 'Which edition we have', '2nd edition'),
    course: hint(text(40), 'The course it’s for', 'CHE 320'),
    description: hint(
      linkedText(280).optional(),
      'What it’s good for; optional',
      'The derivations.',
    ),
    status: hint(
      z.enum(['available', 'lent']).optional(),
      'Whether someone has it: available or lent; if you leave it out, the page doesn’t say',
      'lent',
    ),
    until: hint(
      day.optional(),
      'For a book that’s lent out: the day it’s due back; optional',
      '2027-01-15',
    ),
  })
  .superRefine(({ status, until }, context) => {
    if (until === undefined || status === 'lent') return;
    complain(context, ['until'], {
      message: 'only a book that’s lent out can have a due date',
      cure: 'Add the line "status: lent" above it, or delete this line.',
    });
  });

const catalogSchema = z.strictObject({
  sample,
  ...review,
  reviewed: hint(day, 'The day someone last looked at the shelf', '2025-08-28'),
  lead: hint(text(240), 'The sentence under the title', 'Books you can borrow.'),
  howTo: hint(linkedText(400), 'How to get a book', 'Write to us, and we’ll bring it.'),
  requestLink: hint(
    text(60),
    'The link that starts an email to the board',
    'Email the board to request a textbook',
  ),
  requestHeading: hint(text(60), 'The heading above how to get a book', 'Borrow a book'),
  requestMail: mailTemplate('The email this link starts', [], {
    subject: 'Textbook request',
    body: 'Hello,\n\nI’m looking for this book: ',
  }),
  bookMail: mailTemplate(
    'The email that asks for one book on the list',
    ['title', 'author', 'edition', 'course'],
    {
      subject: 'Textbook request: {title} ({course})',
      body: 'Hello,\n\nI’d like to borrow {title}.',
    },
  ),
  ...searchWords('kinetics, Bird or CHE 320'),
  textbooks: hint(
    z.array(textbookSchema),
    'The books: a list of title, author, edition, course and, if you like, description',
    [{ title: 'Transport Phenomena', author: 'Bird', edition: '2nd edition', course: 'CHE 320' }],
  ),
});

/** content/textbooks.yaml */
export const textbooksSchema = catalogSchema.superRefine(({ textbooks, reviewed }, context) => {
  for (const [index, { until }] of textbooks.entries()) {
    complain(context, ['textbooks', index, 'until'], farAhead(until, reviewed));
  }
});

export type Textbooks = z.infer<typeof textbooksSchema>;
