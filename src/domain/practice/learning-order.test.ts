import { expect, test } from 'vitest';
import { byTerm, warmUpsFirst } from './learning-order.ts';

test('orders classes by term, with those without a term last', () => {
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

test('orders problems from warm-ups to exam problems', () => {
  const problems = ['exam 1', 'standard 1', 'warm-up 1', 'standard 2', 'warm-up 2'].map((name) => ({
    name,
    size: name.slice(0, -2),
  }));
  expect(warmUpsFirst(problems).map(({ name }) => name)).toEqual([
    ...['warm-up 1', 'warm-up 2', 'standard 1', 'standard 2', 'exam 1'],
  ]);
});
