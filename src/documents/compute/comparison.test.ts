import { expect, test } from 'vitest';
import { holds } from '../../domain/plots/exploration.ts';
import { readComparison } from './comparison.ts';
import { atLine, inFile } from '../text/fault.ts';
import { Names } from './names.ts';

const names = new Names();
names.let({ name: 'R', value: '2.5' });
names.let({ name: 'Rmin', value: '1.5' });
names.let({ name: 'm', value: '2 kg' });
names.let({ name: 'g', value: '500 g' });

const read = (text: string) =>
  inFile('tea.mdx', () => atLine(7, () => readComparison(text, names)));

test.each([
  ['R < Rmin', false],
  ['R > Rmin', true],
  ['m > g', true],
  ['abs(m - 4*g) < g', true],
  ['R > R', false],
])('%s is %s', (text, isSo) => {
  expect(holds(read(text), names.scope.values)).toBe(isSo);
});

test('zero fits any kind', () => {
  expect(holds(read('m > 0'), names.scope.values)).toBe(true);
  expect(holds(read('0 > m'), names.scope.values)).toBe(false);
});

const notOne = (text: string) =>
  `line 7\n  "${text}" isn’t a comparison.\n  Write two expressions with one < or > between them.`;

test.each([
  ['R', notOne('R')],
  ['R <', notOne('R <')],
  ['Rmin < R < 3', notOne('Rmin < R < 3')],
  ['R <= Rmin', '"R <= Rmin" has an equals sign.\n  Write just < or >'],
  ['m > R', 'line 7\n  "m > R" compares something in kg with a number without a unit.'],
])('%s is rejected: %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
