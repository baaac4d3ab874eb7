import { expect, test } from 'vitest';
import { circleOfNeeds, openedBy } from './course-order.ts';

const course = (code: string, ...needs: string[]) => ({ code, needs });

test('lists the courses that need a course in order', () => {
  const opened = openedBy([course('A'), course('B', 'A'), { code: 'C' }, course('D', 'B', 'A')]);
  expect(opened.get('A')?.map(({ code }) => code)).toEqual(['B', 'D']);
  expect(opened.get('C')).toBeUndefined();
});

test('names a cycle course by course', () => {
  expect(
    circleOfNeeds([course('X', 'A'), course('A', 'B'), course('B', 'C'), course('C', 'A')]),
  ).toEqual(['A', 'B', 'C']);
  expect(circleOfNeeds([course('A', 'A')])).toEqual(['A']);
  expect(circleOfNeeds([course('A', 'B'), { code: 'B', alongside: ['A'] }])).toEqual(['A', 'B']);
});

test('a chain of a thousand courses is fast', () => {
  const row = Array.from({ length: 1000 }, (_, place) =>
    course(String(place), ...(place > 0 ? [String(place - 1)] : [])),
  );
  expect(circleOfNeeds(row)).toBe(undefined);
});
