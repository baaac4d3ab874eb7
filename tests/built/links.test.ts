import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributeValues, builtPages } from './built-pages.ts';

const ids = new Map(
  builtPages.map(({ path, html }) => [path, attributeValues(html, '[a-z0-9]+', 'id')]),
);

/** Where a link of a page leads to nothing: no page, no file, or no such place on the page. */
function leadsNowhere(page: string, link: string): boolean {
  const { pathname, hash } = new URL(link, `https://site.invalid${page}`);
  if (!ids.has(pathname)) return !statSync(`dist${pathname}`, { throwIfNoEntry: false })?.isFile();
  return hash !== '' && !(ids.get(pathname) ?? []).includes(decodeURIComponent(hash.slice(1)));
}

test.each(builtPages)('every internal link of $path resolves', ({ path, html }) => {
  const links = [
    ...attributeValues(html, 'a', 'href'),
    ...attributeValues(html, 'link', 'href'),
    ...attributeValues(html, 'img', 'src'),
    ...attributeValues(html, '(?:img|source)', 'srcset').flatMap((set) =>
      set.split(', ').map((candidate) => candidate.replace(/ \S+$/, '')),
    ),
  ].filter((link) => /^[/#]/.test(link));
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter((link) => leadsNowhere(path, link))).toEqual([]);
});

test('no link is a bare #', () => {
  expect(builtPages.filter(({ html }) => html.includes('href="#"'))).toEqual([]);
});
