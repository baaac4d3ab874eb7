import { expect, test } from 'vitest';
import type { AnswerBox } from '../../src/documents/document/document.ts';
import { noDimensions } from '../../src/domain/quantities/dimensions.ts';
import { mistakesTold } from './mistakes-told.ts';

const question: AnswerBox = {
  name: 'n',
  label: 'How many',
  dimensions: noDimensions,
  unit: '',
  factor: 1,
  zero: 0,
  digits: 3,
  within: { part: 0.01 },
  allowance: '1%',
  is: 'plain',
  givens: [],
  mistakes: ['You have forgotten the last one.', 'You have counted half of them.'],
};

/** A problem whose answer is 100, with two mistakes that lead to these numbers in each set. */
const problem = (...sets: [number, number][]) => ({
  answers: [question],
  variants: sets.map((mistakes) => ({
    printed: [],
    values: {},
    keys: [{ value: 100, mistakes, molarMasses: [] }],
  })),
});

test('a set with a mistake that is judged right counts once', () => {
  expect(mistakesTold(problem([98, 50], [99.5, 50], [99.4, 100.2]))).toMatchObject({
    sets: 3,
    right: 2,
    other: 0,
  });
});

test('a mistake that rounding on the way would make right counts as right', () => {
  expect(mistakesTold(problem([98.9, 50]))).toMatchObject({ right: 1 });
});

test('a mistake of which another sentence is said counts every time', () => {
  expect(mistakesTold(problem([50, 50]))).toMatchObject({ right: 0, other: 2 });
});
