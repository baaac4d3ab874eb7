import type { LibrarySubjects } from '../../src/content/library/schema.ts';
import { counted } from '../../src/domain/words/counted.ts';
import type { Dialog } from './dialog.ts';

export interface TeachingCourse {
  code: string;
  name: string;
  teaches: string[];
}

const written = /^([^:]*\d[^:]*):\s*(\S.*)$/;

/** Asks which course teaches each subject in the library. A course can teach several subjects. */
export async function askForCourses(
  dialog: Dialog,
  subjects: LibrarySubjects,
): Promise<TeachingCourse[]> {
  const courses: TeachingCourse[] = [];
  for (const { id, name, lessons, problems } of subjects) {
    const answer = await dialog.ask({
      words: `Which of your courses teaches ${name}? (${counted(lessons.length, 'lesson')}, ${counted(problems.length, 'problem')})`,
      example: 'CENG 221: Thermodynamics, or just CENG 221 if you named it before',
      usual: '',
      fault: (typed) =>
        written.test(typed) || courses.some(({ code }) => code === typed)
          ? undefined
          : 'Type the code, a colon and the name.',
    });
    const [, code = answer, title = ''] = written.exec(answer) ?? [];
    const known = courses.find((course) => course.code === code.trim());
    if (known) known.teaches.push(id);
    else if (answer !== '') courses.push({ code: code.trim(), name: title, teaches: [id] });
  }
  return courses;
}
