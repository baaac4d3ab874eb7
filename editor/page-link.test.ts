import { expect, test } from 'vitest';
import { editableSources } from './editable-sources.ts';
import { pathOf } from './PageLink.tsx';

test('each file leads to the page that shows it, or to the first page', () => {
  const paths = editableSources.map(({ name, files }) => `${name} ${pathOf(name, files)}`);
  expect(paths).toContain('boards /officers');
  expect(paths).toContain('tutors /resources/tutors');
  expect(pathOf('newsletters', 'content/newsletters/2025-10.md')).toBe('/news/2025-10');
  expect(paths.filter((path) => path.endsWith(' /')).sort()).toEqual([
    'facts /',
    'home /',
    'look /',
    'menu /',
    'notFound /',
    'site /',
  ]);
});
