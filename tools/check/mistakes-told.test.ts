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

/** Builds a problem with the answer 100 and two mistakes with the given results in each set. */
const problem = (...sets: [number, number][]) => ({
  answers: [question],
  variants: sets.map((mistakes) => ({
    printed: [],
    values: {},
    keys: [{ value: 100, mistakes, molarMasses: [] }],
    stepKeys: [],
  })),
});

test('counts a set with a mistake judged right once', () => {
  expect(mistakesTold(problem([98, 50], [99.5, 50], [99.4, 100.2]))).toMatchObject({
    sets: 3,
    right: 2,
    other: 0,
  });
});

test('counts a mistake that intermediate rounding makes right', () => {
  expect(mistakesTold(problem([98.9, 50]))).toMatchObject({ right: 1 });
});

test('counts every mistake that gets another sentence', () => {
  expect(mistakesTold(problem([50, 50]))).toMatchObject({ right: 0, other: 2 });
});
