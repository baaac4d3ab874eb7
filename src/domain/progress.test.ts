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
  expect(withAttempt({}, 'a', 'tried', '2026-11-14')).toEqual({ a: tried });
});

test('a problem that was tried becomes solved', () => {
  expect(withAttempt({ a: tried }, 'a', 'solved', '2026-11-15')).toEqual({ a: solved });
});

test('a solved problem stays solved, since the day it was', () => {
  expect(withAttempt({ a: solved }, 'a', 'tried', '2026-12-01')).toEqual({ a: solved });
});
