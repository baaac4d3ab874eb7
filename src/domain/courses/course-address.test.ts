import { expect, test } from 'vitest';
import { courseAddress } from './course-address.ts';

test('the address of a course is made of its code', () => {
  expect(courseAddress('CHE 340')).toBe('/resources/courses/che-340');
});
