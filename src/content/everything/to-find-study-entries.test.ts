import { expect, test } from 'vitest';
import { courseEntries, lessonEntries, delayEntries } from './to-find-study-entries.ts';

test('a course is found by the ideas that lessons use', () => {
  const course = {
    code: 'MATH 1',
    name: 'Calculus',
    lessons: [],
    usedIn: [
      { idea: 'Integrals', lessons: [] },
      { idea: 'Limits', lessons: [] },
    ],
  };
  const [entry] = courseEntries([{ name: 'Mathematics', classes: [course] }]);
  expect(entry?.text).toBe('Our lessons use: Integrals; Limits.');
});

test("a lesson's formula sheet is found by its equations", () => {
  const lesson = { title: 'Pumps', description: 'Head.', course: 'GEN 1', page: '/pumps' };
  const formulas = { page: '/pumps/formulas', text: 'P = ρgQh' };
  const entries = lessonEntries([{ ...lesson, sections: [], formulas }], () => 'Fluids');
  expect(entries[1]).toMatchObject({
    title: 'Formula sheet',
    address: '/pumps/formulas',
    of: 'Pumps GEN 1',
    text: 'P = ρgQh',
  });
  expect(lessonEntries([{ ...lesson, sections: [] }], () => '')).toHaveLength(1);
});

test('the cost of dropping a course is found, if the course map has one', () => {
  const map = '/resources/courses?dropped=gen-1';
  const courses = [
    { code: 'GEN 1', name: 'Fluids', delay: { words: '2 courses move.', map } },
    { code: 'GEN 2', name: 'Heat' },
  ];
  expect(delayEntries(courses, 'Course Map')).toEqual([
    {
      kind: 'page',
      title: 'What if you drop GEN 1?',
      address: map,
      detail: '',
      names: 'fail Fluids',
      of: 'Course Map',
      text: '2 courses move.',
    },
  ]);
});
