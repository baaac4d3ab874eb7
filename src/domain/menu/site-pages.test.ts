import { expect, test } from 'vitest';
import { pageOf, withDependents } from './site-pages.ts';

test.each([
  ['/', 'home'],
  ['/news/2025-09', 'news'],
  ['/news.xml', 'news'],
  ['/asked#old-exams', 'asked'],
  ['/events.ics', 'events'],
  ['/events#study-night', 'events'],
  ['/resources/registration.ics', 'registration'],
  ['/resources/study-materials?class=CHE+210', 'practice'],
  ['/resources/study-materials/problems/kettle', 'practice'],
  ['/resources/study-materials/units', 'lessons'],
  ['/resources/formulas', 'formulas'],
  ['/resources/courses?dropped=che-210', 'courseMap'],
  ['/resources/courses/che-210', 'lessons'],
  ['/lessons/units.pdf', 'lessons'],
  ['/newsletter', undefined],
  ['/favicon.svg', undefined],
  ['https://example.org/news', undefined],
])('%s belongs to %s', (address, name) => {
  expect(pageOf(address)).toBe(name);
});

test("without problems there is no exam and no tutors' page", () => {
  expect(withDependents(['practice', 'join'])).toEqual(['join', 'practice', 'exam', 'tutors']);
});

test('without lessons there are no formula sheets and no glossary', () => {
  expect(withDependents(['lessons'])).toEqual(['lessons', 'formulas', 'glossary']);
});
