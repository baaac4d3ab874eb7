import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { Entry } from './entry.ts';
import { lettersOf } from './files.ts';
import { firstCards } from './first-cards.ts';

const book = (title: string): Entry => ({
  kind: 'book',
  title,
  address: `/${title}`,
  detail: '',
  names: '',
  text: '',
});
const index = buildIndex(['Pumps', 'Pulp', 'Purge', 'Pure air', 'Éclair', 'η'].map(book), []);

test('for two letters there is what a search for them shows at first, with its place', () => {
  const first = firstCards(index);
  expect(first.get('pu')?.map(([id, { title }]) => [id, title])).toEqual([
    [0, 'Pumps'],
    [1, 'Pulp'],
    [3, 'Pure air'],
  ]);
  expect([...first.keys()].sort()).toEqual(['ai', 'ec', 'pu']);
});

test.each([
  ['pu', 'pu'],
  ['The Pu', 'pu'],
  ['pu pu', 'pu'],
  ['pum', undefined],
  ['pu ec', undefined],
  ['p', undefined],
  ['ηρ', undefined],
])('%s comes to the two letters %s', (query, letters) => {
  expect(lettersOf(query)).toBe(letters);
});
