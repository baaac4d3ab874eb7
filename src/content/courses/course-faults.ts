import { circleOfNeeds } from '../../domain/courses/course-order.ts';
import { seasonOf, type Season } from '../../domain/courses/course.ts';
import { slug } from '../../domain/words/slug.ts';

/** What is looked at of a course. */
interface Listed {
  code: string;
  needs?: string[] | undefined;
  alongside?: string[] | undefined;
  terms?: Season[] | undefined;
  usual?: number | undefined;
}

type Subjects = readonly { classes: readonly Listed[] }[];

/** What is wrong at a place of the file, and the cure. */
interface Fault {
  path: PropertyKey[];
  message: string;
  cure: string;
}

/** Every course with its place in the file. */
const placed = (subjects: Subjects) =>
  subjects.flatMap(({ classes }, subject) =>
    classes.map((course, place) => ({ course, path: ['subjects', subject, 'classes', place] })),
  );

/** Codes that stand twice or make no address of their own. */
export function codeFaults(subjects: Subjects): Fault[] {
  const seen = new Map<string, string>();
  return placed(subjects).flatMap(({ course: { code }, path }) => {
    const complain = (message: string, cure: string) => [
      { path: [...path, 'code'], message, cure },
    ];
    const end = slug(code);
    const other = seen.get(end);
    seen.set(end, code);
    if (end === '') {
      return complain(
        `the code "${code}" has no letter or digit an address can use`,
        'Use the letters A to Z and digits, as in CHE 210.',
      );
    }
    if (other === code) {
      return complain(
        `another course already has the code ${code}`,
        'Use each code once. Fix one of them, or merge the two courses.',
      );
    }
    return other === undefined
      ? []
      : complain(
          `${code} and ${other} would get the same address`,
          'Change a letter or digit in one of them.',
        );
  });
}

/** Courses that most people could not take when the file says that they do. */
export function planFaults(subjects: Subjects): Fault[] {
  const all = placed(subjects);
  const usual = new Map(all.map(({ course }) => [course.code, course.usual]));
  // In a circle no order is right, and check-courses.ts names the whole of it.
  const isCircle = circleOfNeeds(all.map(({ course }) => course)) !== undefined;
  return all.flatMap(({ course, path }) => {
    // One of the two goes, and with it what the other says of the order.
    const both = bothFaults(course, path);
    return [
      ...both,
      ...seasonFaults(course, path),
      ...(isCircle || both.length > 0 ? [] : orderFaults(course, path, usual)),
    ];
  });
}

function bothFaults({ needs = [], alongside = [] }: Listed, path: PropertyKey[]): Fault[] {
  return alongside.flatMap((code, place) =>
    needs.includes(code)
      ? {
          path: [...path, 'alongside', place],
          message: `${code} is in "needs" too`,
          cure: `Take it out of "alongside" if students have to finish it first, and out of "needs" if the same term is fine.`,
        }
      : [],
  );
}

function seasonFaults({ terms = [], usual }: Listed, path: PropertyKey[]): Fault[] {
  const [only] = terms;
  if (usual === undefined) return [];
  const season = seasonOf(usual);
  if (only === undefined || terms.includes(season)) return [];
  return [
    {
      path: [...path, 'usual'],
      message: `term ${String(usual)} is a ${season} term, but the course is only taught in ${only}`,
      cure: `Write ${only === 'fall' ? 'an odd number for fall' : 'an even number for spring'}, or fix "terms".`,
    },
  ];
}

function orderFaults(
  { needs = [], alongside = [], usual }: Listed,
  path: PropertyKey[],
  usualOf: ReadonlyMap<string, number | undefined>,
): Fault[] {
  if (usual === undefined) return [];
  const complain = (code: string, least: number, message: string) =>
    usual >= least
      ? []
      : [
          {
            path: [...path, 'usual'],
            message,
            cure: `Write ${String(least)} or more, or fix "usual" for ${code}.`,
          },
        ];
  const other = (code: string) => usualOf.get(code) ?? 0;
  const term = (code: string) => `most people take ${code} in term ${String(other(code))}`;
  return [
    ...needs.flatMap((code) =>
      complain(
        code,
        other(code) + 1,
        `the course needs ${code}, and ${term(code)}, so nobody can take this one in term ${String(usual)}`,
      ),
    ),
    ...alongside.flatMap((code) =>
      complain(
        code,
        other(code),
        `students take this with ${code} or after it, and ${term(code)}, so nobody can take this one in term ${String(usual)}`,
      ),
    ),
  ];
}
