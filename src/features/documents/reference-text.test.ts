import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CitedBook, Reference } from '../../documents/document/document.ts';
import { ReferenceText } from './ReferenceText.tsx';

const draw = (reference: Reference) =>
  renderToStaticMarkup(createElement(ReferenceText, reference));
const cited: CitedBook = { title: 'Old Wells', authors: 'Yard & Pit', place: 'chapter 2' };
const words: Reference['words'] = [{ type: 'text', text: 'depth' }];

test('a book shows its authors, title, edition and place', () => {
  expect(draw({ words, book: { ...cited, edition: '3rd edition' } })).toBe(
    'Yard &amp; Pit, <em>Old Wells</em>, 3rd edition, chapter 2: depth',
  );
  expect(draw({ words, book: cited })).toBe('Yard &amp; Pit, <em>Old Wells</em>, chapter 2: depth');
});

test('a book that we have leads to the shelf', () => {
  const copy = { words: 'We have a copy', page: '/shelf' };
  expect(draw({ words, book: { ...cited, copy } })).toMatch(
    /depth\. <a href="\/shelf">We have a copy<span class="sr-only"> of Old Wells<\/span><\/a>$/,
  );
});

test('a book that’s free to read and a page are links', () => {
  const href = 'https://wells.example.org/';
  expect(draw({ words, book: { ...cited, href } })).toMatch(
    /<a href="https:\/\/wells\.example\.org\/"><em>Old Wells<\/em>.*external link.*, chapter 2: depth$/,
  );
  expect(draw({ words, href: '/resources/handbook' })).toBe(
    '<a href="/resources/handbook">depth</a>',
  );
});
