import { z } from 'zod';
import { day, hint, review, sample, text } from './fields.ts';
import { lessonName } from './lesson.ts';

const plannedProblem = z.strictObject({
  title: hint(text(80), 'The title', 'A leaking vacuum tank'),
  description: hint(text(120), 'What it will ask, in a line', 'How fast does the pressure rise?'),
});

const classSchema = z.strictObject({
  code: hint(text(12), 'The code of the class', 'CHE 210'),
  name: hint(text(80), 'Its name', 'Material and Energy Balances'),
  problems: hint(
    z.array(lessonName),
    'Its problems, in order: names of files in content/problems, without .mdx',
    ['steam-heated-water'],
  ),
  planned: hint(
    z.array(plannedProblem).optional(),
    'Problems that somebody wants to write: a list of title and description',
    [{ title: 'A leaking vacuum tank', description: 'How fast does the pressure rise?' }],
  ),
});

/** content/practice.yaml */
export const practiceSchema = z.strictObject({
  sample,
  ...review,
  reviewed: hint(day, 'The day somebody last read this list', '2026-11-15'),
  lead: hint(text(240), 'The sentence under the title', 'Problems that tell you what went wrong.'),
  nothingFound: hint(
    text(200),
    'What to do when the search finds nothing, after the sentence that says so',
    'Try fewer words, or the course code.',
  ),
  searchExample: hint(
    text(40),
    'What stands in the search field before anybody types: an example',
    'reactor, pump or CHE 210',
  ),
  todaysThree: hint(
    text(160),
    'How the three problems of a day are chosen, in a sentence',
    'Problems worth doing again after 1, 3, 7 and 21 days, and new ones.',
  ),
  notWritten: hint(
    text(80),
    'What a problem says that is planned and not written',
    'Not written yet',
  ),
  classes: hint(z.array(classSchema), 'The classes: a list of code, name and problems', [
    { code: 'CHE 210', name: 'Material and Energy Balances', problems: ['steam-heated-water'] },
  ]),
});

/** The practice classes and the words of their page. */
export type Practice = z.infer<typeof practiceSchema>;

/** A problem as the list of classes shows it. */
export interface ListedProblem {
  title: string;
  description: string;
  /** What it is called in the browser's record, its page, its size and the time it takes, if it is written. */
  written?:
    { name: string; page: string; topic: string; size: string; minutes: number } | undefined;
  /** The title of the lesson that explains it, in which a search looks too. */
  lesson?: string | undefined;
}

/** A class with its problems. */
export interface PracticeClass {
  code: string;
  name: string;
  /** Other words for the class, in which a search looks too. */
  topics: string[];
  problems: ListedProblem[];
}
