import { expect, test } from 'vitest';
import { circleOfNeeds, openedBy } from './course-order.ts';

const course = (code: string, ...needs: string[]) => ({ code, needs });

test('a course opens those that need it, in their order', () => {
  const opened = openedBy([course('A'), course('B', 'A'), { code: 'C' }, course('D', 'B', 'A')]);
  expect(opened.get('A')?.map(({ code }) => code)).toEqual(['B', 'D']);
  expect(opened.get('C')).toBeUndefined();
});

test('a circle is named from course to course', () => {
  expect(
    circleOfNeeds([course('X', 'A'), course('A', 'B'), course('B', 'C'), course('C', 'A')]),
  ).toEqual(['A', 'B', 'C']);
  expect(circleOfNeeds([course('A', 'A')])).toEqual(['A']);
  expect(circleOfNeeds([course('A', 'B'), { code: 'B', alongside: ['A'] }])).toEqual(['A', 'B']);
});

test('a thousand courses in a row take no time to speak of', () => {
  const row = Array.from({ length: 1000 }, (_, place) =>
    course(String(place), ...(place > 0 ? [String(place - 1)] : [])),
  );
  expect(circleOfNeeds(row)).toBe(undefined);
});
