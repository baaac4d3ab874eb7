import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownAddresses } from '../../src/content/everything/check-addresses.ts';
import { attributeValues, readBuiltPages } from '../../tools/check/built-pages.ts';
import {
  bareLinkFaults,
  deadLinks,
  internalLinks,
  leadsOn,
  linkFaults,
  nameFaults,
} from '../../tools/check/links.ts';

const pages = readBuiltPages();

test('every internal link resolves, and none is just #', () => {
  expect(deadLinks(pages)).toEqual([]);
});

test('every parent address of a page or PDF is a page or redirects to one', () => {
  const files = globSync('dist/**/*.{html,pdf}').map((file) => file.slice('dist'.length));
  const known = new Set(pages.map(({ path }) => path));
  const led = readFileSync('dist/_redirects', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, to = '']) => known.has(to))
    .map(([from = '']) => from);
  const above = files.flatMap((file) =>
    file.split('/').flatMap((_, end, parts) => (end > 1 ? [parts.slice(0, end).join('/')] : [])),
  );
  expect(above.length).toBeGreaterThan(0);
  expect([...new Set(above)].filter((path) => !known.has(path) && !led.includes(path))).toEqual([]);
});

test.each(Object.entries(knownAddresses().places))(
  'every anchor on %s is known before the build',
  (path, known) => {
    const html = pages.find((page) => page.path === path)?.html ?? '';
    const places = attributeValues(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '', '[a-z0-9]+', 'id');
    expect(places.filter((id) => id !== 'content' && !known.includes(id))).toEqual([]);
  },
);

test('every page is known before the build', () => {
  const { pages: known, uncounted } = knownAddresses();
  const isKnown = ({ path }: { path: string }) =>
    known.includes(path) || uncounted.some((start) => path.startsWith(start));
  expect(pages.filter((page) => !isKnown(page)).map(({ path }) => path)).toEqual([]);
});

test.each(pages)('$path has links to the rest of the site', ({ html }) => {
  expect(internalLinks(html).length).toBeGreaterThan(8);
});

test.each([
  ['/abuot', 'Did you mean "/about"?'],
  ['/about#nowhere', 'The places on that page are: '],
  ['/about#mision', 'Did you mean "/about#mission"?'],
  ['about-us', 'leads nowhere'],
  ['#', 'leads nowhere'],
])('reports a link to %s', (link, words) => {
  const html = `<main><a href="${link}">there</a></main>`;
  const [fault] = linkFaults([...pages, { path: '/news/planted', html }]);
  expect(fault).toContain(`The page /news/planted\n  the link "${link}" leads nowhere.`);
  expect(fault).toContain(words);
});

test.each(pages)('$path links to another page in its content', (page) => {
  expect(leadsOn(page)).toBe(true);
});

test('ignores links in the header, to the same page and to files', () => {
  const html =
    '<header><a href="/about">About</a></header><main><a href="/events#a">A</a><a href="/news.xml">Feed</a></main>';
  expect(leadsOn({ path: '/events', html })).toBe(false);
  expect(leadsOn({ path: '/join', html })).toBe(true);
});

test('no page shows the Markdown of a link', () => {
  expect(bareLinkFaults(pages)).toEqual([]);
});

test('reports the Markdown of a link', () => {
  const html = '<main><p>Please [write to us](/contact) soon.</p></main>';
  expect(bareLinkFaults([{ path: '/news/planted', html }])).toEqual([
    expect.stringContaining('shows "[write to us](/contact)" with its brackets'),
  ]);
});

test('links name pages by their titles', () => {
  expect(nameFaults(pages)).toEqual([]);
});

test('reports a wrong name of a page with the right one', () => {
  const html = '<a href="/about" class="x">Who<span class="page-name">: Us &amp; them</span></a>';
  expect(nameFaults([...pages, { path: '/news/planted', html }])).toEqual([
    expect.stringContaining('says the page is called "Us & them".\n  It’s called "About"'),
  ]);
});
