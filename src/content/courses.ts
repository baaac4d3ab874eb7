import { z } from 'zod';
import { slug } from '../domain/slug.ts';
import { day, hint, linkedText, review, sample, text, webAddress } from './fields.ts';
import { equipment, lessonName } from './lesson.ts';

const listedLesson = z.strictObject({
  title: hint(text(80), 'The title', 'Units and Dimensions'),
  description: hint(text(160), 'What you can do after it, in a line', 'Convert anything safely.'),
  lesson: hint(
    lessonName.optional(),
    'For a lesson that is written here: the name of its file in content/lessons, without .mdx',
    'units',
  ),
  pdf: hint(
    z
      .string()
      .regex(/^\/lessons\/[a-z0-9-]+\.pdf$/)
      .optional(),
    'For a lesson that is only a PDF: its path, with the file in public/lessons',
    '/lessons/titration.pdf',
  ),
});

const outsidePage = z.strictObject({
  title: hint(text(60), 'The words of the link', 'LearnChemE'),
  text: hint(text(120), 'What one finds there', 'Short videos, problem by problem.'),
  to: hint(webAddress, 'Its address', 'https://learncheme.com/'),
  checked: hint(
    day.optional(),
    'The day somebody last opened it; without it, `npm run content:todo` asks for it',
    '2026-11-15',
  ),
});

const courseCode = text(12);

const courseSchema = z.strictObject({
  code: hint(courseCode, 'The code of the course', 'CHE 210'),
  name: hint(text(80), 'Its name', 'Material and Energy Balances'),
  about: hint(
    text(120).optional(),
    'What it is about, in a sentence under its title; may be left out',
    'How fast, how far, and how big the vessel must be.',
  ),
  needs: hint(
    z.array(courseCode).optional(),
    'The courses to take before it, by their codes; may be left out',
    ['CHE 210', 'MATH 310'],
  ),
  equipment: hint(
    z.enum(equipment).optional(),
    'The drawing that its line passes; without it that of its first lesson',
    'stirred-tank',
  ),
  topics: hint(
    z.array(text(40)).optional(),
    'Other words that people search for when they mean this course',
    ['kinetics', 'reactors'],
  ),
  lessons: hint(
    z.array(listedLesson),
    'Its lessons: a list of title and description; [] when there are none yet',
    [{ title: 'Units and Dimensions', description: 'Convert anything safely.' }],
  ),
  outside: hint(
    z.array(outsidePage).optional(),
    'Good pages elsewhere: a list of title, text, to and checked',
    [{ title: 'LearnChemE', text: 'Short videos.', to: 'https://learncheme.com/' }],
  ),
});

const subjectSchema = z.strictObject({
  name: hint(text(40), 'The subject', 'Chemistry'),
  note: hint(
    linkedText(200).optional(),
    'What the page of each of its courses says first, such as that others teach it better',
    'We write about chemical engineering; for chemistry these are better.',
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
    reviewed: hint(day, 'The day somebody last read this list', '2026-11-15'),
    lead: hint(text(240), 'The sentence under the title', 'Lessons for the night before the exam.'),
    nothingFound: hint(
      text(200),
      'What to do when the search finds nothing, after the sentence that says so',
      'Try fewer words, or the course code.',
    ),
    searchExample: hint(
      text(40),
      'What stands in the search field before anybody types: an example',
      'recycle, or CHE 320',
    ),
    noLessons: hint(
      linkedText(200),
      'What a course without lessons says',
      'Nothing here yet. If you took this course, write one with us.',
    ),
    notWritten: hint(
      text(80),
      'What a lesson says that is listed and not written',
      'Not written yet',
    ),
    placeholder: hint(
      z.strictObject({
        title: hint(text(80), 'The title', 'This lesson is not written yet'),
        text: hint(text(400), 'What to do instead', 'Come to a study night and ask.'),
      }),
      'The PDF that opens for a lesson that is listed but not written: title and text',
      { title: 'This lesson is not written yet', text: 'Come to a study night and ask.' },
    ),
    subjects: hint(z.array(subjectSchema), 'The subjects: a list of name and classes', [
      {
        name: 'Chemistry',
        classes: [{ code: 'CHEM 101', name: 'Principles of Chemistry I', lessons: [] }],
      },
    ]),
  })
  .superRefine(({ subjects }, context) => {
    const seen = new Map<string, string>();
    for (const [subject, { classes }] of subjects.entries()) {
      for (const [place, { code }] of classes.entries()) {
        const complain = (message: string, cure: string) => {
          const path = ['subjects', subject, 'classes', place, 'code'];
          context.addIssue({ code: 'custom', path, message, params: { cure } });
        };
        const end = slug(code);
        const other = seen.get(end);
        if (end === '') {
          complain(
            `the code "${code}" has no letter or digit that an address can have`,
            'Write it with the letters A to Z and digits, as in CHE 210.',
          );
        } else if (other === code) {
          complain(
            `another course has the code ${code} too`,
            'Each code stands once: correct one of them, or make one course of both.',
          );
        } else if (other !== undefined) {
          complain(
            `${code} and ${other} would have the same address`,
            'Let their letters or digits differ.',
          );
        }
        seen.set(end, code);
      }
    }
  });

/** The courses and the words of their page. */
export type Courses = z.infer<typeof coursesSchema>;

/** A lesson as the list of courses shows it. */
export interface ListedLesson {
  title: string;
  description: string;
  /** Where it can be read on the site, if it is written. */
  page?: string | undefined;
  /** Its PDF, or nothing when there is only the placeholder. */
  pdf?: string | undefined;
}

/** A course with its lessons. */
export interface Course extends Omit<Courses['subjects'][number]['classes'][number], 'lessons'> {
  lessons: ListedLesson[];
}

/** A subject with its courses. */
export interface Subject {
  name: string;
  note?: string | undefined;
  classes: Course[];
}
