import { expect, test } from 'vitest';
import { isCurrentLink } from './navigation.ts';

test('a page highlights its own link', () => {
  expect(isCurrentLink('/about', '/about')).toBe(true);
});

test('a page below /resources highlights Resources', () => {
  expect(isCurrentLink('/resources', '/resources/study-materials/units')).toBe(true);
});

test('Home is current on the home page only', () => {
  expect(isCurrentLink('/', '/')).toBe(true);
  expect(isCurrentLink('/', '/about')).toBe(false);
});

test('a path that merely begins with the same letters is another page', () => {
  expect(isCurrentLink('/news', '/newsletter')).toBe(false);
});
