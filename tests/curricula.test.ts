import { expect, test } from 'vitest';
import type { PlannedCourse } from '../src/domain/courses/course.ts';
import { earliest, usualPlan } from '../src/domain/courses/plan.ts';
import { whatIf, type Move, type Outcome } from '../src/domain/courses/what-if.ts';
import { graduationByTrying, ruleBroken, standing, usualByTrying } from './brute-planner.ts';
import { randomCurricula, type Case } from './random-curricula.ts';

const count = 10_000;

/** Stops at the first case of which something is not so, and shows it. */
function mustHold(isSo: boolean, what: string, told: unknown): asserts isSo {
  if (!isSo) throw new Error(`${what}\n${JSON.stringify(told, null, 1)}`);
}

const sameTerms = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([code, term]) => other.get(code) === term);

test('10,000 random curricula end in the term that a planner finds by trying', () => {
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
  // Otherwise nothing of interest was compared.
  expect(moved).toBeGreaterThan(count / 3);
  expect(later).toBeGreaterThan(count / 10);
});

/** Nothing that is still to be taken breaks a rule, and the rest is where it was. */
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

test('every reason for a move is true', () => {
  for (const each of randomCurricula(count, 20)) {
    const outcome = whatIf(each.courses, each.situation);
    const { release } = standing(each.inOrder, usualPlan(each.courses), each.situation);
    for (const move of outcome.moves) {
      const course = each.courses.find(({ code }) => code === move.code);
      mustHold(course !== undefined, 'no such course', each);
      mustBeTrue(each, outcome, { course, move, first: release.get(move.code) ?? 0 });
    }
    const order = outcome.moves.map(({ to }) => to);
    mustHold(String(order) === String(order.toSorted((a, b) => a - b)), 'the order', each);
  }
});

function mustBeTrue(
  each: Case,
  { plan }: Outcome,
  { course, move, first }: { course: PlannedCourse; move: Move; first: number },
): void {
  const { code, reason, to } = move;
  const { now, marks } = each.situation;
  const holding = new Set([...reason.needs, ...reason.alongside]);
  const chance = [to - 1, to - 2].find((term) =>
    course.terms.includes(term % 2 === 0 ? 'spring' : 'fall'),
  );
  mustHold(chance !== undefined, 'taught in no term', each);
  const breaksAt = (term: number, without: ReadonlySet<string>) => {
    const terms = new Map([...plan].filter(([other]) => !without.has(other)));
    return ruleBroken(course, terms.set(code, term)) !== undefined;
  };
  // Each course that is named would be enough to keep it where it is; without all of them it is free.
  const others = [...course.needs, ...course.alongside].filter((other) => plan.has(other));
  for (const one of holding) {
    const allButOne = new Set(others.filter((other) => other !== one));
    mustHold(breaksAt(chance, allButOne), `${code} does not wait for ${one}`, { each, move });
  }
  mustHold(
    chance < first ? holding.size === 0 : !breaksAt(chance, holding) && holding.size > 0,
    `${code} waits for something else`,
    { each, move },
  );
  const everyTerm: PlannedCourse = { ...course, terms: ['fall', 'spring'] };
  const isFree = ruleBroken(everyTerm, new Map(plan).set(code, to - 1)) === undefined;
  mustHold((reason.season !== undefined) === (to - 1 >= first && isFree), `the season of ${code}`, {
    each,
    move,
  });
  mustHold(reason.mark === marks[code], `the mark of ${code}`, { each, move });
  for (const other of reason.droppedWith) {
    const isGone = course.alongside.includes(other) && (plan.get(other) ?? 0) > now;
    mustHold(isGone && move.from === now, `${other} takes ${code} along`, { each, move });
  }
  const isSaid = reason.mark ?? reason.droppedWith[0] ?? [...holding][0];
  mustHold(isSaid !== undefined, `${code} moves for no reason`, { each, move });
}

test('the chain alone decides the term of graduation', () => {
  for (const each of randomCurricula(count, 21)) {
    const { chain, after, plan } = whatIf(each.courses, each.situation);
    const [first] = chain;
    if (first === undefined) continue;
    const links = chain.flatMap(
      (code) => each.courses.find((course) => course.code === code) ?? [],
    );
    const alone = links.map((course, place) => ({
      ...course,
      needs: course.needs.filter((code) => code === chain[place - 1]),
      alongside: course.alongside.filter((code) => code === chain[place - 1]),
    }));
    const terms = earliest(alone, new Map([[first, plan.get(first) ?? 0]]));
    mustHold(terms.get(chain.at(-1) ?? '') === after, 'the chain', { chain, after, each });
  }
});

test('one more course that is failed never ends a degree earlier', () => {
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
