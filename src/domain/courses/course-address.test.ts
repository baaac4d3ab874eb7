import { expect, test } from 'vitest';
import { courseAddress } from './course-address.ts';

test('builds the path from the code', () => {
  expect(courseAddress('CHE 340')).toBe('/resources/courses/che-340');
});
