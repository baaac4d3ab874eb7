import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { matchTerms } from './match-terms.ts';

const entry = (kind: 'lesson' | 'term', title: string) => ({
  ...{ kind, title, address: `/${title}`, detail: '', names: '', text: '' },
});
const index = buildIndex(
  [
    entry('lesson', 'Azeotrope'),
    ...['azeotrope', 'residual (of a fit)', 'residual (of a gas)'].map((title) =>
      entry('term', title),
    ),
  ],
  [],
);

test.each([
  ['its name', 'azeotropes', ['/azeotrope']],
  ['a question', 'what is an azeotrope', ['/azeotrope']],
  ['a request to define it', 'define azeotrope', ['/azeotrope']],
  ['a name with two meanings', 'residual', ['/residual (of a fit)', '/residual (of a gas)']],
  ['a name among other words', 'azeotrope problems', []],
  ['nothing but a question', 'meaning', []],
])('finds the terms for %s', (_, query, addresses) => {
  expect(matchTerms(query, index).map(({ address }) => address)).toEqual(addresses);
});
