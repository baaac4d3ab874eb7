import { expect, test } from 'vitest';
import { sampleWork } from '../../../tests/sample-record.ts';
import { mergeRecords } from './merge-records.ts';
import { missedOn, mostSets, type NumberSet, type Work } from './record.ts';

const work = (last: string, more: Partial<Work> = {}) => sampleWork({ last, ...more });
const set = (seed: number, more: Partial<NumberSet> = {}): NumberSet => ({
  seed,
  typed: {},
  right: [],
  ...more,
});
const merged = (a: Work, b: Work) => mergeRecords({ x: a }, { x: b })['x'];

test('keeps what only one record has', () => {
  const [a, b] = [work('2026-11-01'), work('2026-11-02')];
  expect(mergeRecords({ a }, { b })).toEqual({ a, b });
  expect(mergeRecords({}, {})).toEqual({});
});

test('keeps the first days and the last two days without help', () => {
  const a = work('2026-11-09', {
    since: '2026-11-03',
    solved: '2026-11-09',
    clean: ['2026-11-09'],
    rung: 1,
  });
  const b = work('2026-11-08', {
    solved: '2026-11-07',
    clean: ['2026-11-07', '2026-11-08'],
    rung: 2,
  });
  const both = {
    since: '2026-11-01',
    last: '2026-11-09',
    solved: '2026-11-07',
    clean: ['2026-11-08', '2026-11-09'],
    // The rung of the later record wins.
    rung: 1,
  };
  expect(merged(a, b)).toMatchObject(both);
  expect(merged(b, a)).toMatchObject(both);
});

test('keeps the higher rung of the same day', () => {
  expect(merged(work('2026-11-09', { rung: 1 }), work('2026-11-09', { rung: 3 }))?.rung).toBe(3);
});

test('keeps right answers of both and the later entry', () => {
  const a = work('2026-11-02', { sets: [set(0, { typed: { m: '1', w: '2' }, right: ['m'] })] });
  const b = work('2026-11-03', { sets: [set(0, { typed: { m: '3' }, right: ['w'] })] });
  for (const both of [merged(a, b), merged(b, a)]) {
    expect(both?.sets).toHaveLength(1);
    expect(both?.sets[0]?.typed).toEqual({ m: '3', w: '2' });
    expect([...(both?.sets[0]?.right ?? [])].toSorted()).toEqual(['m', 'w']);
  }
});

test('keeps help taken in either, and a solution over a hint', () => {
  const helped = (a?: NumberSet['helped'], b?: NumberSet['helped']) =>
    merged(
      work('2026-11-02', { sets: [set(0, { ...(a && { helped: a }) })] }),
      work('2026-11-03', { sets: [set(0, { ...(b && { helped: b }), isDone: true })] }),
    )?.sets[0];
  expect(helped('hint', undefined)).toEqual(set(0, { helped: 'hint', isDone: true }));
  expect(helped('solution', 'hint')?.helped).toBe('solution');
  expect(helped('hint', 'solution')?.helped).toBe('solution');
  expect(helped()).not.toHaveProperty('helped');
});

test('keeps a miss in either, with its rung', () => {
  const before = work('2026-11-08', { solved: '2026-11-07', rung: 3 });
  const after = { ...before, rung: 2, sets: [set(4, { missed: '2026-11-15' })] };
  for (const both of [merged(before, after), merged(after, before)]) {
    expect(both).toMatchObject({ rung: 2, last: '2026-11-08' });
    expect(both && missedOn(both)).toBe('2026-11-15');
  }
});

test('keeps the higher number of wrong tries, unless the set is done', () => {
  const a = set(4, { misses: { m: 1, w: 2 }, missed: '2026-11-15' });
  const sets = (...of: NumberSet[]) => of.map((each) => work('2026-11-08', { sets: [each] }));
  const [one, other, done] = sets(a, set(4, { misses: { m: 3 } }), set(4, { isDone: true }));
  if (!one || !other || !done) throw new Error('There are three.');
  for (const both of [merged(one, other), merged(other, one)]) {
    expect(both?.sets).toEqual([set(4, { misses: { m: 3, w: 2 }, missed: '2026-11-15' })]);
  }
  for (const both of [merged(one, done), merged(done, one)]) {
    expect(both?.sets).toEqual([set(4, { isDone: true })]);
  }
});

test('keeps the last sets of the later record', () => {
  const seeds = (from: number) => Array.from({ length: mostSets }, (_, place) => set(from + place));
  const a = work('2026-11-02', { sets: seeds(0) });
  const b = work('2026-11-03', { sets: seeds(mostSets - 2) });
  expect(merged(b, a)?.sets.map(({ seed }) => seed)).toEqual(seeds(6).map(({ seed }) => seed));
});

test('merging twice is the same as once', () => {
  const a = { x: work('2026-11-02', { sets: [set(0, { right: ['m'] }), set(4)] }) };
  const b = {
    x: work('2026-11-03', { sets: [set(4, { typed: { m: '1' } })] }),
    y: work('2026-11-03'),
  };
  const once = mergeRecords(a, b);
  expect(mergeRecords(a, once)).toEqual(once);
  expect(mergeRecords(once, b)).toEqual(once);
});

test('keeps the longer list of mistakes for each answer', () => {
  const a = work('2026-11-02', { sets: [set(0, { slips: { m: ['a', ''], w: ['b'] } })] });
  const b = work('2026-11-03', { sets: [set(0, { slips: { m: ['a'], z: [''] } })] });
  for (const both of [merged(a, b), merged(b, a)]) {
    expect(both?.sets[0]?.slips).toEqual({ m: ['a', ''], w: ['b'], z: [''] });
  }
  expect(merged(a, a)).toEqual(a);
});
