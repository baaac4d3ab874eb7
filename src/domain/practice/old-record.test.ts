import { expect, test } from 'vitest';
import { readOldRecord } from './old-record.ts';

test('reads states, days and right answers of version 1', () => {
  const kept = {
    a: { state: 'solved', since: '2026-11-15' },
    b: { state: 'tried', since: '2026-11-14', parts: ['0 m', '17 x', '17 y 2'] },
  };
  expect(readOldRecord(JSON.stringify(kept))).toEqual({
    a: { since: '2026-11-15', last: '2026-11-15', solved: '2026-11-15', rung: 1, sets: [] },
    b: {
      since: '2026-11-14',
      last: '2026-11-14',
      rung: 0,
      sets: [
        { seed: 0, typed: {}, right: ['m'] },
        { seed: 17, typed: {}, right: ['x', 'y 2'] },
      ],
    },
  });
});

test.each(['', 'nonsense', '3', 'null', '[]', '{"a":3}', '{"a":{"state":"cheated"}}'])(
  'reads an invalid record as empty: %s',
  (text) => {
    expect(readOldRecord(text)).toEqual({});
  },
);

test('one damaged entry does not affect the others', () => {
  const a = { state: 'tried', since: '2026-11-14', parts: [3, 'x', null] };
  const [b, d] = [{ state: 'solved' }, { state: 'solved', since: '2026-13-01' }];
  expect(readOldRecord(JSON.stringify({ a, b, c: null, d }))).toEqual({
    a: { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] },
  });
});
