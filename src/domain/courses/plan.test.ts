import { expect, test } from 'vitest';
import { madeUpCourse as course } from '../../../tests/curriculum/made-up-course.ts';
import { chainTo, earliest, graduation, hoursIn, usualPlan } from './plan.ts';

const calculus = course('CALC');
const physics = course('PHYS', { needs: ['CALC'] });
const laboratory = course('LAB', { alongside: ['PHYS'] });
const fluids = course('FLUID', { needs: ['CALC', 'PHYS'], terms: ['spring'], credit: 4 });
const film = course('FILM', { usual: 9, isElective: true, credit: 1 });
const all = [film, fluids, laboratory, physics, calculus];

test('a course follows its prerequisites, in its season', () => {
  expect(Object.fromEntries(earliest(all))).toEqual({
    CALC: 1,
    PHYS: 2,
    LAB: 2,
    FLUID: 4,
    FILM: 1,
  });
});

test('graduation ignores electives and counts finished courses', () => {
  expect(graduation(all, usualPlan(all))).toBe(4);
  expect(graduation([film], usualPlan([film]))).toBe(0);
  expect(graduation([calculus], new Map(), 3)).toBe(3);
});

test('credit hours add up if known', () => {
  const plan = usualPlan(all);
  expect(hoursIn(all, plan, 4)).toBe(4);
  expect(hoursIn(all, plan, 2)).toBe(0);
});

test('the longest chain starts at a course without prerequisites', () => {
  expect(chainTo('FLUID', all, earliest(all))).toEqual(['CALC', 'PHYS', 'FLUID']);
  expect(chainTo('LAB', all, earliest(all))).toEqual(['CALC', 'PHYS', 'LAB']);
  const late = earliest(all, new Map([['FLUID', 8]]));
  expect(chainTo('FLUID', all, late)).toEqual(['FLUID']);
});
