import { z } from 'zod';
import { day, hint, review, text, mailTemplate } from '../read/fields.ts';

/** Drawings that can appear next to the title of a lesson. */
export const equipment = [
  'gauge',
  'turbine',
  'reactor',
  'mixer',
  'loop',
  'cylinder',
  'pump',
  'exchanger',
  'flash',
  'column',
  'stirred-tank',
] as const;

export type Equipment = (typeof equipment)[number];

export const documentEquipment = (example: Equipment) =>
  hint(
    z.enum(equipment).optional(),
    'The drawing beside the title; a plain drum if you leave it out',
    example,
  );

/** File name of a lesson and last part of its address. */
export const lessonName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const covers = hint(
  z.array(text(80)).optional(),
  'The exam topics it covers, in the words of docs/coverage.md; optional',
  ['bubble and dew point'],
);

/** Front matter of lessons/NAME.mdx. */
export const lessonSchema = z.strictObject({
  title: hint(text(80), 'The title', 'First Law of Thermodynamics'),
  description: hint(
    text(200),
    'The sentence under the title: what it’s about',
    'Energy is conserved. The work is in getting the signs right.',
  ),
  course: hint(
    text(20).optional(),
    'The code of the course, as in content/courses.yaml; not for a lesson of the library',
    'CHE 312',
  ),
  topic: hint(
    text(40).optional(),
    'Its topic on the course page, in the same words as the problems about it; if you leave it out, the topic of most problems it explains',
    'Energy balances',
  ),
  minutes: hint(z.int().min(5).max(90), 'How long it takes to read, in minutes', 25),
  needs: hint(z.array(lessonName), 'The lessons to read first, by file name', ['units']),
  terms: hint(
    z.record(text(60), text(240)).optional(),
    'The terms it explains, each with a sentence for the glossary; the text has each one in **bold** where it explains it',
    { 'bubble point': 'The temperature where a liquid you’re heating makes its first bubble.' },
  ),
  covers,
  equipment: documentEquipment('turbine'),
  ...review,
  reviewed: hint(day, 'The day someone last checked all of it', '2026-11-15'),
});

/** Front matter, including the course that teaches the lesson. */
export const taughtLessonSchema = lessonSchema.required({ course: true });

export type LessonFacts = z.infer<typeof taughtLessonSchema>;

/** content/pages/documents.yaml */
export const documentsSchema = z.strictObject({
  ...review,
  mistakeQuestion: hint(text(60), 'The words before the link below', 'Found a mistake?'),
  mistakeLink: hint(text(40), 'The link that starts an email to the board', 'Tell us'),
  mistakeMail: mailTemplate('The email it starts', ['kind', 'title', 'version'], {
    subject: 'Mistake in the {kind} {title} (version {version})',
    body: 'Hello,\n\nWhere it is:\n',
  }),
  formulasLead: hint(
    text(120),
    'The sentence under the title of every formula sheet',
    'Every equation in the lesson on one page, and what its symbols mean.',
  ),
  formulaListLead: hint(
    text(160),
    'The sentence under the title of the page that lists the formula sheets',
    'One page of equations for each lesson, by course.',
  ),
  opensHeading: hint(
    text(60),
    'The heading above the lessons that build on a lesson',
    'What you can read next',
  ),
  toolsHeading: hint(
    text(60).default('Look it up'),
    'The heading above a lesson’s pages of the Handbook; there’s one if you leave it out',
    'Look it up',
  ),
  glossaryLead: hint(
    text(160),
    'The sentence under the title of the glossary',
    'What the words mean, and the lesson that explains each one.',
  ),
  practiceHeading: hint(
    text(60),
    'The heading above the problems a lesson explains',
    'Practice this',
  ),
});

export type Documents = z.infer<typeof documentsSchema>;
