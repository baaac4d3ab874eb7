import { describe, expect, test } from 'vitest';
import {
  courseMarksText,
  noMarks,
  readCourseMarks,
  runningTerm,
  withMark,
} from './course-marks.ts';

const courses = ['CHE 101', 'CHE 210', 'CHE 320'].map((code) => ({ code }));
const usual = new Map([
  ['CHE 101', 1],
  ['CHE 210', 3],
  ['CHE 320', 4],
]);

describe('address of a record', () => {
  test('reads what it wrote', () => {
    const courseMarks = {
      began: 2025,
      marks: { 'CHE 320': 'dropped', 'CHE 210': 'failed', 'CHE 101': 'done' },
    } as const;
    const parts = courseMarksText(courseMarks);
    expect(parts).toEqual({
      began: '2025',
      dropped: 'che-320',
      failed: 'che-210',
      done: 'che-101',
    });
    expect(readCourseMarks(parts, courses)).toEqual(courseMarks);
    expect(readCourseMarks(courseMarksText(noMarks), courses)).toEqual(noMarks);
  });

  test.each([
    ['a course of another year', { dropped: 'che-999' }, {}],
    ['a year that is none', { began: '25' }, {}],
    [
      'a course that is said twice',
      { dropped: 'che-210', done: 'che-210' },
      { 'CHE 210': 'dropped' },
    ],
    ['several courses', { done: 'che-101..che-210' }, { 'CHE 101': 'done', 'CHE 210': 'done' }],
    ['names of every object', { done: 'constructor.__proto__' }, {}],
  ])('survives %s', (_, parts, marks) => {
    expect(readCourseMarks(parts, courses)).toEqual({ began: undefined, marks });
  });
});

test('a mark replaces another and can be removed', () => {
  const dropped = withMark(noMarks, 'CHE 210', 'dropped');
  const failed = withMark(dropped, 'CHE 210', 'failed');
  expect(failed.marks).toEqual({ 'CHE 210': 'failed' });
  expect(withMark(failed, 'CHE 210', undefined)).toEqual(noMarks);
});

describe('running term', () => {
  test('follows from the day if the start is known', () => {
    const courseMarks = { began: 2025, marks: { 'CHE 101': 'dropped' } } as const;
    expect(runningTerm(courseMarks, usual, '2026-11-16')).toBe(3);
    expect(runningTerm(courseMarks, usual, '2024-11-16')).toBe(0);
  });

  test('is otherwise the term of the first mark', () => {
    const marks = { 'CHE 320': 'dropped', 'CHE 210': 'failed', 'CHE 101': 'done' } as const;
    expect(runningTerm({ marks }, usual, '2026-11-16')).toBe(3);
    expect(runningTerm({ marks: { 'CHE 101': 'done' } }, usual, '2026-11-16')).toBe(0);
  });
});
