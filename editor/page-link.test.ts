import { expect, test } from 'vitest';
import { editableSources } from './editable-sources.ts';
import { pathOf } from './PageLink.tsx';

test('links each file to its page or the home page', () => {
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
