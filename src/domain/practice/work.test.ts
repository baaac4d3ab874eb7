import { expect, test } from 'vitest';
import {
  isReadWhole,
  missedOn,
  mostSets,
  mostMistakesKept,
  stateOf,
  dueOn,
  type PracticeRecord,
} from './record.ts';
import { entryOf, setOf, withEntry, withHelp } from './work.ts';

const name = 'two-streams';
const answers = ['m3', 'w3'];
const at = (seed: number) => ({ name, seed, answers });
const right = (answer: string, text = 'right') => ({ answer, text, isRight: true });
const wrong = (answer: string, text = 'wrong') => ({ answer, text, isRight: false });
const day = '2026-11-01';

/** Solves the problem with one set of numbers, after any earlier tries. */
const solve = (record: PracticeRecord, seed: number, today = day) =>
  withEntry(withEntry(record, at(seed), right('m3'), today), at(seed), right('w3'), today);

const stateIn = (record: PracticeRecord) => stateOf(record[name]);

test('a wrong entry is a try with its text', () => {
  const record = withEntry({}, at(0), wrong('m3', '7 kg/s'), day);
  expect(record).toEqual({
    [name]: {
      since: day,
      last: day,
      rung: 0,
      sets: [{ seed: 0, typed: { m3: '7 kg/s' }, right: [], misses: { m3: 1 } }],
    },
  });
  expect(stateIn(record)).toBe('tried');
});

test('is solved once every answer is right with the same numbers', () => {
  let record = withEntry({}, at(0), right('m3'), day);
  record = withEntry(record, at(3), right('w3'), day);
  expect(stateIn(record)).toBe('tried');
  record = withEntry(record, at(0), right('w3'), '2026-11-02');
  expect(stateIn(record)).toBe('solved');
  expect(record[name]).toMatchObject({ since: day, solved: '2026-11-02', rung: 1 });
  expect(setOf(record[name], 0)).toMatchObject({ right: answers, isDone: true });
  expect(setOf(record[name], 3)).not.toHaveProperty('isDone');
});

test('a right answer stays right with its entry', () => {
  let record = withEntry({}, at(0), right('m3', '5 kg/s'), day);
  record = withEntry(record, at(0), wrong('m3', '6 kg/s'), day);
  expect(setOf(record[name], 0)).toEqual({ seed: 0, typed: { m3: '5 kg/s' }, right: ['m3'] });
  record = withEntry(record, at(0), right('m3', '5000 g/s'), day);
  expect(setOf(record[name], 0)?.typed).toEqual({ m3: '5000 g/s' });
});

test('is mastered after two days without help, not by two sets on one day', () => {
  const once = solve(solve({}, 0), 4);
  expect(stateIn(once)).toBe('solved');
  expect(once[name]?.clean).toEqual([day]);
  const twice = solve(once, 5, '2026-11-02');
  expect(stateIn(twice)).toBe('mastered');
  expect(solve(twice, 6, '2026-11-09')[name]?.clean).toEqual(['2026-11-02', '2026-11-09']);
});

test('a day with a hint does not count toward mastery', () => {
  const hinted = solve(withHelp({}, at(4), 'hint', day), 4);
  expect(stateIn(hinted)).toBe('solved');
  expect(hinted[name]).not.toHaveProperty('clean');
  const later = solve(hinted, 5, '2026-11-05');
  expect(stateIn(later)).toBe('solved');
  expect(stateIn(solve(later, 6, '2026-11-06'))).toBe('mastered');
});

/** Solves the problem with one set of numbers, after wrong tries for one answer. */
const solveAfter = (misses: number, record: PracticeRecord, seed: number, today = day) => {
  const tries = Array.from({ length: misses }, (_, place) => wrong('m3', String(place)));
  return solve(
    tries.reduce((sofar, each) => withEntry(sofar, at(seed), each, today), record),
    seed,
    today,
  );
};

test('a day with more than three tries at an answer does not count toward mastery', () => {
  expect(solveAfter(2, {}, 4)[name]?.clean).toEqual([day]);
  const guessed = solveAfter(3, {}, 4);
  expect(stateIn(guessed)).toBe('solved');
  expect(guessed[name]).not.toHaveProperty('clean');
  // The number of tries is deleted once the set is done. Solving a problem for the first time isn't
  // a review.
  expect(setOf(guessed[name], 4)).toEqual({
    seed: 4,
    typed: { m3: 'right', w3: 'right' },
    right: answers,
    isDone: true,
  });
});

test('counts tries by answer, without repeated or free ones', () => {
  let record = withEntry({}, at(4), wrong('m3', '1'), day);
  for (const text of ['2', '2', '2']) record = withEntry(record, at(4), wrong('m3', text), day);
  for (const text of ['3', '4']) record = withEntry(record, at(4), wrong('w3', text), day);
  record = withEntry(record, at(4), { ...wrong('m3', '95'), isMiss: false }, day);
  expect(setOf(record[name], 4)?.misses).toEqual({ m3: 2, w3: 2 });
  expect(entryOf(setOf(record[name], 4), 'm3')).toEqual({ text: '95', misses: 2 });
  expect(entryOf(undefined, 'm3')).toEqual({ text: undefined, misses: 0 });
  expect(solve(record, 4)[name]?.clean).toEqual([day]);
});

test('with the solution it is only tried, and new numbers are another chance', () => {
  const read = solve(withHelp({}, at(0), 'solution', day), 0);
  expect(stateIn(read)).toBe('tried');
  expect(setOf(read[name], 0)?.isDone).toBe(true);
  expect(stateIn(solve(read, 5))).toBe('solved');
});

/** A problem that was solved on two days, and on a third when it was due. */
const known = [
  [1, '2026-11-01'],
  [2, '2026-11-04'],
  [3, '2026-11-11'],
].reduce<PracticeRecord>((record, [seed, on]) => solve(record, Number(seed), String(on)), {});
const due = '2026-12-02';

test('a missed review costs a rung and is due the next day', () => {
  expect(known[name]).toMatchObject({ rung: 3, last: '2026-11-11' });
  const record = withEntry(known, at(4), wrong('m3'), due);
  expect(stateIn(record)).toBe('solved');
  expect(record[name]).toMatchObject({ rung: 2, last: '2026-11-11', solved: day });
  expect(whatIsMissed(record)).toEqual([due, '2026-12-03']);
  // Solving it the next day doesn't raise the rung again, but restores mastery.
  const after = solve(record, 5, '2026-12-03');
  expect(after[name]).toMatchObject({ rung: 2, last: '2026-12-03' });
  expect(stateIn(after)).toBe('mastered');
  expect(whatIsMissed(after)).toEqual([undefined, '2026-12-10']);
});

const whatIsMissed = (record: PracticeRecord) => {
  const work = record[name];
  return work && [missedOn(work), dueOn(work)];
};

test('a review that is right within three tries is not missed', () => {
  const record = solveAfter(2, known, 4, due);
  expect(stateIn(record)).toBe('mastered');
  expect(record[name]).toMatchObject({ rung: 4, last: due });
  expect(whatIsMissed(record)?.[0]).toBeUndefined();
});

test.each<[what: string, fail: () => PracticeRecord]>([
  ['many tries', () => solveAfter(3, known, 4, due)],
  ['the solution', () => withHelp(known, at(4), 'solution', due)],
  [
    'the solution after a try',
    () => withHelp(withEntry(known, at(4), wrong('m3'), due), at(4), 'solution', due),
  ],
])('a review with %s is missed, even if it is solved later that day', (_, fail) => {
  const failed = fail();
  for (const record of [failed, solve(failed, 4, due), solve(failed, 5, due)]) {
    expect(stateIn(record)).toBe('solved');
    expect(record[name]?.rung).toBe(2);
    expect(whatIsMissed(record)).toEqual([due, '2026-12-03']);
  }
});

test('each missed review costs a rung, down to 0', () => {
  let record = known;
  for (const [seed, on] of ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].entries()) {
    record = withEntry(record, at(10 + seed), wrong('m3'), on);
  }
  expect(record[name]?.rung).toBe(0);
  expect(solve(record, 20, '2026-12-06')[name]?.rung).toBe(1);
});

test('a review with a hint keeps the rung', () => {
  const record = solve(withHelp(known, at(4), 'hint', due), 4, due);
  expect(stateIn(record)).toBe('mastered');
  expect(record[name]).toMatchObject({ rung: 3, last: due, clean: ['2026-11-04', '2026-11-11'] });
});

test('the solution outweighs a hint in any order', () => {
  for (const order of [['hint', 'solution'] as const, ['solution', 'hint'] as const]) {
    let record: PracticeRecord = {};
    for (const help of order) record = withHelp(record, at(0), help, day);
    expect(setOf(record[name], 0)?.helped).toBe('solution');
  }
});

test('help does not count after everything is right', () => {
  const solved = solve({}, 4);
  expect(withHelp(solved, at(4), 'solution', '2026-11-09')).toBe(solved);
});

test('solved stays solved', () => {
  let record = solve({}, 0);
  record = withHelp(record, at(6), 'solution', '2026-11-02');
  record = withEntry(record, at(6), wrong('m3'), '2026-11-02');
  expect(stateIn(record)).toBe('solved');
  expect(record[name]).toMatchObject({ solved: day, last: day, rung: 0 });
});

test('gains a rung when solved on a due day, once a day', () => {
  let record = solve({}, 1, '2026-11-01');
  record = solve(record, 2, '2026-11-01');
  expect(record[name]?.rung).toBe(1);
  record = solve(record, 3, '2026-11-03');
  expect(record[name]?.rung).toBe(1);
  // Wrong tries don't postpone the due date.
  record = withEntry(record, at(4), wrong('m3'), '2026-11-06');
  record = solve(record, 4, '2026-11-07');
  expect(record[name]).toMatchObject({ rung: 2, last: '2026-11-07' });
});

test('keeps the last sets, with the current one last', () => {
  let record: PracticeRecord = {};
  for (let seed = 0; seed < mostSets + 2; seed += 1) {
    record = withEntry(record, at(seed), wrong('m3'), day);
  }
  record = withEntry(record, at(4), wrong('m3'), day);
  expect(record[name]?.sets.map(({ seed }) => seed)).toEqual([2, 3, 5, 6, 7, 8, 9, 4]);
});

test('does not change other problems', () => {
  const other = solve({}, 0)[name];
  const record = withEntry({ ...(other && { other }) }, at(0), wrong('m3'), '2026-12-01');
  expect(record['other']).toBe(other);
});

test('keeps the foreseen mistake of each wrong try, once, until the answer is right', () => {
  const miss = (text: string, mistake: string) => ({ ...wrong('m3', text), mistake });
  let record = withEntry({}, at(4), miss('7', 'You added the streams.'), day);
  record = withEntry(record, at(4), miss('7', 'You added the streams.'), day);
  record = withEntry(record, at(4), miss('8', ''), day);
  const mistakes = [expect.stringMatching(/^[a-z\d]{7}$/) as string, ''];
  expect(setOf(record[name], 4)?.slips).toEqual({ m3: mistakes });
  record = withEntry(record, at(4), { ...right('m3', '9'), mistake: '' }, day);
  record = withEntry(record, at(4), miss('10', ''), day);
  expect(setOf(record[name], 4)?.slips).toEqual({ m3: mistakes });
  for (const text of '1234567890') record = withEntry(record, at(5), miss(text, ''), day);
  expect(setOf(record[name], 5)?.slips?.['m3']).toHaveLength(mostMistakesKept);
  expect(isReadWhole(JSON.stringify(record))).toBe(true);
});
