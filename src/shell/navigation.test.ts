import { expect, test } from 'vitest';
import { currentLink } from './SiteHeader.tsx';

const menu = ['/', '/about', '/resources', '/news'].map((path) => ({ path, label: path }));

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/resources/study-materials/units', '/resources'],
  ['/events', '/resources'],
  ['/join', '/about'],
  ['/search', undefined],
  // This path starts with /news but isn't below it.
  ['/newsletter', undefined],
])('on %s the link to %s is the current one', (page, link) => {
  expect(currentLink(menu, page)).toBe(link);
});

test('a page that a board added to the menu highlights itself', () => {
  const longer = [...menu, { path: '/events', label: '' }, { path: '/resources/exam', label: '' }];
  expect(currentLink(longer, '/events/2019')).toBe('/events');
  expect(currentLink(longer, '/resources/exam/che-210')).toBe('/resources/exam');
  expect(currentLink(longer, '/resources/tutors')).toBe('/resources');
});

test('a page whose parent is not in the menu highlights nothing', () => {
  expect(currentLink([{ path: '/news', label: 'News' }], '/join')).toBeUndefined();
});
