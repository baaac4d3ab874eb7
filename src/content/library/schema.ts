import { z } from 'zod';
import { hint, text } from '../read/fields.ts';
import { lessonName } from '../documents/lesson-schema.ts';

const name = lessonName;

const subjectSchema = z.strictObject({
  id: hint(name, 'The name by which a board’s courses teach it', 'thermodynamics'),
  name: hint(text(60), 'The subject', 'Thermodynamics'),
  lessons: z.array(z.strictObject({ title: text(80), description: text(160), lesson: name })),
  problems: z.array(name),
});

/** library/subjects.yaml */
export const librarySchema = z.strictObject({
  mistakesTo: hint(z.email(), 'The mailbox for mistakes in the library', 'library@example.edu'),
  subjects: z.array(subjectSchema),
});

/** Subjects with their lessons and problems in teaching order. */
export type LibrarySubjects = z.infer<typeof librarySchema>['subjects'];
