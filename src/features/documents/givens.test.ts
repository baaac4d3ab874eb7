import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Givens } from './WorkedExample.tsx';

const given = (source?: string) => ({ symbol: [], words: [], value: [], source });
const draw = (...sources: (string | undefined)[]) => {
  const html = renderToStaticMarkup(createElement(Givens, { rows: sources.map(given) }));
  const words = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => text.trim());
  return {
    sources: words(/class="source[^>]*>([^<]*)/g),
    notes: words(/<p\b[^>]*>([^<]*)/g),
  };
};

test('a short source is in the row of its given', () => {
  expect(draw('NIST WebBook', undefined, 'CoolProp')).toEqual({
    sources: ['NIST WebBook', 'CoolProp'],
    notes: [],
  });
});

test('a long source is one note below the table', () => {
  const [long, other] = ['Book '.repeat(9), 'Table '.repeat(8)];
  expect(draw(long, 'CoolProp', other, long)).toEqual({
    sources: ['note 1', 'CoolProp', 'note 2', 'note 1'],
    notes: [`Note 1: ${long.trim()}`, `Note 2: ${other.trim()}`],
  });
});
