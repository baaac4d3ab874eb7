import { expect, test } from 'vitest';
import type { PracticeRecord, Work } from './record.ts';
import { changesInWords, leftOutInWords } from './record-changes.ts';

const tried: Work = {
  since: '2026-11-01',
  last: '2026-11-01',
  rung: 0,
  sets: [{ seed: 0, typed: { m: '1 kg', Q: '2 J' }, right: ['m'] }],
};
const solved: Work = { ...tried, solved: '2026-11-02', rung: 1 };

test('counts added, advanced and updated problems', () => {
  const before: PracticeRecord = { a: tried, b: tried, c: tried };
  const after = { ...before, b: solved, c: { ...tried, last: '2026-11-05' }, d: tried, e: solved };
  expect(changesInWords(before, after)).toBe(
    '2 problems added, 1 moved on, 1 updated; nothing was lost.',
  );
  expect(changesInWords({ a: tried }, { a: solved })).toBe('1 problem moved on; nothing was lost.');
});

test('counts self-checks separately', () => {
  expect(changesInWords({}, { 'a/check-1': solved, b: tried })).toBe(
    '1 problem added, 1 self-check added; nothing was lost.',
  );
});

test('the same fields in another order are no change', () => {
  const { sets, ...rest } = tried;
  const other = { sets: [{ right: ['m'], typed: { Q: '2 J', m: '1 kg' }, seed: 0 }], ...rest };
  expect(sets).toHaveLength(1);
  expect(changesInWords({ a: tried }, { a: other })).toMatch(/^Nothing new/);
});

test('counts unreadable and unknown entries', () => {
  expect(leftOutInWords(0, 0)).toBe('');
  expect(leftOutInWords(1, 0)).toContain('We couldn’t read 1 entry.');
  expect(leftOutInWords(3, 0)).toContain('We couldn’t read 3 entries.');
  expect(leftOutInWords(0, 1)).toBe(' 1 problem isn’t on this site, so we left it out.');
  expect(leftOutInWords(1, 2)).toContain('2 problems aren’t on this site, so we left them out.');
});
