import { describe, expect, test } from 'vitest';
import { daysBetween, inDays, standing } from './days-away.ts';

test.each([
  [-2, '2 days ago'],
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
  [12, 'in 12 days'],
])('%i days away is %s', (days, words) => {
  expect(inDays(days)).toBe(words);
});

test('counts days across months, leap days and clock changes', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-11-16', '2027-02-03')).toBe(79);
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

describe('describes a date', () => {
  const one = { first: '2026-12-16', last: '2026-12-16' };
  const several = { first: '2026-12-02', last: '2026-12-04' };
  const [due, closing] = [{ closes: 'by 5 PM' }, { closes: 'until 5 PM' }];
  test.each([
    ['when it comes', one, '2026-12-04', false, 'in 12 days'],
    ['that it is today', one, '2026-12-16', false, 'today'],
    ['by when, if it is due', { ...one, ...due }, '2026-12-16', false, 'by 5 PM today'],
    ['that it has closed', { ...one, ...due }, '2026-12-16', true, 'over'],
    ['how long ago it was', one, '2026-12-19', true, 'was 3 days ago'],
    ['when the first of several comes', several, '2026-12-01', false, 'tomorrow'],
    ['how long several go on', several, '2026-12-02', false, 'now, for 2 more days'],
    ['that the last of several is tomorrow', several, '2026-12-03', false, 'now, until tomorrow'],
    ['that it is the last', several, '2026-12-04', false, 'today is the last day'],
    ['until when on the last', { ...several, ...closing }, '2026-12-04', false, 'until 5 PM today'],
    ['that an evening goes on after midnight', one, '2026-12-17', false, 'today'],
  ] as const)('%s', (_, span, today, isOver, words) => {
    expect(standing(span, today, isOver)).toBe(words);
  });
});
