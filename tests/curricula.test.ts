import { expect, test } from 'vitest';
import type { PlannedCourse, Season } from '../src/domain/courses/course.ts';
import { graduation, usualPlan } from '../src/domain/courses/plan.ts';
import { whatIf, type Mark, type Situation } from '../src/domain/courses/what-if.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';

interface Case {
  /** Sorted so that each course comes after its prerequisites. */
  inOrder: PlannedCourse[];
  /** The same courses in random order, as in a file. */
  courses: PlannedCourse[];
  situation: Situation;
}

const seasons: Season[][] = [['fall', 'spring'], ['fall', 'spring'], ['fall'], ['spring']];
const marks: Mark[] = ['done', 'failed', 'failed', 'dropped', 'dropped'];

/**
 * Generates curricula of up to eight courses that use every rule. The same seed generates the same
 * curricula.
 */
function* randomCurricula(count: number, seed: number): Generator<Case> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[], otherwise: T) => list[below(list.length)] ?? otherwise;
  for (let made = 0; made < count; made += 1) {
    const size = 1 + below(8);
    const dense = 0.1 + 0.5 * random();
    const inOrder: PlannedCourse[] = [];
    for (let place = 0; place < size; place += 1) {
      const before = inOrder.map(({ code }) => code);
      const needs = before.filter(() => random() < dense);
      const alongside = before.filter((code) => !needs.includes(code) && random() < 0.2);
      inOrder.push({
        code: `GEN ${String(place)}`,
        name: 'Anything',
        credit: random() < 0.8 ? 1 + below(5) : undefined,
        needs: random() < 0.05 ? [...needs, 'GEN 99'] : needs,
        alongside,
        terms: oneOf(seasons, ['fall']),
        usual: random() < 0.6 ? 1 + below(7) : undefined,
        isElective: random() < 0.2,
      });
    }
    const many = random();
    const said = inOrder
      .filter(() => random() < many)
      .map(({ code }): [string, Mark] => [code, oneOf(marks, 'failed')]);
    yield {
      inOrder,
      courses: inOrder
        .map((course) => ({ course, key: random() }))
        .sort((one, other) => one.key - other.key)
        .map(({ course }) => course),
      situation: { now: below(9), marks: Object.fromEntries(said) },
    };
  }
}

type Terms = ReadonlyMap<string, number>;

/** Checks the term of a course against the rules directly, without the code under test. */
function ruleBroken(course: PlannedCourse, terms: Terms): string | undefined {
  const term = terms.get(course.code);
  if (term === undefined) return 'it has no term';
  if (!course.terms.includes(term % 2 === 0 ? 'spring' : 'fall')) return 'it is not taught then';
  for (const need of course.needs) {
    const other = terms.get(need);
    if (other !== undefined && other >= term) return `it needs ${need}`;
  }
  for (const partner of course.alongside) {
    const other = terms.get(partner);
    if (other !== undefined && other > term) return `it is taken with ${partner}`;
  }
  return undefined;
}

/**
 * Finds the earliest possible plan without recursion: as long as a course breaks a rule, it moves
 * to the next term. Finished courses never move.
 */
function earliestByTrying(courses: readonly PlannedCourse[], release: Terms, finished: Terms) {
  const terms = new Map([...finished, ...release]);
  const isWrong = (course: PlannedCourse) =>
    release.has(course.code) && ruleBroken(course, terms) !== undefined;
  for (let wrong = courses.find(isWrong); wrong; wrong = courses.find(isWrong)) {
    terms.set(wrong.code, (terms.get(wrong.code) ?? 0) + 1);
  }
  return terms;
}

/** A student's finished and remaining courses, by course code. */
interface Standing {
  finished: Map<string, number>;
  release: Map<string, number>;
  /** The first allowed terms if the student may take courses before their usual terms. */
  soonest: Map<string, number>;
}

/**
 * Splits courses into finished and remaining ones by the student's marks. The courses must be
 * sorted so that prerequisites come first.
 */
function standing(
  inOrder: readonly PlannedCourse[],
  usual: Terms,
  { now, marks }: Situation,
): Standing {
  const release = new Map<string, number>();
  const soonest = new Map<string, number>();
  const finished = new Map<string, number>();
  const leavesNow = new Set<string>();
  for (const { code, alongside } of inOrder) {
    const term = usual.get(code) ?? 0;
    const mark = marks[code];
    const isWithout = alongside.some((other) => leavesNow.has(other));
    if (mark === 'done') {
      finished.set(code, Math.min(term, now));
    } else if (term > now) {
      release.set(code, mark === undefined ? term : term + 1);
      soonest.set(code, mark === undefined ? now + 1 : term + 1);
    } else if (mark !== undefined || (term === now && isWithout)) {
      if (term === now && (mark === 'dropped' || isWithout)) leavesNow.add(code);
      release.set(code, now + 1);
      soonest.set(code, now + 1);
    } else {
      finished.set(code, term);
    }
  }
  return { finished, release, soonest };
}

const count = 2000;

function mustHold(isSo: boolean, what: string, details: unknown): asserts isSo {
  if (!isSo) throw new Error(`${what}\n${JSON.stringify(details, null, 1)}`);
}

test('random curricula get the same terms as from a planner that tries every term', () => {
  let moved = 0;
  let later = 0;
  for (const each of randomCurricula(count, 19)) {
    const { inOrder, courses, situation } = each;
    const { plan, ...outcome } = whatIf(courses, situation);
    const atFirst = new Map(inOrder.map(({ code, usual = 1 }) => [code, usual]));
    const usual = earliestByTrying(inOrder, atFirst, new Map());
    expect(usualPlan(courses), JSON.stringify(each)).toEqual(usual);
    const { release, soonest, finished } = standing(inOrder, usual, situation);
    const tried = earliestByTrying(inOrder, release, finished);
    for (const { code } of courses) {
      const isAhead = situation.marks[code] === 'done' && (usual.get(code) ?? 0) > situation.now;
      const expected = isAhead ? undefined : tried.get(code);
      mustHold(plan.get(code) === expected, `${code} is in another term`, each);
    }
    const ends = {
      before: graduation(courses, usual),
      after: graduation(courses, tried),
      soonest: graduation(courses, earliestByTrying(inOrder, soonest, finished)),
    };
    expect(outcome, JSON.stringify(each)).toMatchObject(ends);
    const isChosen = ends.after <= ends.before;
    mustHold(isChosen || ends.soonest === ends.after, 'later than necessary', each);
    if (outcome.moves.length > 0) moved += 1;
    if (ends.after > ends.before) later += 1;
  }
  // With fewer moves, the comparison would prove little.
  expect(moved).toBeGreaterThan(count / 3);
  expect(later).toBeGreaterThan(count / 10);
});

test('failing one more course never ends a degree earlier', () => {
  for (const each of randomCurricula(count, 22)) {
    const { courses, situation } = each;
    const { after, soonest } = whatIf(courses, situation);
    mustHold(soonest <= after, 'the soonest is later', each);
    for (const { code } of courses.filter((course) => situation.marks[course.code] === undefined)) {
      const marks = { ...situation.marks, [code]: 'failed' as const };
      const worse = whatIf(courses, { ...situation, marks });
      mustHold(worse.after >= after && worse.soonest >= soonest, `${code} failed too`, each);
    }
  }
});
