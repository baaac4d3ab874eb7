import { circleOfNeeds } from '../../domain/courses/course-order.ts';
import { seasonOf, type Season } from '../../domain/courses/course.ts';
import { slug } from '../../domain/words/slug.ts';
import type { Complaint } from '../read/complaint.ts';

/** Fields of a course that the checks in this file need. */
interface Listed {
  code: string;
  needs?: string[] | undefined;
  alongside?: string[] | undefined;
  terms?: Season[] | undefined;
  usual?: number | undefined;
}

type Subjects = readonly { classes: readonly Listed[] }[];

interface Fault extends Complaint {
  path: PropertyKey[];
}

const placed = (subjects: Subjects) =>
  subjects.flatMap(({ classes }, subject) =>
    classes.map((course, place) => ({ course, path: ['subjects', subject, 'classes', place] })),
  );

/** Reports duplicate codes, and codes whose addresses wouldn't be unique. */
export function* codeFaults(subjects: Subjects): Generator<Fault> {
  const seen = new Map<string, string>();
  for (const { course, path: entry } of placed(subjects)) {
    const { code } = course;
    const path = [...entry, 'code'];
    const end = slug(code);
    const other = seen.get(end);
    seen.set(end, code);
    if (end === '') {
      yield {
        path,
        message: `the code "${code}" has no letter or digit an address can use`,
        cure: 'Use the letters A to Z and digits, as in CHE 210.',
      };
    } else if (other === code) {
      yield {
        path,
        message: `another course already has the code ${code}`,
        cure: 'Use each code once. Fix one of them, or merge the two courses.',
      };
    } else if (other !== undefined) {
      yield {
        path,
        message: `${code} and ${other} would get the same address`,
        cure: 'Change a letter or digit in one of them.',
      };
    }
  }
}

/** Reports courses whose usual term is impossible. */
export function* planFaults(subjects: Subjects): Generator<Fault> {
  const all = placed(subjects);
  const usual = new Map(all.map(({ course }) => [course.code, course.usual]));
  // If prerequisites form a cycle, no order is right. check.ts reports the cycle as a whole.
  const isCycle = circleOfNeeds(all.map(({ course }) => course)) !== undefined;
  for (const { course, path } of all) {
    const { needs = [], alongside = [] } = course;
    yield* seasonFaults(course, path);
    const both = alongside.filter((code) => needs.includes(code));
    for (const code of both) {
      yield {
        path: [...path, 'alongside', alongside.indexOf(code)],
        message: `${code} is in "needs" too`,
        cure: `Take it out of "alongside" if students have to finish it first, and out of "needs" if the same term is fine.`,
      };
    }
    // Until a course in both lists is removed from one of them, the right order is unknown.
    if (!isCycle && both.length === 0) yield* orderFaults(course, [...path, 'usual'], usual);
  }
}

function* seasonFaults({ terms = [], usual }: Listed, path: PropertyKey[]): Generator<Fault> {
  const [only] = terms;
  if (usual === undefined || only === undefined || terms.includes(seasonOf(usual))) return;
  yield {
    path: [...path, 'usual'],
    message: `term ${String(usual)} is a ${seasonOf(usual)} term, but the course is only taught in ${only}`,
    cure: `Write ${only === 'fall' ? 'an odd number for fall' : 'an even number for spring'}, or fix "terms".`,
  };
}

function* orderFaults(
  { needs = [], alongside = [], usual }: Listed,
  path: PropertyKey[],
  usualOf: ReadonlyMap<string, number | undefined>,
): Generator<Fault> {
  if (usual === undefined) return;
  const others = [
    ...needs.map((code) => ({ code, wait: 1, reason: `the course needs ${code}` })),
    ...alongside.map((code) => {
      return { code, wait: 0, reason: `students take this with ${code} or after it` };
    }),
  ];
  for (const { code, wait, reason } of others) {
    const term = usualOf.get(code) ?? 0;
    const least = term + wait;
    if (usual >= least) continue;
    yield {
      path,
      message: `${reason}, and most people take ${code} in term ${String(term)}, so nobody can take this one in term ${String(usual)}`,
      cure: `Write ${String(least)} or more, or fix "usual" for ${code}.`,
    };
  }
}
