import { expect, test } from 'vitest';
import { packSets, unpackSet } from './packed-sets.ts';

const set = (value: number, more: object = {}) => [
  { value, tree: ['*', 'v', ['+', 2, value * 3]], ...more },
  { value },
];

test('every set comes back as it was', () => {
  const sets = [set(1), set(2.5), set(-7)];
  const packed = packSets(sets);
  expect(sets.map((_, place) => unpackSet(packed, place))).toEqual(sets);
});

test('a number that never varies is stored once, and one that occurs twice too', () => {
  const { form, numbers } = packSets([set(1), set(2)]);
  expect(form).toEqual([{ value: '#0', tree: ['*', 'v', ['+', 2, '#1']] }, { value: '#0' }]);
  expect(numbers).toEqual([
    [1, 3],
    [2, 6],
  ]);
});

test.each([
  ['another field', [set(1), set(2, { extra: 1 })]],
  ['another name', [set(1, { name: 'a' }), set(2, { name: 'b' })]],
  ['a longer list', [[1], [1, 2]]],
])("sets that differ in %s can't be packed", (_, sets) => {
  expect(() => packSets(sets)).toThrow('more than their numbers');
});
