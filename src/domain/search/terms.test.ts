import { expect, test } from 'vitest';
import { beginningOf, singular, termsOf } from './terms.ts';

test.each([
  ['reactors', 'reactor'],
  ['studies', 'study'],
  ['gas', 'gas'],
  ['mass', 'mass'],
  ['analysis', 'analysis'],
])('%s is looked up as %s', (word, found) => {
  expect(singular(word)).toBe(found);
});

test('words that say nothing are left out, and codes come apart', () => {
  expect(termsOf('How do I size a CSTR for CHE340?')).toEqual(['size', 'cstr', 'che', '340']);
});

test.each([
  ['distilling', 'distillation'],
  ['reactor', 'reaction'],
  ['heating', 'heated'],
])('%s and %s begin alike', (a, b) => {
  expect(beginningOf(a)).toBe(beginningOf(b));
});

test('a short word keeps its ending', () => {
  expect(beginningOf('bed')).toBe('bed');
});
