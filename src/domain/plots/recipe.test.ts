import { expect, test } from 'vitest';
import type { Definition } from './definition.ts';
import { followRecipe } from './recipe.ts';

const known = new Map([
  ['a', 3],
  ['b', 4],
]);
const valuesOf = (...recipe: Definition[]) => followRecipe(recipe, known).values;

test('names are computed in order, each from those above it', () => {
  const values = valuesOf({ name: 'c', is: ['*', 'a', 'b'] }, { name: 'd', is: ['-', 'c', 'a'] });
  expect([...values]).toEqual([...known, ['c', 12], ['d', 9]]);
  expect(known.size).toBe(2);
});

test('a name without an answer is NaN, and so is what depends on it', () => {
  const values = valuesOf(
    { name: 'c', is: ['sqrt', ['-', 'a', 'b']] },
    { name: 'd', is: ['+', 'c', 1] },
    { name: 'e', is: ['+', 'b', 1] },
  );
  expect([values.get('c'), values.get('d'), values.get('e')]).toEqual([NaN, NaN, 5]);
});

test('an unknown is found between computed bounds', () => {
  const root = { name: 'z', left: ['^', 'z', 2], right: 'b', from: 0, to: 'a' } as const;
  expect(valuesOf(root).get('z')).toBeCloseTo(2, 12);
  expect(valuesOf({ ...root, to: ['/', 'a', 3] }).get('z')).toBeNaN();
});
