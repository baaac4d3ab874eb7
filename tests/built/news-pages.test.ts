// @vitest-environment happy-dom
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { news, newsletters, site } from '../fixture-content.ts';
import { addresses, all, feedAt, fixtureFile, link, pageAt, wordsOf } from './fixture-pages.ts';

const page = pageAt('/news');

test('every newsletter has title, date, summary, Read more in a new tab, and its PDF', () => {
  const items = all(page, 'article');
  expect(items).toHaveLength(newsletters.length);
  for (const [index, { title, date, summary, path }] of newsletters.entries()) {
    const item = items[index] ?? page;
    expect(wordsOf(item.querySelector('h2'))).toBe(title);
    expect(item.querySelector('time')?.getAttribute('datetime')).toBe(date);
    expect(wordsOf(items[index])).toContain(summary);
    const more = link(item, `Read more of ${title} (opens in a new tab)`);
    expect([more.getAttribute('href'), more.getAttribute('target')]).toEqual([path, '_blank']);
    expect(wordsOf(link(item, /^Open PDF/))).toMatch(/\(\d+ pages?, \d+ KB\)$/);
    expect(addresses(item).slice(1)).toEqual([`${path}.pdf`, `${path}.pdf`]);
    expect(wordsOf(pageAt(path).querySelector('h1'))).toBe(title);
    expect(fixtureFile(`${path}.pdf`).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

const alt = 'A drawing of two tanks, one above the other';

test('a newsletter’s PDF contains its picture as a JPEG with alt text', () => {
  const source = fixtureFile('/news/2025-10.pdf').toString('latin1');
  expect(source).toContain('/DCTDecode');
  const said = Buffer.from(alt, 'utf16le').swap16().toString('hex').toUpperCase();
  expect(source.includes(`/Alt (${alt})`) || source.includes(said)).toBe(true);
});

test('the feed contains a newsletter’s picture with its full address', async () => {
  const source = fixtureFile('/news.xml').toString();
  const [, address = ''] = /&lt;img src=&quot;(.*?)&quot; alt=&quot;A drawing/.exec(source) ?? [];
  expect(address).toMatch(/^https:.*\.jpeg$/);
  const file = decodeURIComponent(new URL(address).pathname);
  expect(await sharp(fixtureFile(file)).metadata()).toMatchObject({ format: 'jpeg', width: 960 });
});

test('the feed is Atom, the newest first, each entry with its permanent address', () => {
  expect(link(page, news.feedLink).getAttribute('href')).toBe('/news.xml');
  expect(addresses(page, 'link[type="application/atom+xml"]')).toEqual(['/news.xml']);
  const feed = feedAt('/news.xml');
  expect(feed.documentElement.localName).toBe('feed');
  expect(feed.documentElement.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
  const own = (element: Element, name: string) =>
    wordsOf([...element.children].find((child) => child.localName === name));
  expect(own(feed.documentElement, 'updated')).toBe(`${newsletters[0]?.date ?? ''}T12:00:00Z`);
  const entries = all(feed, 'entry');
  expect(
    entries.map((entry) => ['id', 'title', 'updated', 'summary'].map((name) => own(entry, name))),
  ).toEqual(
    newsletters.map(({ path, title, date, summary }) => [
      site.url + path,
      title,
      `${date}T12:00:00Z`,
      summary,
    ]),
  );
  const links = entries.flatMap((entry) => [...own(entry, 'content').matchAll(/href="([^"]*)"/g)]);
  for (const [, href] of links) expect(href).toMatch(/^https:\/\//);
});
