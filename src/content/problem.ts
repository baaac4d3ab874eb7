import { z } from 'zod';
import { day, hint, review, text } from './fields.ts';
import { equipment, lessonName } from './lesson.ts';

/** How much work a problem is. */
const sizes = ['warm-up', 'standard', 'exam'] as const;

/** The lines above the text of content/problems/NAME.mdx. */
export const problemSchema = z.strictObject({
  title: hint(text(80), 'The title', 'Hot water for the pilot plant'),
  description: hint(
    text(120),
    'What is asked, in a line',
    'How much steam does it take to heat a stream of water?',
  ),
  class: hint(text(12), 'The code of the class, as in content/practice.yaml', 'CHE 210'),
  topic: hint(
    text(40),
    'What it is about, in a few words that other problems share',
    'Energy balances',
  ),
  size: hint(z.enum(sizes), 'How much work it is: warm-up, standard or exam', 'warm-up'),
  minutes: hint(z.int().min(5).max(60), 'How long it takes, in minutes', 10),
  lesson: hint(
    lessonName.optional(),
    'The lesson that explains it, by the name of its file in content/lessons, if there is one',
    'firstlaw',
  ),
  equipment: hint(z.enum(equipment), 'The drawing beside the title', 'exchanger'),
  ...review,
  reviewed: hint(day, 'The day somebody last checked all of it', '2026-11-15'),
});

/** What is known of a problem besides its text. */
export type ProblemFacts = z.infer<typeof problemSchema>;
