import { expect, test } from 'vitest';
import type { PrintedName } from '../../domain/plots/template.ts';
import { addingUp } from './adding-up.ts';

const name = (of: string, unit = 'm'): PrintedName => ({
  name: of,
  factor: 1,
  zero: 0,
  unit,
  digits: 3,
});

const figure = {
  definitions: [
    { name: 'total', is: ['-', ['+', 'a', 'b'], 'still'] as const },
    { name: 'twice', is: ['*', 'a', 2] as const },
  ],
  moving: new Set(['a', 'b', 'total', 'twice']),
  sliders: [],
};

/** Lists the other names in the sum of each name in a line. */
const besides = (pieces: readonly PrintedName[], sliders: readonly PrintedName[] = []) =>
  addingUp([pieces], { ...figure, sliders }).flatMap((line) =>
    line.map((piece) =>
      typeof piece === 'object' && 'name' in piece
        ? (piece.beside ?? []).map((other) => other.name).join(' ')
        : '',
    ),
  );

test('a sum is printed with the terms that change', () => {
  const all = ['total', 'a', 'b'].map((each) => name(each));
  expect(besides([...all, name('twice')])).toEqual(['total a b', 'total a b', 'total a b', '']);
  const [total] = addingUp([all], figure)[0] ?? [];
  expect(total).toMatchObject({
    terms: [
      { name: 'a', sign: 1 },
      { name: 'b', sign: 1 },
      { name: 'still', sign: -1 },
    ],
  });
});

test('hidden terms and terms in another unit don’t form a sum', () => {
  expect(besides([name('total'), name('a')])).toEqual(['', '']);
  expect(besides([name('total'), name('a'), name('b', 'cm')])).toEqual(['', '', '']);
  expect(besides([name('total'), name('a')], [name('b')])).toEqual(['total a b', 'total a b']);
});

test('a number with its own slider isn’t a sum', () => {
  expect(besides([name('total'), name('a'), name('b')], [name('total')])).toEqual(['', '', '']);
});
