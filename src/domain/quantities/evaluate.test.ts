import { expect, test } from 'vitest';
import { evaluate, type Tree } from './evaluate.ts';

const values = new Map([
  ['m', 2],
  ['T', 300],
]);

test.each<[tree: Tree, result: number]>([
  [7, 7],
  ['m', 2],
  [['*', 'm', ['-', 'T', 280]], 40],
  [['/', 'm', ['neg', 4]], -0.5],
  [['max', ['min', 'm', 1], -3], 1],
  [['ceil', ['ln', 'T']], 6],
])('%j is %d', (tree, result) => {
  expect(evaluate(tree, values)).toBe(result);
});

test('an expression survives JSON', () => {
  const tree: Tree = ['exp', ['/', ['neg', 'm'], ['abs', 'T']]];
  const arrived = JSON.parse(JSON.stringify(tree)) as Tree;
  expect(evaluate(arrived, values)).toBe(Math.exp(-2 / 300));
});

test('an unknown name is NaN', () => {
  expect(evaluate(['+', 'm', 'x'], values)).toBeNaN();
});
