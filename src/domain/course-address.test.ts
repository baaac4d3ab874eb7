import { expect, test } from 'vitest';
import { courseAddress, courseSlug } from './course-address.ts';

test('the address of a course is made of its code', () => {
  expect(courseAddress('CHE 340')).toBe('/resources/courses/che-340');
});

test.each([
  ['CH 320M', 'ch-320m'],
  ['GÉN 2.1', 'gen-2-1'],
  ['(M 427)', 'm-427'],
])('%s ends in %s', (code, slug) => {
  expect(courseSlug(code)).toBe(slug);
});
