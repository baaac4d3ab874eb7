import { hoursIn } from './plan.ts';
import { whenTaught, type PlannedCourse } from './course.ts';
import type { Move, Outcome } from './what-if.ts';

/** Names a term, like "Fall 2027" or "the fall of junior year". */
export type NameOf = (term: number) => string;

/** Joins words, as in "A", "A and B" or "A, B and C". */
export const listed = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.slice(-1).join('')}`;

const together = (codes: readonly string[]): string =>
  `has to be taken with or after ${listed(codes)}`;

/** Joins phrases. Adds a comma if one of them contains "and". */
const joined = (said: readonly string[]): string =>
  said.some((each) => each.includes(' and '))
    ? said.map((each, place) => (place > 0 ? `, and ${each}` : each)).join('')
    : listed(said);

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export function whyItMoves(course: PlannedCourse, move: Move, nameOf: NameOf): string {
  const { mark, droppedWith, needs, alongside, season } = move.reason;
  const waits = [
    ...(needs.length > 0 ? [`needs ${listed(needs)}`] : []),
    ...(alongside.length > 0 ? [together(alongside)] : []),
  ];
  const leaves = mark !== 'dropped' && droppedWith.length > 0;
  const chance = move.to === move.from + 1 ? 'the term after' : nameOf(move.to);
  return [
    ...(mark === 'dropped' ? ['You dropped it.'] : []),
    ...(mark === 'failed' ? ['You have to retake it.'] : []),
    ...(leaves
      ? [
          `${course.code} ${together(droppedWith)}, and ${listed(droppedWith)} ${droppedWith.length > 1 ? 'aren’t' : 'isn’t'} in this term anymore.`,
        ]
      : []),
    waits.length > 0
      ? `${course.code} ${joined([...waits, ...(season ? [`is taught ${whenTaught(course.terms)}`] : [])])}.`
      : `It’s taught ${whenTaught(course.terms)}, so your next chance is ${chance}.`,
  ].join(' ');
}

interface Asking {
  courses: readonly PlannedCourse[];
  now: number;
  nameOf: NameOf;
  /** Maximum hours without permission, and minimum hours of a full-time student. */
  hours?: { most?: number | undefined; least?: number | undefined } | undefined;
}

const mostQuestions = 4;

const isMarked = ({ reason }: Move) => reason.mark !== undefined;

/** Returns at most four questions for an advisor, most important first. */
export function questionsForAdvisor(outcome: Outcome, asking: Asking): string[] {
  const { moves, before, after } = outcome;
  const { nameOf } = asking;
  if (moves.length === 0) return [];
  return [
    ...aboutTheDearest(outcome, asking),
    ...aboutHours(outcome, asking),
    ...aboutRepeating(outcome),
    ...moves
      .filter(isMarked)
      .map(({ code, to }) => `Will ${code} definitely be taught in ${nameOf(to)}?`),
    after > before
      ? `Does finishing in ${nameOf(after)} cost me anything, like a scholarship?`
      : 'Does the new order break any other degree rule?',
  ].slice(0, mostQuestions);
}

/** Asks about the course that costs the most time, and whether the delay can be avoided. */
function aboutTheDearest(
  { moves, chain, before, after }: Outcome,
  { courses, nameOf }: Asking,
): string[] {
  if (after <= before) return [];
  const moved = new Map(moves.map((move) => [move.code, move]));
  const shift = (code: string) => {
    const { from = 0, to = 0 } = moved.get(code) ?? {};
    return to - from;
  };
  const lost = (move: Move) => {
    const { needs, alongside } = move.reason;
    return shift(move.code) - Math.max(0, ...[...needs, ...alongside].map(shift));
  };
  const [dearest] = chain
    .flatMap((code) => moved.get(code) ?? [])
    .sort(
      (one, other) =>
        // Dropped courses are late anyway, so prefer an unmarked course if the costs are equal.
        lost(other) - lost(one) || Number(isMarked(one)) - Number(isMarked(other)),
    );
  const course = courses.find(({ code }) => code === dearest?.code);
  if (!dearest || !course) return [];
  const { needs, alongside } = dearest.reason;
  if (needs.length > 0) {
    return [
      `Can I take ${course.code} elsewhere, or get an override to take it with ${listed(needs)}?`,
    ];
  }
  if (alongside.length > 0) {
    return [`Can I take ${course.code} without ${listed(alongside)} in the same term?`];
  }
  return [`Can I take ${course.code} elsewhere or in the summer, before ${nameOf(dearest.to)}?`];
}

/** Asks about terms with too many hours, and about a current term with too few. */
function aboutHours(
  { plan, moves }: Outcome,
  { courses, now, nameOf, hours: { most = Infinity, least = 0 } = {} }: Asking,
): string[] {
  const terms = [...new Set(moves.map(({ to }) => to))];
  const tooFull = terms
    .map((term) => ({ term, hours: hoursIn(courses, plan, term) }))
    .filter(({ hours }) => hours > most)
    .sort((one, other) => other.hours - one.hours)
    .slice(0, 1)
    .map(
      ({ term, hours }) =>
        `${capital(nameOf(term))} would have ${String(hours)} hours: is that allowed?`,
    );
  const rest = hoursIn(courses, plan, now);
  const leaves = moves.some(({ from, reason }) => from === now && reason.mark !== 'failed');
  return [
    ...tooFull,
    ...(leaves && rest < least
      ? [
          `${capital(nameOf(now))} would have ${String(rest)} hours left: do I still count as full-time?`,
        ]
      : []),
  ];
}

/** Asks whether a failed course has to be repeated before the next one. */
function aboutRepeating({ moves }: Outcome): string[] {
  const failed = moves.filter(({ reason }) => reason.mark === 'failed');
  return failed.flatMap(({ code }) => {
    const next = moves.find(({ reason }) => reason.needs.includes(code));
    return next
      ? [`Do I have to retake ${code} before ${next.code}, or can I move on and retake it later?`]
      : [];
  });
}
