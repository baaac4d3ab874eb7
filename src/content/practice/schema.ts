import { z } from 'zod';
import { day, hint, review, sample, text } from '../read/fields.ts';
import { covers, documentEquipment, lessonName } from '../documents/lesson-schema.ts';

const plannedProblem = z.strictObject({
  title: hint(text(80), 'The title', 'A leaking vacuum tank'),
  description: hint(text(120), 'What it will ask, in a line', 'How fast does the pressure rise?'),
});

const classSchema = z.strictObject({
  code: hint(text(12), 'The code of the class', 'CHE 210'),
  name: hint(text(80), 'Its name', 'Material and Energy Balances'),
  problems: hint(
    z.array(lessonName),
    'Its problems, in order: file names in content/problems, without .mdx',
    ['steam-heated-water'],
  ),
  planned: hint(
    z.array(plannedProblem).optional(),
    'Problems someone wants to write: a list of title and description',
    [{ title: 'A leaking vacuum tank', description: 'How fast does the pressure rise?' }],
  ),
});

/** content/practice.yaml */
export const practiceSchema = z.strictObject({
  sample,
  ...review,
  reviewed: hint(day, 'The day someone last read this list', '2026-11-15'),
  lead: hint(text(240), 'The sentence under the title', 'Problems that tell you what went wrong.'),
  nothingFound: hint(
    text(200),
    'What to try when the search finds nothing, after the sentence that says so',
    'Try fewer words, or the course code.',
  ),
  searchExample: hint(
    text(40),
    'What the search box shows before anyone types: an example',
    'reactor, pump or CHE 210',
  ),
  todaysThree: hint(
    text(160),
    'How we pick today’s three problems, in a sentence',
    'Problems you miss come first, others after 3, 7 and 21 days, and then new ones.',
  ),
  notWritten: hint(
    text(80),
    'What it says next to a problem that’s planned but not written',
    'Not written yet',
  ),
  classes: hint(
    z.array(classSchema),
    'The classes with problems of our own: a list of code, name and problems',
    [{ code: 'CHE 210', name: 'Material and Energy Balances', problems: ['steam-heated-water'] }],
  ),
});

export type Practice = z.infer<typeof practiceSchema>;

export interface ListedProblem {
  title: string;
  description: string;
  /** Missing for a problem that hasn't been written. */
  written?:
    { name: string; page: string; topic: string; size: string; minutes: number } | undefined;
  /** Title of the lesson that explains it. The practice page searches it, too. */
  lesson?: string | undefined;
}

export interface PracticeClass {
  code: string;
  name: string;
  /** Other words by which a search can find the class. */
  topics: string[];
  problems: ListedProblem[];
}

/** content/pages/exam.yaml */
export const examSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2026-11-15'),
  heading: hint(text(60), 'The title of the page', 'An exam at your own desk'),
  lead: hint(
    text(240),
    'The sentence under the title',
    'Fresh numbers, a clock you can hide, and a sentence about each mistake.',
  ),
  allowed: hint(
    text(200),
    'What’s allowed during the exam',
    'Allowed: your notes and a calculator.',
  ),
  kept: hint(
    text(200),
    'What happens to people’s answers',
    'Nothing leaves this browser. Close the tab and come back: your answers stay.',
  ),
  ready: hint(
    z.strictObject({
      heading: hint(text(60), 'The heading of the list', 'Ready on paper'),
      text: hint(
        text(240),
        'What those are: one exam per class, the same for everyone',
        'One exam per class, with its key. No clock, no script, no typing.',
      ),
    }),
    'The exams that are ready to print: heading and text',
    { heading: 'Ready on paper', text: 'One exam per class, with its key.' },
  ),
});

export type ExamWords = z.infer<typeof examSchema>;

const part = (example: { heading: string; text: string }) =>
  z.strictObject({
    heading: hint(text(60), 'Its heading', example.heading),
    text: hint(text(240), 'What it is for, in a sentence or two', example.text),
  });

const link = { heading: 'One link for everybody', text: 'Everyone gets the same numbers.' };
const seats = {
  heading: 'A sheet for every seat',
  text: 'Different numbers at each seat, so nobody can copy.',
};
const codes = { heading: 'How the class did', text: 'Paste the codes your students give you.' };

/** content/pages/tutors.yaml */
export const tutorsSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last checked that this page is still true', '2026-11-15'),
  lead: hint(text(240), 'The sentence under the title', 'Problems for a room full of people.'),
  link: hint(part(link), 'The part that makes a link: heading and text', link),
  seats: hint(part(seats), 'The part that makes sheets: heading and text', seats),
  codes: hint(part(codes), 'The part that adds up students’ codes: heading and text', codes),
});

export type TutorsWords = z.infer<typeof tutorsSchema>;

const sizes = ['warm-up', 'standard', 'exam'] as const;

/** Front matter of problems/NAME.mdx. */
export const problemSchema = z.strictObject({
  title: hint(text(80), 'The title', 'Hot water for the pilot plant'),
  description: hint(
    text(120),
    'What it asks, in a line',
    'How much steam does it take to heat a stream of water?',
  ),
  class: hint(
    text(12).optional(),
    'The code of the class, as in content/practice.yaml; not for a problem of the library',
    'CHE 210',
  ),
  topic: hint(
    text(40),
    'What it’s about, in a few words; use the same words as other problems if you can',
    'Energy balances',
  ),
  covers,
  size: hint(z.enum(sizes), 'How much work it is: warm-up, standard or exam', 'warm-up'),
  minutes: hint(z.int().min(5).max(60), 'How long it takes, in minutes', 10),
  lesson: hint(
    lessonName.optional(),
    'The lesson that explains it, by its file name in content/lessons, if there is one',
    'firstlaw',
  ),
  equipment: documentEquipment('exchanger'),
  ...review,
  reviewed: hint(day, 'The day someone last checked all of it', '2026-11-15'),
});

/** Front matter, including the class that the problem belongs to. */
export const taughtProblemSchema = problemSchema.required({ class: true });

export type ProblemFacts = z.infer<typeof taughtProblemSchema>;
