import { expect, test } from 'vitest';
import {
  contentsInWords,
  fileOf,
  knownOnly,
  largestFile,
  readFile,
  refusals,
} from './record-file.ts';
import { sampleWork } from '../../../tests/sample-record.ts';
import type { PracticeRecord } from './record.ts';

const record: PracticeRecord = {
  kettle: {
    since: '2026-11-01',
    last: '2026-11-12',
    solved: '2026-11-02',
    clean: ['2026-11-02', '2026-11-12'],
    rung: 2,
    sets: [
      { seed: 0, typed: { Q: '3 kJ' }, right: ['Q'], isDone: true },
      { seed: 17, typed: { Q: '4 kJ' }, right: ['Q'], isDone: true },
    ],
  },
  'warm-bath': {
    since: '2026-11-12',
    last: '2026-11-12',
    rung: 0,
    sets: [
      { seed: 0, typed: { T: '3 °C', m: '2 kg' }, right: ['m'], helped: 'hint', misses: { T: 2 } },
    ],
  },
  'firstlaw/check-1': { since: '2026-11-03', last: '2026-11-03', rung: 0, sets: [] },
};
const file = fileOf(record, '2026-11-15');

test('a file has a header and reads as the same record', () => {
  expect(JSON.parse(file)).toMatchObject({
    what: 'practice record',
    version: 3,
    day: '2026-11-15',
  });
  expect(readFile(file)).toEqual({ record, unread: 0 });
});

test('reads a file of version 1', () => {
  const first = {
    kettle: { state: 'solved', since: '2026-10-01' },
    // A problem can have the same name as a property in the file's header.
    what: { state: 'tried', since: '2026-10-02', parts: ['3 m'] },
  };
  expect(readFile(JSON.stringify(first))).toEqual({
    record: {
      kettle: { since: '2026-10-01', last: '2026-10-01', solved: '2026-10-01', rung: 1, sets: [] },
      what: {
        since: '2026-10-02',
        last: '2026-10-02',
        rung: 0,
        sets: [{ seed: 3, typed: {}, right: ['m'] }],
      },
    },
    unread: 0,
  });
});

test('reads the valid entries of a damaged file and counts the rest', () => {
  const { kettle } = record;
  const problems = { kettle, a: 3, b: { ...kettle, last: '2026-13-01' }, c: null };
  const text = JSON.stringify({ what: 'practice record', version: 2, problems });
  expect(readFile(text)).toEqual({ record: { kettle }, unread: 3 });
  const first = {
    a: { state: 'solved', since: '2026-10-01' },
    b: { state: 'solved', since: 'now' },
  };
  expect(readFile(JSON.stringify(first))).toMatchObject({ unread: 1 });
});

const about = (rest: object) => JSON.stringify({ what: 'practice record', version: 2, ...rest });

test.each([
  ['nothing', '', 'isEmpty'],
  ['white space', ' \n', 'isEmpty'],
  ['a truncated file', file.slice(0, -40), 'isCut'],
  ['an HTML page', '<!doctype html><title>Practice</title>', 'isOther'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'isOther'],
  ['a number', '3', 'isOther'],
  ['null', 'null', 'isOther'],
  ['a list', '[{"what":"practice record"}]', 'isOther'],
  ['another kind of file', '{"what":"reading list","version":2}', 'isOther'],
  ['some JSON', '{"name":"x","dependencies":{"qr":"0.7.0"}}', 'isOther'],
  ['a newer version', about({ version: 4, problems: [] }), 'isNewer'],
  ['an unknown version', about({ version: 1, problems: {} }), 'isCut'],
  ['no version', about({ version: 'two' }), 'isCut'],
  ['no problems', about({}), 'isCut'],
  ['an empty record', about({ problems: {} }), 'isBlank'],
  ['an empty record of the first version', '{}', 'isBlank'],
  ['no valid entry', about({ problems: { a: 1, b: [] } }), 'isCut'],
  ['a file that is too large', `{"a":"${'x'.repeat(largestFile)}"}`, 'isLarge'],
] as const)('rejects %s with a reason', (_, text, reason) => {
  expect(readFile(text)).toEqual({ problem: refusals[reason] });
});

test('leaves out and counts unknown problems, but keeps self-checks', () => {
  const work = sampleWork();
  const imported = { record: { kettle: work, foreign: work, 'lesson/check': work }, unread: 2 };
  expect(knownOnly(imported, ['kettle', 'bath'])).toEqual({
    record: { kettle: work, 'lesson/check': work },
    unread: 2,
    unknown: 1,
  });
  expect(knownOnly({ record: { foreign: work }, unread: 0 }, ['kettle'])).toEqual({
    problem: refusals.isForeign,
  });
  expect(knownOnly({ problem: 'x' }, [])).toEqual({ problem: 'x' });
});

test('every reason says what to do', () => {
  for (const sentence of Object.values(refusals)) {
    expect(sentence).toMatch(/[.,] (Export|Choose|Reload|Copy) /);
  }
});

test('counts problems and self-checks separately in words', () => {
  expect(contentsInWords(record)).toBe('2 problems, 1 mastered, 1 lesson self-check');
  const work = sampleWork();
  expect(contentsInWords({ kettle: work })).toBe('1 problem');
  expect(contentsInWords({ 'a/check-1': work, 'a/check-2': work })).toBe('2 lesson self-checks');
});
