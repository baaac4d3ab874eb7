import { expect, test } from 'vitest';
import { sampleWork } from '../../../tests/sample-record.ts';
import { addDays } from '../dates/days.ts';
import type { PracticeRecord, Work } from './record.ts';
import type { Draw, Drawable } from './queues.ts';
import { todaysThree, whyToday } from './todays-three.ts';

const day = '2026-11-15';
const problem = (name: string, seeds = 200): Drawable => ({
  name,
  course: name.slice(0, 1),
  seeds,
});
const problems = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'].map((name) => problem(name));
/** Work on a problem that was solved, or only tried if the rung is 0. */
const worked = (last: string, rung = 0): Work => ({
  ...{ since: last, last, rung, sets: [] },
  ...(rung > 0 && { solved: last }),
});
const missedSet = (missed: string) => ({ seed: 9, typed: {}, right: [], missed });
/** Work on a problem that was solved earlier and missed on the given day. */
const missed = (day: string): Work => ({
  ...worked('2026-10-01', 1),
  sets: [missedSet(day)],
});
const names = (draw: Partial<Draw>) =>
  todaysThree({ problems, record: {}, offered: {}, day, ...draw }).map(({ name }) => name);

test('a newcomer gets the first problems of the first three classes on any day', () => {
  for (const count of [0, 1, 2, 3]) {
    expect(names({ day: addDays(day, count) })).toEqual(['a1', 'b1', 'c1']);
  }
});

test('then come the second ones of these classes, before the next class', () => {
  const solved = (...list: string[]) =>
    Object.fromEntries(list.map((name) => [name, worked(day, 1)]));
  const next = (...list: string[]) => names({ record: solved(...list), day: addDays(day, 1) });
  expect(next('a1', 'b1', 'c1')).toEqual(['a2', 'b2', 'c2']);
  expect(next('a1', 'b1', 'c1', 'a2', 'b2', 'c2')).toContain('d1');
});

test('two due problems come first, longest due in front, then a new one, from three classes', () => {
  const record: PracticeRecord = {
    a1: worked('2026-11-10', 1),
    a2: worked('2026-11-09', 1),
    b1: worked('2026-11-11', 1),
    // Not due yet: c1 is due after three days, and d1 after a week.
    c1: worked('2026-11-13', 1),
    d1: worked('2026-11-10', 2),
  };
  expect(names({ record })).toEqual(['a2', 'b1', 'c2']);
});

test('what was missed comes the next day, before what has long been due and before new ones', () => {
  const record: PracticeRecord = {
    a1: worked('2026-10-01', 1),
    b1: worked('2026-10-02', 1),
    c1: missed('2026-11-14'),
    c2: worked('2026-11-14'),
  };
  expect(names({ record })).toEqual(['c1', 'c2', 'a1']);
  expect(names({ record: { ...record, c1: missed('2026-11-15') } })).not.toContain('c1');
});

test('of more than three misses, those that have waited longest come first, then in list order', () => {
  const record: PracticeRecord = {
    a1: missed('2026-11-14'),
    a2: missed('2026-11-14'),
    b1: worked('2026-11-14'),
    d2: missed('2026-11-12'),
  };
  expect(names({ record })).toEqual(['d2', 'a1', 'a2']);
});

test('a missed problem that was offered but ignored comes after those that are due', () => {
  const record: PracticeRecord = {
    ...{ a1: missed('2026-11-10'), b1: worked('2026-11-01', 1) },
    ...{ c1: worked('2026-11-02', 1), d1: worked('2026-11-03', 1), a2: worked('2026-11-14', 1) },
  };
  expect(names({ record })[0]).toBe('a1');
  const offered = { a1: { day: '2026-11-13', seed: 3 } };
  expect(names({ record, offered })).not.toContain('a1');
});

test('an ignored offer comes again two days later, behind what is due by then', () => {
  const record: PracticeRecord = { a1: worked('2026-11-01', 1), b1: worked('2026-11-12', 1) };
  const offered = { a1: { day: '2026-11-14', seed: 7 } };
  expect(names({ record, offered })).not.toContain('a1');
  expect(names({ record, offered, day: '2026-11-16' }).slice(0, 2)).toEqual(['b1', 'a1']);
  // If the student worked on the problem that day, the record determines the wait.
  const sameDay = { ...record, a1: worked('2026-11-14') };
  expect(names({ record: sameDay, offered })).toContain('a1');
});

test('new problems that were never offered come first, then those offered longest ago', () => {
  const others = problems.filter(({ name }) => name !== 'b2');
  const offered = Object.fromEntries(
    others.map(({ name }) => [name, { day: '2026-11-13', seed: 1 }]),
  );
  const three = names({ offered: { ...offered, c2: { day: '2026-11-10', seed: 1 } } });
  expect(three.slice(0, 2)).toEqual(['b2', 'c2']);
});

test('fills in with those due soonest, without repeats', () => {
  const record = {
    a1: worked('2026-11-15', 2),
    a2: worked('2026-11-15', 0),
    b1: worked('2026-11-15', 1),
  };
  const few = problems.slice(0, 4);
  expect(names({ problems: few, record })).toEqual(['a2', 'b1', 'b2']);
  expect(names({ problems: few.slice(0, 2), record })).toEqual(['a2', 'a1']);
  expect(names({ problems: [], record })).toEqual([]);
});

test('draws new numbers each day that are not in recent work', () => {
  const one = [problem('a1', 200)];
  const seedOf = (draw: Partial<Draw>) =>
    todaysThree({ problems: one, record: {}, offered: {}, day, ...draw })[0]?.seed;
  const first = seedOf({}) ?? 0;
  expect(first).toBeGreaterThan(0);
  expect(seedOf({ day: addDays(day, 1) })).toBe((first % 200) + 1);
  const sets = [5, 6].map((seed) => ({ seed, typed: {}, right: [] }));
  const record = { a1: { ...worked('2026-11-01'), sets } };
  expect(seedOf({ record, offered: { a1: { day: '2026-11-01', seed: 4 } } })).toBe(7);
  expect(seedOf({ offered: { a1: { day: '2026-11-01', seed: 200 } } })).toBe(1);
  expect(seedOf({ problems: [problem('a1', 2)], record })).toBeLessThanOrEqual(2);
  expect(seedOf({ problems: [problem('a1', 0)] })).toBe(0);
});

test('repeats numbers once all are used', () => {
  const sets = [1, 2].map((seed) => ({ seed, typed: {}, right: [] }));
  const record = { a1: { ...worked('2026-11-01'), sets } };
  const offered = { a1: { day: '2026-11-01', seed: 2 } };
  expect(todaysThree({ problems: [problem('a1', 2)], record, offered, day })).toEqual([
    { name: 'a1', seed: 1 },
  ]);
});

test('a new problem waits behind due ones of its class, but not forever', () => {
  // A problem of class a is due every day. The other classes have new problems.
  const own = ['a1', 'a2', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'].map((name) => problem(name));
  const resting = { b3: worked('2026-11-14', 3), c3: worked('2026-11-14', 3) };
  const due = (on: string) => ({ a1: { ...worked(addDays(on, -3), 1), since: '2026-11-01' } });
  const offered = Object.fromEntries(
    ['b1', 'b2', 'c1', 'c2'].map((name) => [name, { day: '2026-11-01', seed: 1 }]),
  );
  const three = names({ problems: own, record: { ...resting, ...due(day) }, offered });
  expect(three).toContain('a1');
  expect(three).not.toContain('a2');
  const later = { ...resting, ...due('2026-11-16') };
  expect(names({ problems: own, record: later, offered, day: '2026-11-16' })).toContain('a2');
});

const work = (last: string, rung: number, sets: Work['sets'] = []) =>
  sampleWork({ last, rung, sets });
const done = { seed: 7, typed: {}, right: ['x'], isDone: true } as const;

test.each([
  [undefined, { words: 'New to you' }],
  [work('2026-11-12', 0), { words: 'Tried on Nov 12' }],
  [work('2026-11-07', 2, [done]), { words: 'Solved 8 days ago' }],
  [work('2026-11-14', 1), { words: 'Solved yesterday' }],
  [work('2026-11-07', 1, [missedSet('2026-11-14')]), { words: 'Missed on Nov 14' }],
  [work('2026-11-14', 1, [missedSet('2026-11-13')]), { words: 'Solved yesterday' }],
  [
    work('2026-11-07', 1, [{ ...missedSet(day), seed: 7 }]),
    { state: 'begun', words: 'Started today' },
  ],
  [work(day, 1, [{ ...done, missed: day }]), { state: 'begun', words: 'Missed today' }],
  [work(day, 1, [{ ...done, seed: 8 }]), { state: 'begun', words: 'Started today' }],
  [work(day, 1, [done]), { state: 'done', words: 'Done today' }],
])('a problem of the day has a reason or a state: %#', (kept, why) => {
  expect(whyToday(kept, 7, day)).toEqual(why);
});
