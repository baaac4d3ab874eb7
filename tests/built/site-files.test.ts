import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/check/built-pages.ts';

const file = (path: string) => readFileSync(`dist${path}`, 'utf8');
const pages = readBuiltPages().filter(({ path }) => path !== '/404');

test('the sitemap lists exactly the indexed pages, by canonical address', () => {
  const listed = [...file('/sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? ''),
  );
  const wanted = new Map(
    pages.filter(({ html }) => !html.includes('"noindex"')).map(({ path, html }) => [path, html]),
  );
  expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual([...wanted.keys()].toSorted());
  expect(pages.length - wanted.size).toBeLessThanOrEqual(1);
  for (const { pathname, href } of listed) {
    const isCanonical = wanted.get(pathname)?.includes(`<link rel="canonical" href="${href}">`);
    expect(isCanonical, pathname).toBe(true);
  }
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(file('/robots.txt')).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\/sitemap-index\.xml\n$/,
  );
});

test('licenses.txt has the licenses of all packages', () => {
  const licenses = file('/licenses.txt');
  for (const name of ['react', 'react-dom', 'scheduler', 'astro', 'tailwindcss']) {
    expect(licenses, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  }
  expect(licenses).toContain('SIL OPEN FONT LICENSE');
});

test('every page has its own title and description, and a preview picture of 1200 × 630', () => {
  const titles = new Set<string>();
  for (const { path, html } of pages) {
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head, path).toMatch(/<meta name="description" content="[^"]*\S[^"]*">/);
    expect(head, path).toMatch(/<meta property="og:image" content="[^"]+\/social-card\.png">/);
  }
  expect(titles.size).toBe(pages.length);
  const picture = readFileSync('dist/social-card.png');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
