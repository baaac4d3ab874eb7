import { expect, test } from 'vitest';
import {
  courseEntries,
  lessonEntries,
  slipEntries,
  substanceEntries,
} from './to-find-study-entries.ts';

test('a course says which of its lessons can be read', () => {
  const lesson = { title: 'Pumps', description: '', page: '/pumps', pdf: '/pumps.pdf' };
  const [course] = courseEntries([
    {
      name: 'Core',
      classes: [
        {
          code: 'CHE 318',
          name: 'Transport',
          lessons: [lesson, { title: 'Fans', description: '' }],
        },
      ],
    },
  ]);
  expect(course?.text).toBe('1 lesson: Pumps. Planned: Fans.');
});

test('a course is found by what lessons use of it', () => {
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

test('the formula sheet of a lesson is found with its equations', () => {
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

test('what a course costs that is dropped is found, where the map of courses knows it', () => {
  const map = '/resources/courses?dropped=gen-1';
  const courses = [
    { code: 'GEN 1', name: 'Fluids', slip: { words: '2 courses move.', map } },
    { code: 'GEN 2', name: 'Heat' },
  ];
  expect(slipEntries(courses, 'Course Map')).toEqual([
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

test('a substance is found by its formula and by any of its names', () => {
  const [entry] = substanceEntries([
    {
      name: 'methyl ethyl ketone',
      alsoCalled: ['MEK', 'butanone'],
      formula: 'C4H8O',
      cas: '78-93-3',
      molarMass: 72.107,
      boilingPoint: { value: 352.79, source: 'a' },
      critical: { temperature: 535.5, pressure: 4.15, source: 'a' },
      liquidHeatCapacity: { value: 158.7, from: 273, to: 350, source: 'a' },
      acentricFactor: { value: 0.32, source: 'a' },
    },
  ]);
  expect(entry).toEqual({
    kind: 'page',
    title: 'Methyl ethyl ketone',
    address: '/resources/handbook/substances/methyl-ethyl-ketone',
    detail: 'C₄H₈O',
    names: 'substance C4H8O MEK butanone',
    text: 'C₄H₈O, 72.107 g/mol. Boils at 79.64 °C at 1 atm. Also MEK, butanone. Heat capacity.',
  });
});
