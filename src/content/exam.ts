import { z } from 'zod';
import { day, hint, review, text } from './fields.ts';

/** content/pages/exam.yaml */
export const examSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day somebody last read this page and found it true', '2026-11-15'),
  heading: hint(text(60), 'The title of the page', 'An exam at your own desk'),
  lead: hint(
    text(240),
    'The sentence under the title',
    'Fresh numbers, a clock you can hide, and a sentence on each mistake.',
  ),
  allowed: hint(
    text(200),
    'What may lie on the desk, and what stays shut',
    'Allowed: your notes and a calculator.',
  ),
  kept: hint(
    text(200),
    'What happens to what is written',
    'Nothing leaves this browser. Close the tab and come back: your answers stay.',
  ),
  ready: hint(
    z.strictObject({
      heading: hint(text(60), 'The heading of the list', 'Ready on paper'),
      text: hint(
        text(240),
        'What those are: one exam for each class, the same for everybody',
        'One exam for each class, with its key. No clock, no script, no typing.',
      ),
    }),
    'The exams that are printed already: heading and text',
    { heading: 'Ready on paper', text: 'One exam for each class, with its key.' },
  ),
});

/** The words of the exam page. */
export type ExamWords = z.infer<typeof examSchema>;
