import { expect, test } from 'vitest';
import { readProgress, withAttempt } from './progress.ts';

const solved = { state: 'solved', since: '2026-11-15' } as const;
const tried = { state: 'tried', since: '2026-11-14' } as const;

test('a record that was kept is read as it was', () => {
  expect(readProgress(JSON.stringify({ a: solved, b: tried }))).toEqual({ a: solved, b: tried });
});

test.each(['', 'nonsense', '3', 'null', '[]', '{"a":3}', '{"a":{"state":"cheated"}}'])(
  'what is not a record counts as nothing: %s',
  (text) => {
    expect(readProgress(text)).toEqual({});
  },
);

test('one damaged entry does not spoil the others', () => {
  expect(readProgress(JSON.stringify({ a: solved, b: { state: 'solved' }, c: null }))).toEqual({
    a: solved,
  });
});

test('the first attempt is kept with its day', () => {
  expect(withAttempt({}, 'a', { state: 'tried' }, '2026-11-14')).toEqual({ a: tried });
});

test('a problem that was tried becomes solved', () => {
  expect(withAttempt({ a: tried }, 'a', { state: 'solved' }, '2026-11-15')).toEqual({ a: solved });
});

test('a solved problem stays solved, since the day it was', () => {
  expect(withAttempt({ a: solved }, 'a', { state: 'tried' }, '2026-12-01')).toEqual({ a: solved });
});

test('the answers that were right so far are kept, each once, until the problem is solved', () => {
  const first = withAttempt({}, 'a', { state: 'tried', part: '0 m' }, '2026-11-14');
  expect(first).toEqual({ a: { ...tried, parts: ['0 m'] } });
  expect(withAttempt(first, 'a', { state: 'tried', part: '0 m' }, '2026-11-15')).toBe(first);
  expect(withAttempt(first, 'a', { state: 'tried' }, '2026-11-15')).toBe(first);
  const second = withAttempt(first, 'a', { state: 'tried', part: '0 x' }, '2026-11-15');
  expect(second).toEqual({ a: { ...tried, parts: ['0 m', '0 x'] } });
  expect(readProgress(JSON.stringify(second))).toEqual(second);
  expect(withAttempt(second, 'a', { state: 'solved' }, '2026-11-15')).toEqual({ a: solved });
});

test('no more than the last twelve of them are kept', () => {
  let record = {};
  for (let seed = 0; seed < 20; seed += 1) {
    const part = `${String(seed)} m`;
    record = withAttempt(record, 'a', { state: 'tried', part }, '2026-11-14');
  }
  expect(record).toMatchObject({ a: { parts: { length: 12, 0: '8 m', 11: '19 m' } } });
});

test('answers that are not as they should be count as none', () => {
  expect(readProgress('{"a":{"state":"tried","since":"2026-11-14","parts":[3]}}')).toEqual({
    a: tried,
  });
});
