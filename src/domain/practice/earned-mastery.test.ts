import { expect, test } from 'vitest';
import { key, question } from '../../../tests/typed-answers.ts';
import { judgeDistance } from '../answers/check-answer.ts';
import { isNear } from '../answers/typed-answer.ts';
import { addDays } from '../dates/days.ts';
import { seeded } from '../quantities/seeded.ts';
import type { Drawable, Offers } from './queues.ts';
import { stateOf, type PracticeRecord, type Work } from './record.ts';
import { todaysThree } from './todays-three.ts';
import { withEntry, withHelp, type Task } from './work.ts';

/** Enough students to test the rule. docs/decisions/027 has the results for ten thousand. */
const students = 600;
const days = Array.from({ length: 49 }, (_, count) => addDays('2026-08-24', count));
const answers = ['x', 'y'];
const kinds = ['guesser', 'forgetter', 'diligent'] as const;
type Kind = (typeof kinds)[number];

const asked = question('');

/** Counts the tries needed to find a number between 1 and 10 by bisection. */
function triesByHalving(random: () => number, knowsDirection: boolean): number {
  const answer = key(10 ** random());
  let [low, high] = [1, 10];
  for (let misses = 0; misses < 12; misses += 1) {
    const value = Math.sqrt(low * high) * (1 + 1e-3 * random());
    if (isNear(value, answer.value, asked)) return misses + 1;
    const context = { misses: knowsDirection ? 0 : misses };
    const { sentence } = judgeDistance({ value, question: asked, key: answer, context });
    if (sentence.includes('too high')) high = value;
    else if (sentence.includes('too low')) low = value;
    // Without a direction in the feedback, guess which half to keep.
    else [low, high] = random() < 0.5 ? [low, value] : [value, high];
  }
  return Infinity;
}

interface Known extends Drawable {
  /** Number of days for which the student remembers the answers, and the day they were learned. */
  strength: number;
  learned: number;
  isSolved: boolean;
  clean: Set<number>;
  missed: number;
  everMastered: number | undefined;
}

interface Life {
  kind: Kind;
  problems: readonly Known[];
  record: PracticeRecord;
  complaints: string[];
}

/** Simulates seven weeks of a student who solves the day's problems about every other day. */
function live(student: number): Life {
  const kind = kinds[student % kinds.length] ?? 'diligent';
  const random = seeded(student);
  const classes = 1 + Math.floor(4 * random());
  const problems = Array.from({ length: 4 + Math.floor(3 * random()) }, (_, place): Known => ({
    name: `p${String(place)}`,
    course: `CHE ${String(place % classes)}`,
    seeds: 200,
    strength: kind === 'forgetter' ? 2 : 8,
    learned: -3,
    isSolved: false,
    clean: new Set(),
    missed: -1,
    everMastered: undefined,
  }));
  const known = new Map(problems.map((problem) => [problem.name, problem]));
  const offered: Record<string, Offers[string]> = {};
  const life: Life = { kind, problems, record: {}, complaints: [] };

  /** Number of tries until the answer is right. Infinite if the student has forgotten it. */
  const triesAt = (problem: Known, at: number) => {
    if (kind === 'guesser') return triesByHalving(random, false);
    const isInMind = random() < Math.exp((problem.learned - at) / problem.strength);
    return isInMind ? 1 + Math.floor(3 * random() ** 2) : Infinity;
  };
  const work = (problem: Known, task: Task, at: number) => {
    const day = days[at] ?? '';
    const wasSolved = problem.isSolved;
    let [isClean, isDone] = [true, true];
    for (const answer of answers) {
      const tries = triesAt(problem, at);
      for (let miss = 1; miss < Math.min(tries, 5); miss += 1) {
        const entry = { answer, text: `${String(miss)} wrong`, isRight: false };
        life.record = withEntry(life.record, task, entry, day);
      }
      isClean &&= tries <= 3;
      isDone &&= tries < Infinity;
      if (tries === Infinity) continue;
      life.record = withEntry(life.record, task, { answer, text: 'right', isRight: true }, day);
    }
    if (!isDone && kind !== 'guesser') life.record = withHelp(life.record, task, 'solution', day);
    // Each time a student solves a problem or reads its solution, the memory lasts longer.
    problem.learned = at;
    problem.strength *= isClean ? 1.8 : 1.2;
    problem.isSolved ||= isDone;
    if (isDone && isClean) problem.clean.add(at);
    if (wasSolved && !isClean) problem.missed = at;
  };

  for (const [at, day] of days.entries()) {
    if (random() < 0.5) continue;
    for (const { name, seed } of todaysThree({ problems, record: life.record, offered, day })) {
      const problem = known.get(name);
      if (!problem) continue;
      offered[name] = { day, seed };
      work(problem, { name, seed, answers }, at);
      const { clean, missed } = problem;
      const isEarned = clean.size >= 2 && Math.max(...clean) > missed;
      const state = stateOf(life.record[name]);
      const should = isEarned ? 'mastered' : problem.isSolved ? 'solved' : 'tried';
      if (state !== should) {
        life.complaints.push(`student ${String(student)}, ${day}: ${String(state)}, not ${should}`);
      }
      if (isEarned) problem.everMastered ??= at;
    }
  }
  return life;
}

const isMastered = (work: Work) => stateOf(work) === 'mastered';

test('of 600 students, guessers keep no mastery, the others earn it, and states are right', () => {
  const lives = Array.from({ length: students }, (_, student) => live(student));
  expect(lives.flatMap(({ complaints }) => complaints).slice(0, 10)).toEqual([]);
  const mastered = (some: readonly Life[]) => {
    const own = some.flatMap(({ problems }) => problems);
    return own.filter(({ everMastered }) => everMastered !== undefined).length / own.length;
  };
  const [guessers, workers] = [
    lives.filter(({ kind }) => kind === 'guesser'),
    lives.filter(({ kind }) => kind !== 'guesser'),
  ];
  /*
   * A guesser who knows an answer within a factor of ten finds it to within 2% in 6 of 100 cases,
   * given three tries and two hints about the direction. Both answers of a problem are right in 4
   * of 1,000 cases. For 1 problem in 1,000 that happens on two of a dozen days, and the next review
   * corrects it.
   */
  expect(mastered(guessers)).toBeLessThan(0.003);
  const held = guessers.flatMap(({ record }) => Object.values(record)).filter(isMastered);
  expect(held.length / guessers.length).toBeLessThan(0.005);
  for (const life of guessers) expect(mastered([life])).toBeLessThan(1);
  expect(mastered(workers)).toBeGreaterThan(0.99);
  for (const life of workers) expect(mastered([life])).toBeGreaterThan(0);
});

test('bisection finds an answer if every verdict gives the direction, but rarely if only the first two do', () => {
  const found = (knowsDirection: boolean) => {
    const random = seeded(1);
    const tries = Array.from({ length: 2000 }, () => triesByHalving(random, knowsDirection));
    return tries.filter((count) => count < Infinity).length / tries.length;
  };
  expect(found(true)).toBeGreaterThan(0.99);
  expect(found(false)).toBeLessThan(0.4);
});
