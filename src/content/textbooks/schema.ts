import { z } from 'zod';
import { day, hint, linkedText, review, sample, text, mailTemplate } from '../read/fields.ts';

const textbookSchema = z
  .strictObject({
    title: hint(text(120), 'The title on the cover', 'Transport Phenomena'),
    author: hint(text(120), 'Everybody on the cover', 'Bird, Stewart & Lightfoot'),
    short: hint(text(20).optional(), 'What people call it for short; may be left out', 'BSL'),
    edition: hint(text(40), 'Which edition we have', '2nd edition'),
    course: hint(text(40), 'The course it is for', 'CHE 320'),
    description: hint(
      linkedText(280).optional(),
      'What it is good for; may be left out',
      'The derivations.',
    ),
    status: hint(
      z.enum(['available', 'lent']).optional(),
      'Whether somebody has it: available or lent; without it the page says nothing of that',
      'lent',
    ),
    until: hint(
      day.optional(),
      'For a book that is lent: the day on which it is due back; may be left out',
      '2027-01-15',
    ),
  })
  .superRefine(({ status, until }, context) => {
    if (until === undefined || status === 'lent') return;
    context.addIssue({
      code: 'custom',
      path: ['until'],
      message: 'only a book that is lent is due back on a day',
      params: { cure: 'Add the line "status: lent" above it, or delete this line.' },
    });
  });

/** content/textbooks.yaml */
export const textbooksSchema = z.strictObject({
  sample,
  ...review,
  reviewed: hint(day, 'The day somebody last looked at the shelf', '2025-08-28'),
  lead: hint(text(240), 'The sentence under the title', 'Books you can borrow.'),
  howTo: hint(linkedText(400), 'How to get a book', 'Write to us, and we bring it.'),
  requestLink: hint(
    text(60),
    'The link that opens a mail to the board',
    'Email the board to request a textbook',
  ),
  requestHeading: hint(text(60), 'The heading above how to get a book', 'Borrow a book'),
  requestMail: mailTemplate('The mail that this link opens', [], {
    subject: 'Textbook request',
    body: 'Hello,\n\nI am looking for this book: ',
  }),
  bookMail: mailTemplate(
    'The mail that asks for one book of the list',
    ['title', 'author', 'edition', 'course'],
    {
      subject: 'Textbook request: {title} ({course})',
      body: 'Hello,\n\nI would like to borrow {title}.',
    },
  ),
  nothingFound: hint(
    text(200),
    'What to do when the search finds nothing, after the sentence that says so',
    'Try fewer words, or the course code.',
  ),
  searchExample: hint(
    text(40),
    'What stands in the search field before anybody types: an example',
    'kinetics, Bird or CHE 320',
  ),
  textbooks: hint(
    z.array(textbookSchema),
    'The books: a list of title, author, edition, course and, if you like, description',
    [{ title: 'Transport Phenomena', author: 'Bird', edition: '2nd edition', course: 'CHE 320' }],
  ),
});

/** The catalogue and its words. */
export type Textbooks = z.infer<typeof textbooksSchema>;
