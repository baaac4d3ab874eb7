import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/built-pages.ts';
import { deadLinks, internalLinks, linkFaults } from '../../tools/check-links.ts';

const pages = readBuiltPages();

test('every internal link resolves, and none is a bare #', () => {
  expect(deadLinks(pages)).toEqual([]);
});

test.each(pages)('$path has links to the rest of the site', ({ html }) => {
  expect(internalLinks(html).length).toBeGreaterThan(8);
});

test.each([
  ['/abuot', 'Did you mean "/about"?'],
  ['/about#nowhere', 'Correct it'],
  ['about-us', 'leads nowhere'],
  ['#', 'leads nowhere'],
])('a link to %s is found', (link, words) => {
  const html = `<main><a href="${link}">there</a></main>`;
  const [fault] = linkFaults([...pages, { path: '/news/planted', html }]);
  expect(fault).toContain(`The page /news/planted\n  the link "${link}" leads nowhere.`);
  expect(fault).toContain(words);
});
