import { expect, test } from 'vitest';
import { dayInWords, monthInWords, shortDay, weekdayInWords } from './day-words.ts';
import { academicYear, addDays, addMonths, inYearNear } from './days.ts';

const days = Array.from({ length: 1500 }, (_, index) => addDays('2023-12-31', index));
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

test.each([
  ['September 8, 2025', dayInWords, formatter({ dateStyle: 'long' })],
  ['Monday, September 8, 2025', weekdayInWords, formatter({ dateStyle: 'full' })],
  ['Mon, Sep 8', shortDay, formatter({ weekday: 'short', month: 'short', day: 'numeric' })],
  ['September 2025', monthInWords, formatter({ year: 'numeric', month: 'long' })],
])('writes every day of four years as a browser does: %s', (sample, words, format) => {
  expect(words('2025-09-08')).toBe(sample);
  for (const day of days) expect(words(day)).toBe(format.format(Date.parse(day)));
});

test('adds months across years', () => {
  expect(addMonths('2025-11-03', 18)).toBe('2027-05-03');
  expect(addMonths('2025-12-31', 12)).toBe('2026-12-31');
});

test('corrects a wrong year to the nearest', () => {
  expect(inYearNear('2026-02-16', '2027-02-17')).toBe('2027-02-16');
  expect(inYearNear('2025-01-02', '2026-12-30')).toBe('2027-01-02');
});

test('numbers days across months, leap days and years', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('a term of office is named by its years', () => {
  expect(academicYear('2025-08-25', '2026-05-15')).toBe('2025–26');
  expect(academicYear('2025-01-10', '2025-12-20')).toBe('2025');
});
