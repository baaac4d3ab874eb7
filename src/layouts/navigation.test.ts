import { expect, test } from 'vitest';
import { isCurrentLink, mainLinks } from './navigation.ts';

test('a page highlights its own link', () => {
  expect(isCurrentLink('/about', '/about')).toBe(true);
});

test('a page below /resources highlights Resources', () => {
  expect(isCurrentLink('/resources', '/resources/study-materials/units')).toBe(true);
});

test.each([
  ['/events', '/resources'],
  ['/events/2019', '/resources'],
  ['/join', '/about'],
])('%s, which is not in the header, highlights %s and nothing else', (page, parent) => {
  const current = mainLinks.filter(({ path }) => isCurrentLink(path, page));
  expect(current.map(({ path }) => path)).toEqual([parent]);
});

test('Home is current on the home page only', () => {
  expect(isCurrentLink('/', '/')).toBe(true);
  expect(isCurrentLink('/', '/about')).toBe(false);
});

test('a path that merely begins with the same letters is another page', () => {
  expect(isCurrentLink('/news', '/newsletter')).toBe(false);
});
