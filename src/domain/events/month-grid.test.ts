import { expect, test } from 'vitest';
import { addMonths, monthGrid, nearestMonth } from './month-grid.ts';

const months = Array.from({ length: 600 }, (_, index) => addMonths('1999-12', index));

test.each(months)(
  '%s: whole weeks of consecutive days, from Sunday, with every day once',
  (month) => {
    const days = monthGrid(month).flat();
    expect(new Date(days[0] ?? '').getUTCDay()).toBe(0);
    const steps = days
      .slice(1)
      .map((day, index) => Date.parse(day) - Date.parse(days[index] ?? ''));
    expect(new Set(steps)).toEqual(new Set([86_400_000]));
    const own = days.filter((day) => day.startsWith(month));
    expect(own[0]).toBe(`${month}-01`);
    expect(Date.parse(`${addMonths(month, 1)}-01`) - Date.parse(own.at(-1) ?? '')).toBe(86_400_000);
    expect(days.length - own.length).toBeLessThan(13);
  },
);

test('months wrap around years', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2025-12', -24)).toBe('2023-12');
});

test('the nearest month is the next of a list, or else the last before', () => {
  const months = ['2025-09', '2025-11'];
  expect(nearestMonth('2025-10', months)).toBe('2025-11');
  expect(nearestMonth('2019-01', months)).toBe('2025-09');
  expect(nearestMonth('2026-11', months)).toBe('2025-11');
  expect(nearestMonth('2025-09', ['2025-09'])).toBeUndefined();
});
