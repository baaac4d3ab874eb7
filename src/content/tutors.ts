import { z } from 'zod';
import { day, hint, review, text } from './fields.ts';

const part = (example: { heading: string; text: string }) =>
  z.strictObject({
    heading: hint(text(60), 'Its heading', example.heading),
    text: hint(text(240), 'What it is for, in a sentence or two', example.text),
  });

const link = { heading: 'One link for everybody', text: 'Everyone gets the same numbers.' };
const seats = { heading: 'A sheet for every seat', text: 'Neighbors cannot copy a number.' };

/** content/pages/tutors.yaml */
export const tutorsSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day somebody last read this page and found it true', '2026-11-15'),
  lead: hint(text(240), 'The sentence under the title', 'Problems for a room full of people.'),
  link: hint(part(link), 'The part that makes a link: heading and text', link),
  seats: hint(part(seats), 'The part that makes sheets: heading and text', seats),
});

/** The words of the tutors' page. */
export type TutorsWords = z.infer<typeof tutorsSchema>;
