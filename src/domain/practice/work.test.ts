import { expect, test } from 'vitest';
import { isReadWhole, mostSlips, mostSets, stateOf, type PracticeRecord } from './record.ts';
import { setOf, withEntry, withHelp } from './work.ts';

const name = 'two-streams';
const answers = ['m3', 'w3'];
const at = (seed: number) => ({ name, seed, answers });
const right = (answer: string, text = 'right') => ({ answer, text, isRight: true });
const wrong = (answer: string, text = 'wrong') => ({ answer, text, isRight: false });
const day = '2026-11-01';

/** Everything right with some numbers, after whatever was there. */
const solve = (record: PracticeRecord, seed: number, today = day) =>
  withEntry(withEntry(record, at(seed), right('m3'), today), at(seed), right('w3'), today);

const stateIn = (record: PracticeRecord) => stateOf(record[name]);

test('a wrong entry is a try, with what was typed', () => {
  const record = withEntry({}, at(0), wrong('m3', '7 kg/s'), day);
  expect(record).toEqual({
    [name]: {
      since: day,
      last: day,
      rung: 0,
      sets: [{ seed: 0, typed: { m3: '7 kg/s' }, right: [] }],
    },
  });
  expect(stateIn(record)).toBe('tried');
});

test('it is solved once every answer is right with the same numbers', () => {
  let record = withEntry({}, at(0), right('m3'), day);
  record = withEntry(record, at(3), right('w3'), day);
  expect(stateIn(record)).toBe('tried');
  record = withEntry(record, at(0), right('w3'), '2026-11-02');
  expect(stateIn(record)).toBe('solved');
  expect(record[name]).toMatchObject({ since: day, solved: '2026-11-02', rung: 1 });
  expect(setOf(record[name], 0)).toMatchObject({ right: answers, isDone: true });
  expect(setOf(record[name], 3)).not.toHaveProperty('isDone');
});

test('what was right stays right, and its entry stays with it', () => {
  let record = withEntry({}, at(0), right('m3', '5 kg/s'), day);
  record = withEntry(record, at(0), wrong('m3', '6 kg/s'), day);
  expect(setOf(record[name], 0)).toEqual({ seed: 0, typed: { m3: '5 kg/s' }, right: ['m3'] });
  record = withEntry(record, at(0), right('m3', '5000 g/s'), day);
  expect(setOf(record[name], 0)?.typed).toEqual({ m3: '5000 g/s' });
});

test('it is mastered with new numbers and without help, and not with the stated ones', () => {
  expect(stateIn(solve({}, 0))).toBe('solved');
  expect(stateIn(solve({}, 4))).toBe('mastered');
  expect(stateIn(solve(solve({}, 0), 4, '2026-11-05'))).toBe('mastered');
});

test('with a hint it is solved and not mastered; other numbers are another chance', () => {
  const hinted = solve(withHelp({}, at(4), 'hint', day), 4);
  expect(stateIn(hinted)).toBe('solved');
  expect(stateIn(solve(hinted, 5))).toBe('mastered');
});

test('with the solution it is tried; other numbers are another chance', () => {
  const read = solve(withHelp({}, at(0), 'solution', day), 0);
  expect(stateIn(read)).toBe('tried');
  expect(setOf(read[name], 0)?.isDone).toBe(true);
  expect(stateIn(solve(read, 5))).toBe('mastered');
});

test('the solution weighs more than a hint, whichever is opened first', () => {
  for (const order of [['hint', 'solution'] as const, ['solution', 'hint'] as const]) {
    let record: PracticeRecord = {};
    for (const help of order) record = withHelp(record, at(0), help, day);
    expect(setOf(record[name], 0)?.helped).toBe('solution');
  }
});

test('what is opened after everything was right is no help', () => {
  const solved = solve({}, 4);
  expect(withHelp(solved, at(4), 'solution', '2026-11-09')).toBe(solved);
});

test('solved stays solved, whatever comes later', () => {
  let record = solve({}, 0);
  record = withHelp(record, at(6), 'solution', '2026-11-02');
  record = withEntry(record, at(6), wrong('m3'), '2026-11-02');
  expect(stateIn(record)).toBe('solved');
  expect(record[name]).toMatchObject({ solved: day, last: '2026-11-02', rung: 0 });
});

test('it climbs when it is solved on a day on which it is due, and not twice on the same', () => {
  let record = solve({}, 1, '2026-11-01');
  record = solve(record, 2, '2026-11-01');
  expect(record[name]?.rung).toBe(1);
  record = solve(record, 3, '2026-11-03');
  expect(record[name]?.rung).toBe(1);
  // Tries do not put it off.
  record = withEntry(record, at(4), wrong('m3'), '2026-11-06');
  record = solve(record, 4, '2026-11-07');
  expect(record[name]).toMatchObject({ rung: 2, last: '2026-11-07' });
});

test('of the sets of numbers the last ones are kept, and the one in use is the last', () => {
  let record: PracticeRecord = {};
  for (let seed = 0; seed < mostSets + 2; seed += 1) {
    record = withEntry(record, at(seed), wrong('m3'), day);
  }
  record = withEntry(record, at(4), wrong('m3'), day);
  expect(record[name]?.sets.map(({ seed }) => seed)).toEqual([2, 3, 5, 6, 7, 8, 9, 4]);
});

test('other problems are left as they are', () => {
  const other = solve({}, 0)[name];
  const record = withEntry({ ...(other && { other }) }, at(0), wrong('m3'), '2026-12-01');
  expect(record['other']).toBe(other);
});

test('each miss is kept with what its author foresaw, once, and not after a right answer', () => {
  const miss = (text: string, mistake: string) => ({ ...wrong('m3', text), mistake });
  let record = withEntry({}, at(4), miss('7', 'You added the streams.'), day);
  record = withEntry(record, at(4), miss('7', 'You added the streams.'), day);
  record = withEntry(record, at(4), miss('8', ''), day);
  const slips = [expect.stringMatching(/^[a-z\d]{7}$/) as string, ''];
  expect(setOf(record[name], 4)?.slips).toEqual({ m3: slips });
  record = withEntry(record, at(4), { ...right('m3', '9'), mistake: '' }, day);
  record = withEntry(record, at(4), miss('10', ''), day);
  expect(setOf(record[name], 4)?.slips).toEqual({ m3: slips });
  for (const text of '1234567890') record = withEntry(record, at(5), miss(text, ''), day);
  expect(setOf(record[name], 5)?.slips?.['m3']).toHaveLength(mostSlips);
  expect(isReadWhole(JSON.stringify(record))).toBe(true);
});
