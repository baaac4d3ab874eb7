import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/built-pages.ts';
import { equationsOf } from '../../tools/pdf-equations.ts';

const pages = readBuiltPages().filter(({ html }) => html.includes('<math'));

test('there are pages with equations', () => {
  expect(pages).not.toHaveLength(0);
});

test.each(pages)('every equation of $path has words that any voice can say', ({ html }) => {
  const words = equationsOf(html);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((said) => !/^[A-Za-z0-9][A-Za-z0-9 .,;:'-]*[?)]*$/.test(said))).toEqual([]);
});
