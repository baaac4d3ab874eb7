import { expect, test } from 'vitest';
import { usualPlan } from '../src/domain/courses/plan.ts';
import { whatIf, type Outcome } from '../src/domain/courses/what-if.ts';
import { graduationByTrying, ruleBroken, standing, usualByTrying } from './brute-planner.ts';
import { randomCurricula, type Case } from './random-curricula.ts';

const count = 2000;

/** Throws with the details of the case if a condition doesn't hold. */
function mustHold(isSo: boolean, what: string, told: unknown): asserts isSo {
  if (!isSo) throw new Error(`${what}\n${JSON.stringify(told, null, 1)}`);
}

const sameTerms = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([code, term]) => other.get(code) === term);

test("random curricula end in the same term as a brute-force planner's", () => {
  let moved = 0;
  let later = 0;
  for (const each of randomCurricula(count, 19)) {
    const { inOrder, courses, situation } = each;
    const outcome = whatIf(courses, situation);
    const usual = usualByTrying(inOrder);
    mustHold(sameTerms(usualPlan(courses), usual), 'the usual plan', each);
    const stands = standing(inOrder, usual, situation);
    const tried = graduationByTrying(inOrder, usual, stands);
    for (const key of ['before', 'after', 'soonest'] as const) {
      const found = `${key} is ${String(outcome[key])}, by trying ${String(tried[key])}`;
      mustHold(outcome[key] === tried[key], found, each);
    }
    const isChosen = outcome.after <= outcome.before;
    mustHold(isChosen || outcome.soonest === outcome.after, 'later, but not of need', each);
    mustKeepRules(each, outcome, stands.release);
    if (outcome.moves.length > 0) moved += 1;
    if (outcome.after > outcome.before) later += 1;
  }
  // Otherwise the comparison proves nothing.
  expect(moved).toBeGreaterThan(count / 3);
  expect(later).toBeGreaterThan(count / 10);
});

/** Checks that remaining courses follow the rules and the others haven't moved. */
function mustKeepRules(each: Case, { plan }: Outcome, release: ReadonlyMap<string, number>): void {
  const usual = usualPlan(each.courses);
  for (const course of each.courses) {
    const { code } = course;
    const first = release.get(code);
    const isDone = each.situation.marks[code] === 'done';
    const term = plan.get(code);
    if (first !== undefined) {
      mustHold(ruleBroken(course, plan) === undefined, `${code} breaks a rule`, each);
      mustHold(term !== undefined && term >= first, `${code} comes too early`, each);
    } else if (isDone && (usual.get(code) ?? 0) > each.situation.now) {
      mustHold(term === undefined, `${code} is done`, each);
    } else {
      mustHold(term === usual.get(code), `${code} is finished`, each);
    }
  }
}

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
