import { z } from 'zod';
import { hint, listField, review, sitePath, text } from '../read/fields.ts';

/** content/pages/not-found.yaml */
export const notFoundSchema = z.strictObject({
  ...review,
  eyebrow: hint(text(40), 'The small line above the heading', '404 · Page not found'),
  heading: hint(text(60), 'The heading', 'This line leads nowhere.'),
  lead: hint(text(240), 'What probably happened', 'The address may be mistyped.'),
  suggestions: listField('Where people were usually headed: a list of path, title and text', {
    path: hint(sitePath, 'A page of this site', '/events'),
    title: hint(text(40), 'The link text', 'Events calendar'),
    text: hint(text(120), 'What you find there', 'Study nights, meetings and rooms.'),
  }),
  report: hint(
    text(160),
    'The words before the email address',
    'Came from a link of ours? Tell us:',
  ),
});

export type NotFound = z.infer<typeof notFoundSchema>;
