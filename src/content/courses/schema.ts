import { z } from 'zod';
import type { PlannedCourse } from '../../domain/courses/course.ts';
import { codeFaults, planFaults } from './course-faults.ts';
import {
  complain,
  day,
  distinct,
  exampleOf,
  groupField,
  hint,
  linkedText,
  review,
  sample,
  searchWords,
  text,
  webAddress,
} from '../read/fields.ts';
import { equipment, lessonName } from '../documents/lesson-schema.ts';

export const listedLesson = z.strictObject({
  title: hint(text(80), 'The title', 'Units and Dimensions'),
  description: hint(text(160), 'What you can do after it, in a line', 'Convert anything safely.'),
  lesson: hint(
    lessonName.optional(),
    'For a lesson written here: its file name in content/lessons, without .mdx',
    'units',
  ),
  page: hint(
    z
      .string()
      .regex(/^\/[a-z0-9/-]+$/)
      .optional(),
    'For something that’s a page of this site, not a lesson: its path',
    '/resources/lab-report',
  ),
  pdf: hint(
    z
      .string()
      .regex(/^\/lessons\/[a-z0-9-]+\.pdf$/)
      .optional(),
    'For a lesson that’s only a PDF: its path, with the file in public/lessons',
    '/lessons/titration.pdf',
  ),
});

const usedIdea = {
  idea: hint(text(60), 'What the course teaches', 'Taylor series'),
  lessons: hint(
    distinct(lessonName).min(1),
    'The lessons that use it: their file names in content/lessons, without .mdx',
    ['stirred-tank'],
  ),
};

const outsidePage = {
  title: hint(text(60), 'The link text', 'LearnChemE'),
  text: hint(text(120), 'What you find there', 'Short videos, problem by problem.'),
  to: hint(webAddress, 'Its address', 'https://learncheme.com/'),
  checked: hint(
    day.optional(),
    'The day someone last opened it; if it’s missing, `npm run content:todo` asks for it',
    '2026-11-15',
  ),
};

const courseCode = text(12);

const terms = distinct(z.enum(['fall', 'spring'])).superRefine((list, context) => {
  if (list.length > 0) return;
  complain(context, [], {
    message: 'the course is never taught, so nobody could ever take it',
    cure: 'Write [fall], [spring] or [fall, spring]. If nobody teaches it anymore, delete the course.',
  });
});

const courseSchema = z.strictObject({
  code: hint(courseCode, 'The code of the course', 'CHE 210'),
  name: hint(text(80), 'Its name', 'Material and Energy Balances'),
  short: hint(
    text(14).optional(),
    'What students call it, for its button on the home page; optional',
    'Balances',
  ),
  about: hint(
    text(120).optional(),
    'What it’s about, in a sentence under its title; optional',
    'How fast a reaction goes, how far it gets, and how big the vessel has to be.',
  ),
  needs: hint(
    distinct(courseCode).optional(),
    'The courses to finish before it, by code; optional',
    ['CHE 210', 'MATH 310'],
  ),
  alongside: hint(
    distinct(courseCode).optional(),
    'The courses to take before it or in the same term, like a lab’s lecture; optional',
    ['CHEM 101'],
  ),
  terms: hint(terms.optional(), 'When it’s taught: fall, spring or both; leave it out for both', [
    'fall',
  ]),
  credit: hint(z.number().min(0.5).max(12).optional(), 'Its credit hours, in digits; optional', 3),
  usual: hint(
    z.int().min(1).max(16).optional(),
    'The term when most people take it, counted from the start of the degree: odd numbers are falls, even ones springs; optional',
    5,
  ),
  elective: hint(z.boolean().optional(), 'true if you can graduate without it; optional', true),
  equipment: hint(
    z.enum(equipment).optional(),
    'The drawing on its line; if you leave it out, we use the one from its first lesson',
    'stirred-tank',
  ),
  topics: hint(
    z.array(text(40)).optional(),
    'Other words people search for when they mean this course',
    ['kinetics', 'reactors'],
  ),
  teaches: hint(
    distinct(lessonName).optional(),
    'The subjects of the library it teaches, by name, which bring their lessons and problems; optional',
    ['thermodynamics'],
  ),
  lessons: hint(
    z.array(listedLesson).default([]),
    'Its other lessons: a list of title and description; optional',
    [{ title: 'Units and Dimensions', description: 'Convert anything safely.' }],
  ),
  usedIn: hint(
    z.array(z.strictObject(usedIdea)).optional(),
    'For a course we don’t teach: what our lessons use from it, a list of idea and lessons; optional',
    [exampleOf(usedIdea)],
  ),
  outside: hint(
    z.array(z.strictObject(outsidePage)).optional(),
    'Good pages elsewhere: a list of title, text, to and checked',
    [exampleOf(outsidePage)],
  ),
});

const subjectSchema = z.strictObject({
  name: hint(text(40), 'The subject', 'Chemistry'),
  note: hint(
    linkedText(200).optional(),
    'The first sentence on each of its course pages, like a pointer to something better',
    'We write about chemical engineering; for chemistry, these are better.',
  ),
  classes: hint(z.array(courseSchema).min(1), 'Its courses: a list of code, name and lessons', [
    { code: 'CHEM 101', name: 'Principles of Chemistry I', lessons: [] },
  ]),
});

/** content/courses.yaml */
export const coursesSchema = z
  .strictObject({
    sample,
    ...review,
    reviewed: hint(day, 'The day someone last read this list', '2026-11-15'),
    lead: hint(text(240), 'The sentence under the title', 'Lessons for the night before the exam.'),
    ...searchWords('recycle, or CHE 320'),
    noLessons: hint(
      linkedText(200),
      'What it says for a course without lessons',
      'Nothing here yet. If you took this course, write one with us.',
    ),
    notWritten: hint(
      text(80),
      'What it says next to a lesson that’s listed but not written',
      'Not written yet',
    ),
    placeholder: groupField(
      'The PDF that opens for a lesson that’s listed but not written: title and text',
      {
        title: hint(text(80), 'The title', 'This lesson isn’t written yet'),
        text: hint(text(400), 'What to do instead', 'Come to a study night and ask.'),
      },
    ),
    leaveOut: hint(
      distinct(lessonName).optional(),
      'Lessons and problems of the library to go without, by name; optional',
      ['hazop'],
    ),
    subjects: hint(z.array(subjectSchema), 'The subjects: a list of name and classes', [
      {
        name: 'Chemistry',
        classes: [{ code: 'CHEM 101', name: 'Principles of Chemistry I', lessons: [] }],
      },
    ]),
  })
  .superRefine(({ subjects }, context) => {
    for (const { path, ...complaint } of [...codeFaults(subjects), ...planFaults(subjects)]) {
      complain(context, path, complaint);
    }
  });

export type Courses = z.infer<typeof coursesSchema>;

export interface ListedLesson {
  title: string;
  description: string;
  /** Path of the page of a written lesson. */
  page?: string | undefined;
  /** Path of the PDF, if there's more than a placeholder. */
  pdf?: string | undefined;
}

/** An idea from a course, and lessons of other courses that use it. */
export interface UsedIdea {
  idea: string;
  lessons: { title: string; page: string }[];
}

export interface Course extends Omit<
  Courses['subjects'][number]['classes'][number],
  'lessons' | 'usedIn'
> {
  lessons: ListedLesson[];
  usedIn?: UsedIdea[] | undefined;
}

export interface Subject {
  name: string;
  note?: string | undefined;
  classes: Course[];
}

/** Returns the fields that a degree plan needs for each course, in file order. */
export const plannedCourses = ({ subjects }: Pick<Courses, 'subjects'>): PlannedCourse[] =>
  subjects.flatMap(({ classes }) =>
    classes.map(({ code, name, credit, needs, alongside, terms: taught, usual, elective }) => ({
      code,
      name,
      credit,
      needs: needs ?? [],
      alongside: alongside ?? [],
      terms: taught ?? ['fall', 'spring'],
      usual,
      isElective: elective ?? false,
    })),
  );
