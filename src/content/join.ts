import { z } from 'zod';
import { day, headings, hint, linkedText, review, text } from './fields.ts';
import { nextPages } from './link-list.ts';

/** content/pages/join.yaml */
export const joinSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day somebody last read this page and found it true', '2025-08-28'),
  headings: headings({ membership: 'Membership', expect: 'What to expect', next: 'Where next' }),
  lead: hint(text(240), 'The sentence under the title', 'Any undergraduate can join.'),
  membership: hint(
    z.array(linkedText(700)).min(1),
    'What membership is, one item for each paragraph',
    ['Being a member means that your questions reach us.'],
  ),
  expect: hint(
    z.array(
      z.strictObject({
        title: hint(text(60), 'When, in a few words', 'In the first week'),
        text: hint(linkedText(400), 'What happens then', 'You get one email.'),
      }),
    ),
    'What to expect after joining, in order: a list of title and text',
    [{ title: 'In the first week', text: 'You get one email.' }],
  ),
  formButton: hint(text(40), 'The words of the button that opens the form', 'Open the form'),
  formNote: hint(linkedText(200), 'What the form asks for', 'It asks for your name and your year.'),
  chatLink: hint(text(40), 'The words of the link to the chat workspace', 'Join the chat'),
  chatNote: hint(linkedText(200), 'What happens in the chat', 'Announcements and study groups.'),
  next: nextPages,
});

/** The words of the Join page. */
export type Join = z.infer<typeof joinSchema>;
