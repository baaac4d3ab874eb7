import { expect, test } from 'vitest';
import { breadcrumbTo } from './site-menu.ts';
import { pagePaths, type PageName } from '../../domain/menu/site-pages.ts';

const pagesWithout = (...off: PageName[]) =>
  Object.fromEntries(
    Object.entries(pagePaths).map(([name, path]) => [
      name,
      { path, label: name, isOn: !off.includes(name as PageName) },
    ]),
  ) as Parameters<typeof breadcrumbTo>[0];

test('leads through the pages to the course', () => {
  expect(breadcrumbTo(pagesWithout(), ['resources', 'practice'], 'CHE 210')).toEqual([
    { label: 'resources', href: '/resources' },
    { label: 'practice', href: '/resources/study-materials' },
    { label: 'CHE 210', href: '/resources/courses/che-210' },
  ]);
});

test('skips pages that are off, and the course without lessons', () => {
  expect(
    breadcrumbTo(pagesWithout('resources', 'lessons'), ['resources', 'practice'], 'CHE 210'),
  ).toEqual([{ label: 'practice', href: '/resources/study-materials' }]);
});
