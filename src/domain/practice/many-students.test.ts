import { expect, test } from 'vitest';
import { addDays } from '../dates/days.ts';
import { seeded } from '../quantities/seeded.ts';
import type { Drawable, Offers } from './queues.ts';
import type { PracticeRecord } from './record.ts';
import { patience, todaysThree } from './todays-three.ts';
import { withEntry, withHelp } from './work.ts';

/** The nightly run (tools/check/night.ts) simulates more students. */
const students = Number(process.env['STUDENTS'] ?? 300);
const days = Array.from({ length: 63 }, (_, count) => addDays('2026-08-24', count));
const answers = ['x', 'y'];

/** A problem, and how long it has waited. */
interface Counted extends Drawable {
  /**
   * Index of the first day on which the problem may be drawn, and the number of draws since then.
   */
  mayCome: number;
  waited: number;
  lastSeeds: number[];
}

/** Simulates nine weeks of a student with random diligence, skill and honesty. */
function live(student: number): { longestWait: number; complaints: string[] } {
  const random = seeded(student);
  const below = (count: number) => Math.floor(random() * count);
  const [diligence, attendance, skill, cheating] = [
    random(),
    random() ** 3,
    random(),
    random() / 3,
  ];
  const classes = 1 + below(8);
  const problems = Array.from(
    { length: 5 + Math.floor(56 * random() ** 3) },
    (_, place): Counted => ({
      name: `p${String(place)}`,
      course: `CHE ${String(place < classes ? place : below(classes))}`,
      seeds: below(10) === 0 ? 0 : 200,
      mayCome: 0,
      waited: 0,
      lastSeeds: [],
    }),
  );
  const known = new Map(problems.map((problem) => [problem.name, problem]));
  let record: PracticeRecord = {};
  const offered: Record<string, Offers[string]> = {};
  const lived = { longestWait: 0, complaints: [] as string[] };
  const hold = (isSo: boolean, what: string) => {
    if (!isSo) lived.complaints.push(`student ${String(student)}: ${what}`);
  };

  /** Returns the index of the day on which a problem is due again. */
  const restsUntil = (name: string) => {
    const { last, rung, sets } = record[name] ?? { last: '', rung: 0, sets: [] };
    const missed = Math.max(...sets.map((set) => days.indexOf(set.missed ?? '')));
    const [solved, offer] = [days.indexOf(last), days.indexOf(offered[name]?.day ?? '')];
    const isMissed = missed >= 0 && missed >= solved;
    const wait = isMissed ? 1 : ([1, 3, 7][rung] ?? 21);
    const since = isMissed ? missed : solved;
    return Math.max(since + wait, offer > since ? offer + 2 : 0);
  };
  /**
   * Checks whether a problem wasn't solved the last time it was tried, and hasn't been offered
   * since.
   */
  const isMissed = ({ name }: Counted) => {
    const { last = '', solved, sets = [] } = record[name] ?? {};
    const tried = [last, ...sets.flatMap((set) => set.missed ?? [])].toSorted().at(-1) ?? '';
    const wasRight = solved !== undefined && sets.every((set) => (set.missed ?? '') < last);
    return last !== '' && !wasRight && (offered[name]?.day ?? '') <= tried;
  };
  const work = (problem: Counted, seed: number, at: number) => {
    const task = { name: problem.name, seed, answers };
    const day = days[at] ?? '';
    if (random() < cheating) record = withHelp(record, task, 'solution', day);
    for (const answer of answers) {
      const isRight = random() < skill;
      record = withEntry(record, task, { answer, text: '1', isRight }, day);
    }
    problem.waited = 0;
    problem.mayCome = restsUntil(problem.name);
  };

  for (const [at, day] of days.entries()) {
    if (random() > attendance) continue;
    const three = todaysThree({ problems, record, offered, day });
    const drawn = three.flatMap(({ name }) => known.get(name) ?? []);
    const eligible = problems.filter(({ mayCome }) => mayCome <= at);
    const classesOf = (some: readonly Drawable[]) => new Set(some.map((each) => each.course)).size;
    const early = drawn.filter(({ mayCome }) => mayCome > at).length;
    const missed = eligible.filter(isMissed);
    const again = drawn.filter((problem) => missed.includes(problem));
    hold(new Set(drawn).size === 3, 'three problems');
    hold(again.length === Math.min(3, missed.length), 'misses first');
    const most = classesOf(again) + 3 - again.length;
    hold(classesOf(drawn) >= Math.min(most, classesOf(eligible)), 'of three classes');
    hold(early === 0 || eligible.length === 3 - early, 'nothing early while something is due');
    for (const problem of eligible) {
      if (drawn.includes(problem)) problem.waited = 0;
      else if (missed.length === 0) problem.waited += 1;
      lived.longestWait = Math.max(lived.longestWait, problem.waited);
      const draws = problems.length + (record[problem.name] ? 0 : patience);
      hold(problem.waited < draws, `${problem.name} waits for ${String(problem.waited)} draws`);
    }
    for (const [place, problem] of drawn.entries()) {
      const seed = three[place]?.seed ?? 0;
      hold(seed > 0 || problem.seeds === 0, 'new numbers');
      hold(seed === 0 || !problem.lastSeeds.includes(seed), `seed ${String(seed)} again`);
      problem.lastSeeds = [...problem.lastSeeds.slice(-4), seed];
      offered[problem.name] = { day, seed };
      if (record[problem.name]) problem.mayCome = Math.max(problem.mayCome, at + 2);
      if (random() < diligence) work(problem, seed, at);
    }
    // Some students also solve a problem that they weren't offered.
    const other = problems[below(3 * problems.length)];
    if (other && !drawn.includes(other)) work(other, below(other.seeds + 1), at);
  }
  return lived;
}

test(`${String(students)} students: missed problems first, no endless wait, three classes, new numbers`, () => {
  const lives = Array.from({ length: students }, (_, student) => live(student));
  expect(lives.flatMap(({ complaints }) => complaints).slice(0, 10)).toEqual([]);
  // The test is meaningful only if some problems wait for a long time.
  expect(Math.max(...lives.map(({ longestWait }) => longestWait))).toBeGreaterThan(20);
}, 180_000);
