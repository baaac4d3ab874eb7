import { z } from 'zod';
import {
  day,
  headings,
  hint,
  linkedText,
  listField,
  nextPages,
  review,
  sample,
  text,
} from '../read/fields.ts';

/** content/pages/about.yaml */
export const aboutSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2025-08-28'),
  headings: headings({
    mission: 'Mission',
    activities: 'What we do',
    history: 'History',
    next: 'Where to go next',
  }),
  lead: hint(text(240), 'The sentence under the title', 'Who we are and what we do.'),
  mission: hint(z.array(linkedText(700)).min(1), 'The mission, one item per paragraph', ['We …']),
  activities: listField('What the board does: a list of title and text', {
    title: hint(text(60), 'What the board does, in a few words', 'Run study nights'),
    text: hint(linkedText(400), 'A sentence or two about it', 'Every week, with whiteboards.'),
  }),
  history: listField('How the board got started: a list of when and text, oldest first', {
    sample,
    when: hint(text(30), 'A season and a year', 'Spring 2024'),
    text: hint(linkedText(400), 'What happened', 'The board is established.'),
  }),
  next: nextPages,
});

export type About = z.infer<typeof aboutSchema>;

/** content/pages/contact.yaml. The addresses are in content/site.yaml. */
export const contactSchema = z.strictObject({
  ...review,
  lead: hint(text(240), 'The sentence under the title', 'Tell us what we should know.'),
  formHeading: hint(text(60), 'The heading above the form', 'Write to us'),
  explanation: hint(
    text(400),
    'What the button does: it opens the visitor’s own mail app, and nothing is sent until they send it there',
    'Send Message opens your own mail app.',
  ),
  nextHeading: hint(text(60), 'The heading above the links to other pages', 'Before you write'),
  next: nextPages,
});

/** content/pages/join.yaml */
export const joinSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2025-08-28'),
  headings: headings({
    membership: 'Membership',
    expect: 'What to expect',
    next: 'Where to go next',
  }),
  lead: hint(text(240), 'The sentence under the title', 'Any undergraduate can join.'),
  membership: hint(z.array(linkedText(700)).min(1), 'What membership is, one item per paragraph', [
    'When you’re a member, your questions come straight to us.',
  ]),
  expect: listField('What to expect after joining, in order: a list of title and text', {
    title: hint(text(60), 'When, in a few words', 'In the first week'),
    text: hint(linkedText(400), 'What happens then', 'You get one email.'),
  }),
  formButton: hint(text(40), 'The words on the button that opens the form', 'Open the form'),
  formNote: hint(linkedText(200), 'What the form asks for', 'It asks for your name and your year.'),
  chatLink: hint(text(40), 'The link text for the chat workspace', 'Join the chat'),
  chatNote: hint(linkedText(200), 'What happens in the chat', 'Announcements and study groups.'),
  next: nextPages,
});

export type Join = z.infer<typeof joinSchema>;
