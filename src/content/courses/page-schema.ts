import { z } from 'zod';
import {
  day,
  destination,
  groupField,
  headings,
  hint,
  linkedText,
  listField,
  review,
  text,
  withPlaces,
} from '../read/fields.ts';

/** content/pages/course.yaml: text on every course page. */
export const coursePageSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last read these words', '2026-11-15'),
  lead: hint(
    withPlaces(text(160), ['code']),
    'The sentence under the title of a course with no "about" of its own; {code} is its code',
    'What we have for {code}.',
  ),
  needsNothing: hint(text(32), 'What it says if no course comes before it', 'Start here'),
  opensNothing: hint(text(32), 'What it says if no course comes after it', 'Your degree'),
  noPractice: hint(
    linkedText(160),
    'What it says for a course without problems',
    'No problems yet.',
  ),
  planned: hint(
    text(120),
    'What it says under lessons nobody has written yet, before the link to the contact page',
    'Dashed lessons aren’t written yet. Took the course?',
  ),
  plannedLink: hint(text(40), 'The text of that link', 'Write one with us'),
  remembered: hint(
    text(120),
    'What it says under the problems about where progress is kept',
    'Remembered only in this browser.',
  ),
  ask: groupField('Where to ask: text, links and chat', {
    text: hint(linkedText(240), 'Where and when someone helps', 'Study night, Wednesdays 7-9 PM.'),
    links: listField('The links to it: a list of title and to', {
      title: hint(text(40), 'The link text', 'Next study night'),
      to: hint(destination, 'A path on this site or a full address elsewhere', '/events'),
    }),
    chat: hint(text(40), 'The link text for the chat workspace', 'Ask in the chat'),
  }),
});

export type CoursePageWords = z.infer<typeof coursePageSchema>;

/** content/pages/course-map.yaml. The courses are in content/courses.yaml. */
export const courseMapSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last read these words', '2026-11-16'),
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
    'Which course unlocks which, and what it costs you if one slips.',
  ),
  caution: hint(
    linkedText(400),
    'Says that this is a guide, not an audit, and where to get the official answer',
    'A map, not a promise. Take it to [an advisor](https://che.example.edu/advising).',
  ),
  kept: hint(
    text(200),
    'What happens to the courses people mark',
    'What you mark stays in this browser and in the address of this page.',
  ),
  mostHours: hint(
    z.number().int().min(1).max(40),
    'How many credit hours a term can have before people should ask first',
    18,
  ),
});

export type CourseMapWords = z.infer<typeof courseMapSchema>;
