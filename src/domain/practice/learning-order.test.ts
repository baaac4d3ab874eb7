import { expect, test } from 'vitest';
import { byTerm, warmUpsFirst } from './learning-order.ts';

test('the classes of early terms come first, those without a term last, else as listed', () => {
  const classes = [
    { code: 'D', usual: 8 },
    { code: 'X' },
    { code: 'A', usual: 1 },
    { code: 'C', usual: 3 },
    { code: 'B', usual: 3 },
    { code: 'Y' },
  ];
  expect(byTerm(classes).map(({ code }) => code)).toEqual(['A', 'C', 'B', 'D', 'X', 'Y']);
});

test('in a class warm-ups come first and exam problems last, else as listed', () => {
  const problems = ['exam 1', 'standard 1', 'warm-up 1', 'standard 2', 'warm-up 2'].map((name) => ({
    name,
    size: name.slice(0, -2),
  }));
  expect(warmUpsFirst(problems).map(({ name }) => name)).toEqual([
    ...['warm-up 1', 'warm-up 2', 'standard 1', 'standard 2', 'exam 1'],
  ]);
});
