import { expect, test } from 'vitest';
import { academicYear } from './days.ts';

test('a term across two years names both', () => {
  expect(academicYear('2025-08-25', '2026-05-15')).toBe('2025–26');
});

test('a term within one year names it once', () => {
  expect(academicYear('2025-01-10', '2025-12-20')).toBe('2025');
});
