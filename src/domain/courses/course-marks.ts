import { slug } from '../words/slug.ts';
import type { Plan, PlannedCourse } from './course.ts';
import { termOn } from './term-names.ts';
import type { Mark } from './what-if.ts';

/** A student's own record. Courses without a mark follow the usual plan. */
export interface CourseMarks {
  /** Calendar year of the first fall term. */
  began?: number | undefined;
  marks: Readonly<Record<string, Mark>>;
}

const kinds = ['dropped', 'failed', 'done'] as const satisfies readonly Mark[];

export const courseMarksParts = ['began', ...kinds] as const;

/** Address parameters of a record: a year, and a list of course slugs for each kind of mark. */
export type CourseMarksParts = Readonly<Record<(typeof courseMarksParts)[number], string>>;

const between = '.';

export const noMarks: CourseMarks = { marks: {} };

/** Reads a record from address parameters. Ignores unknown values and courses. */
export function readCourseMarks(
  parts: Partial<CourseMarksParts>,
  courses: readonly Pick<PlannedCourse, 'code'>[],
): CourseMarks {
  const codes = new Map(courses.map(({ code }) => [slug(code), code]));
  const marks: Record<string, Mark> = {};
  for (const kind of kinds) {
    for (const end of (parts[kind] ?? '').split(between)) {
      const code = codes.get(end);
      if (code !== undefined) marks[code] ??= kind;
    }
  }
  const { began = '' } = parts;
  return { began: /^20\d\d$/.test(began) ? Number(began) : undefined, marks };
}

export function courseMarksText({ began, marks }: CourseMarks): CourseMarksParts {
  const listed = (kind: Mark) =>
    Object.entries(marks)
      .filter(([, mark]) => mark === kind)
      .map(([code]) => slug(code))
      .join(between);
  return {
    began: began === undefined ? '' : String(began),
    dropped: listed('dropped'),
    failed: listed('failed'),
    done: listed('done'),
  };
}

export function withMark(
  courseMarks: CourseMarks,
  code: string,
  mark: Mark | undefined,
): CourseMarks {
  const others = Object.entries(courseMarks.marks).filter(([other]) => other !== code);
  const marks = mark === undefined ? others : [...others, [code, mark] as const];
  return { ...courseMarks, marks: Object.fromEntries(marks) };
}

/**
 * Current term of the degree. Without a starting year, returns the usual term of the first failed
 * or dropped course, or 0.
 */
export function runningTerm({ began, marks }: CourseMarks, usual: Plan, day: string): number {
  if (began !== undefined) return Math.max(0, termOn(day, began));
  const slipped = Object.entries(marks).filter(([, mark]) => mark !== 'done');
  const terms = slipped.map(([code]) => usual.get(code) ?? 0);
  return terms.length === 0 ? 0 : Math.min(...terms);
}
