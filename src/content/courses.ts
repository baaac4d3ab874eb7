import { z } from 'zod';
import { day, hint, sample, text } from './fields.ts';
import { lessonName } from './lesson.ts';

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

const courseSchema = z.strictObject({
  code: hint(text(12), 'The code of the course', 'CHE 210'),
  name: hint(text(80), 'Its name', 'Material and Energy Balances'),
  lessons: hint(
    z.array(listedLesson),
    'Its lessons: a list of title and description; [] when there are none yet',
    [{ title: 'Units and Dimensions', description: 'Convert anything safely.' }],
  ),
});

const subjectSchema = z.strictObject({
  name: hint(text(40), 'The subject', 'Chemistry'),
  classes: hint(z.array(courseSchema).min(1), 'Its courses: a list of code, name and lessons', [
    { code: 'CHEM 101', name: 'General Chemistry I', lessons: [] },
  ]),
});

/** content/courses.yaml */
export const coursesSchema = z
  .strictObject({
    sample,
    reviewed: hint(day, 'The day somebody last read this list', '2026-11-15'),
    lead: hint(text(240), 'The sentence under the title', 'Lessons for the night before the exam.'),
    nothingFound: hint(
      text(200),
      'What to do when the search finds nothing, after the sentence that says so',
      'Try fewer words, or the course code.',
    ),
    noLessons: hint(
      text(200),
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
    subjects: hint(z.array(subjectSchema).min(1), 'The subjects: a list of name and classes', [
      {
        name: 'Chemistry',
        classes: [{ code: 'CHEM 101', name: 'General Chemistry I', lessons: [] }],
      },
    ]),
  })
  .superRefine(({ subjects }, context) => {
    const seen = new Set<string>();
    for (const [subject, { classes }] of subjects.entries()) {
      for (const [place, { code }] of classes.entries()) {
        if (seen.has(code)) {
          context.addIssue({
            code: 'custom',
            path: ['subjects', subject, 'classes', place, 'code'],
            message: `another course has the code ${code} too`,
            params: {
              cure: 'Each code stands once: correct one of them, or make one course of both.',
            },
          });
        }
        seen.add(code);
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
export interface Course {
  code: string;
  name: string;
  lessons: ListedLesson[];
}

/** A subject with its courses. */
export interface Subject {
  name: string;
  classes: Course[];
}
