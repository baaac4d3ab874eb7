import { expect, test } from 'vitest';
import { stem, singular, termsOf } from './terms.ts';

test.each([
  ['reactors', 'reactor'],
  ['studies', 'study'],
  ['gas', 'gas'],
  ['mass', 'mass'],
  ['analysis', 'analysis'],
])('%s is looked up as %s', (word, found) => {
  expect(singular(word)).toBe(found);
});

test('drops stop words and splits codes', () => {
  expect(termsOf('How do I size a CSTR for CHE340?')).toEqual(['size', 'cstr', 'che', '340']);
});

test.each([
  ['distilling', 'distillation'],
  ['reactor', 'reaction'],
  ['heating', 'heated'],
])('%s and %s have the same stem', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test('a short word keeps its suffix', () => {
  expect(stem('bed')).toBe('bed');
});
