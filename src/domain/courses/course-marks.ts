import { slug } from '../words/slug.ts';
import type { Plan, PlannedCourse } from './course.ts';
import { termOn } from './term-names.ts';
import type { Mark } from './what-if.ts';

/** What somebody says of their own degree; whatever is not said is as most people do it. */
export interface CourseMarks {
  /** The year in whose fall they began. */
  began?: number | undefined;
  /** What became of courses, by code. */
  marks: Readonly<Record<string, Mark>>;
}

const kinds = ['dropped', 'failed', 'done'] as const satisfies readonly Mark[];

/** The parts of the address that hold the marks of a degree. */
export const courseMarksParts = ['began', ...kinds] as const;

/** Such parts: a year, and the courses of each mark by the ends of their addresses. */
export type CourseMarksParts = Readonly<Record<(typeof courseMarksParts)[number], string>>;

const between = '.';

/** Nothing is said. */
export const nothingSaid: CourseMarks = { marks: {} };

/** Reads the marks of a degree from an address; what cannot be read, or names no course, is not said. */
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

/** The parts of the address that say the marks of a degree. */
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

/** The marks of a degree with another mark for a course, or with none. */
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
 * The term of the degree that is running. Where nobody says when they began, it is the one in which
 * most people take the first course that slips; before any does, nothing has begun.
 */
export function runningTerm({ began, marks }: CourseMarks, usual: Plan, day: string): number {
  if (began !== undefined) return Math.max(0, termOn(day, began));
  const slipped = Object.entries(marks).filter(([, mark]) => mark !== 'done');
  const terms = slipped.map(([code]) => usual.get(code) ?? 0);
  return terms.length === 0 ? 0 : Math.min(...terms);
}
