import { z } from 'zod';
import { complain, hint, text, webAddress } from '../read/fields.ts';
import { lessonName } from '../documents/lesson-schema.ts';

const name = lessonName;

const subjectSchema = z.strictObject({
  id: hint(name, 'The name by which a board’s courses teach it', 'thermodynamics'),
  name: hint(text(60), 'The subject', 'Thermodynamics'),
  lessons: z.array(z.strictObject({ title: text(80), description: text(160), lesson: name })),
  problems: z.array(name),
});

const bookSchema = z.strictObject({
  id: hint(name, 'The name by which lessons cite it', 'fogler'),
  authors: hint(text(120), 'The authors, as readers know them', 'Smith, Van Ness & Abbott'),
  title: hint(text(120), 'The title on the cover', 'Transport Phenomena'),
  edition: hint(
    text(40).optional(),
    'The edition that the chapters are counted in; without it, they’re the same in all',
    '2nd edition',
  ),
  href: hint(
    webAddress.optional(),
    'Where to read it, if its authors put it online for free',
    'https://www.example.org/the-book',
  ),
});

/** library/books.yaml, and content/books.yaml of a board that cites more. */
export const booksSchema = z
  .strictObject({ books: z.array(bookSchema) })
  .superRefine(({ books }, context) => {
    books.forEach(({ id }, index) => {
      if (books.findIndex((book) => book.id === id) === index) return;
      complain(context, ['books', index, 'id'], {
        message: `there’s already a book "${id}"`,
        cure: 'Give it another id, or delete one of the two.',
      });
    });
  });

/** library/subjects.yaml */
export const librarySchema = z.strictObject({
  mistakesTo: hint(z.email(), 'The mailbox for mistakes in the library', 'library@example.edu'),
  subjects: z.array(subjectSchema),
});

/** Subjects with their lessons and problems in teaching order. */
export type LibrarySubjects = z.infer<typeof librarySchema>['subjects'];
