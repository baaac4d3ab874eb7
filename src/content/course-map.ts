import { z } from 'zod';
import { day, headings, hint, linkedText, review, text } from './fields.ts';

/** content/pages/course-map.yaml; the courses themselves are in content/courses.yaml. */
export const courseMapSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day somebody last read these words', '2026-11-16'),
  headings: headings({
    question: 'What if',
    map: 'The map',
    moves: 'What moves, and why',
    advisor: 'What to ask an advisor',
    table: 'Every course, term by term',
  }),
  lead: hint(
    text(240),
    'The sentence under the title',
    'Which course opens which, and what one that slips costs you.',
  ),
  caution: hint(
    linkedText(400),
    'That this is a help and no audit, and where the answer that counts is',
    'A map, not a promise. Take it to [an advisor](https://che.example.edu/advising).',
  ),
  kept: hint(
    text(200),
    'What happens to what somebody marks',
    'What you mark stays in this browser and in the address of this page.',
  ),
  mostHours: hint(
    z.number().int().min(1).max(40),
    'Above how many hours in a term somebody should ask first',
    18,
  ),
});

/** The words of the map of courses. */
export type CourseMapWords = z.infer<typeof courseMapSchema>;
