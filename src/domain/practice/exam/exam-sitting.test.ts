import { expect, test } from 'vitest';
import {
  readSittings,
  timeLeft,
  withoutSitting,
  withSitting,
  type Sitting,
} from './exam-sitting.ts';

const sitting: Sitting = { began: 1000, typed: { a: { x: '3 kg' } }, later: ['a'] };

test('reads a stored sitting unchanged', () => {
  const whole = {
    ...sitting,
    handedIn: 2000,
    isRecorded: true as const,
    courses: ['CHE 210'],
    asked: 3,
    open: 'a',
    isClockHidden: true as const,
    result: { right: 1, of: 3, lacking: 1, carried: 1 },
  };
  const kept = { one: sitting, two: whole };
  expect(readSittings(JSON.stringify(kept))).toEqual(kept);
});

test('reads a result from before mistakes were carried forward', () => {
  const result = { right: 1, of: 3, lacking: 1 };
  const { one } = readSittings(JSON.stringify({ one: { ...sitting, result } }));
  expect(one?.result).toEqual({ ...result, carried: 0 });
});

test.each(['', 'nonsense', '[]', 'null', '{"a":3}', '{"a":{"began":"x"}}', '{"a":{"began":1}}'])(
  'ignores an invalid sitting: %s',
  (text) => {
    expect(readSittings(text)).toEqual({});
  },
);

test('leaves out damaged parts of a sitting', () => {
  const kept = { one: { began: 1, typed: { a: { x: 3, y: '4' }, b: null }, later: [1, 'b'] } };
  expect(readSittings(JSON.stringify(kept))).toEqual({
    one: { began: 1, typed: { a: { y: '4' }, b: {} }, later: ['b'] },
  });
});

test('keeps every exam, with the changed one last', () => {
  let sittings = {};
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    sittings = withSitting(sittings, name, sitting);
  }
  expect(Object.keys(sittings)).toEqual(['a', 'c', 'd', 'e', 'f', 'b']);
  expect(Object.keys(withoutSitting(sittings, 'c'))).toEqual(['a', 'd', 'e', 'f', 'b']);
});

test.each([
  [0, '30 min left', false],
  [1, '30 min left', false],
  [24.5 * 60_000, '6 min left', false],
  [25.5 * 60_000, '5 min left', true],
  [29.5 * 60_000, 'The last minute', true],
  [30 * 60_000, 'Time is up (0 min over)', true],
  [33.5 * 60_000, 'Time is up (3 min over)', true],
  [300 * 60_000, 'Time is up (4 h over)', true],
  [9000 * 60_000, 'Time is up', true],
  [-90 * 60_000, '30 min left', false],
])('after %i ms of half an hour the clock shows: %s', (passed, words, isNearEnd) => {
  expect(timeLeft(5000, 30, 5000 + passed)).toMatchObject({ words, isNearEnd });
});
