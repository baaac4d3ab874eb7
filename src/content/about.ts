import { z } from 'zod';
import { day, headings, hint, linkedText, review, sample, text } from './fields.ts';
import { nextPages } from './link-list.ts';

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day somebody last read this page and found it true', '2025-08-28'),
  headings: headings({
    mission: 'Mission',
    activities: 'What we do',
    history: 'History',
    next: 'Where next',
  }),
  lead: hint(text(240), 'The sentence under the title', 'Who we are and what we do.'),
  mission: hint(z.array(linkedText(700)).min(1), 'The mission, one item for each paragraph', [
    'We …',
  ]),
  activities: hint(
    z.array(
      z.strictObject({
        title: hint(text(60), 'What the board does, in a few words', 'Run study nights'),
        text: hint(linkedText(400), 'A sentence or two about it', 'Every week, with whiteboards.'),
      }),
    ),
    'What the board does: a list of title and text',
    [{ title: 'Run study nights', text: 'Every week, with whiteboards.' }],
  ),
  history: hint(
    z.array(
      z.strictObject({
        sample,
        when: hint(text(30), 'A season and a year', 'Spring 2024'),
        text: hint(linkedText(400), 'What happened', 'The board is established.'),
      }),
    ),
    'How the board came to be: a list of when and text, oldest first',
    [{ when: 'Spring 2024', text: 'The board is established.' }],
  ),
  next: nextPages,
});

/** The words of the About page. */
export type About = z.infer<typeof aboutSchema>;
