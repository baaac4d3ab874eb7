import { expect } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { news, newsletters, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

// PDFs in frames want a browser's own viewer.
test.use({ launchOptions: chromiumLaunch({ isWhole: true }) });

test('every newsletter has title, date, summary, preview and Read more in a new tab', async ({
  page,
}) => {
  await page.goto('/news');
  const items = page.getByRole('article');
  await expect(items).toHaveCount(newsletters.length);
  for (const [index, { title, date, summary, path }] of newsletters.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('heading')).toHaveText(title);
    await expect(item.getByRole('time')).toHaveAttribute('datetime', date);
    await expect(item).toContainText(summary);
    const more = item.getByRole('link', { name: /^Read more of .* \(opens in a new tab\)$/ });
    await expect(more).toHaveAttribute('href', path);
    const opened = page.waitForEvent('popup');
    await more.click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

const [framed] = newsletters.filter(({ preview }) => preview === 'pdf');
const [pictured] = newsletters.filter(({ preview }) => preview === 'image');

test.describe('at 1280 px, with a mouse', () => {
  test('the PDF is in its frame, and the other preview is a picture', async ({ page }) => {
    await page.goto('/news');
    const frame = page.getByTitle(`${framed?.title ?? ''}, the newsletter PDF`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toBeVisible();
    // The browser's own viewer has taken the file: the policy of page and file allow it.
    await expect
      .poll(
        () =>
          page.frames().filter((frame) => frame.url().includes(`${framed?.path ?? ''}.pdf`)).length,
      )
      .toBeGreaterThan(1);
    await expect(page.getByAltText(`First page of ${framed?.title ?? ''}`)).toBeHidden();
    await expect(page.getByAltText(`First page of ${pictured?.title ?? ''}`)).toBeVisible();
  });
});

for (const [name, use] of [
  ['at 360 px', { viewport: { width: 360, height: 740 } }],
  ['at 1280 px on a touch screen', { isMobile: true, hasTouch: true }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('every preview is a picture that leads to the PDF, and no PDF is loaded', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto('/news');
      for (const { title, path } of newsletters) {
        const picture = page.getByAltText(`First page of ${title}`);
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(816);
        await expect(page.getByRole('link', { name: `First page of ${title}` })).toHaveAttribute(
          'href',
          `${path}.pdf`,
        );
        await expect(page.getByRole('link', { name: `Open PDF of ${title}` })).toHaveText(
          /\(\d+ pages?, \d+ KB\)$/,
        );
      }
      await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
      expect(loaded.filter((url) => url.endsWith('.pdf'))).toEqual([]);
    });
  });
}

/** What stands in the fixture's newsletter: ![alt](2025-10-tanks.png "caption"), 960 × 600 pixels. */
const picture = {
  path: '/news/2025-10',
  alt: 'A drawing of two tanks, one above the other',
  caption: 'What we hope to see there',
};

test.describe('a picture of a newsletter', () => {
  test('takes its room before it comes, and is not larger than it needs to be', async ({
    page,
  }) => {
    await page.route('**/*tanks*', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(picture.path);
    const image = page.getByRole('img', { name: picture.alt });
    await expect(page.locator('figcaption')).toHaveText(picture.caption);
    await expect(image).toHaveAttribute('loading', 'lazy');
    const before = await image.boundingBox();
    expect(before?.height).toBeCloseTo((before?.width ?? 0) * (600 / 960), 0);

    await page.unroute('**/*tanks*');
    await page.goto(picture.path);
    await image.scrollIntoViewIfNeeded();
    const shown = () =>
      image.evaluate((element: HTMLImageElement) => ({
        source: element.currentSrc,
        width: element.naturalWidth,
      }));
    await expect.poll(async () => (await shown()).width).toBeGreaterThan(0);
    const { source, width } = await shown();
    expect(source).toMatch(/\.avif$/);
    expect(width).toBeLessThan(720);
    const after = await image.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect((after?.x ?? 0) + (after?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  test('is in the PDF, as a JPEG with its words', async ({ request }) => {
    const pdf = await (await request.get(`${picture.path}.pdf`)).body();
    const source = pdf.toString('latin1');
    expect(source).toContain('/DCTDecode');
    const said = Buffer.from(picture.alt, 'utf16le').swap16().toString('hex').toUpperCase();
    expect(source.includes(`/Alt (${picture.alt})`) || source.includes(said)).toBe(true);
  });

  test('is in the feed under its whole address, where it is', async ({ request }) => {
    const feed = await (await request.get('/news.xml')).text();
    const [, address = ''] = /&lt;img src=&quot;(.*?)&quot; alt=&quot;A drawing/.exec(feed) ?? [];
    expect(address).toMatch(/^https:.*\.jpeg$/);
    const response = await request.get(new URL(address).pathname);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 960 });
  });
});

test('every PDF is served as one', async ({ request }) => {
  for (const { path } of newsletters) {
    const response = await request.get(`${path}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the feed is Atom, the newest first, each entry with its permanent address', async ({
  page,
  request,
}) => {
  await page.goto('/news');
  await expect(page.getByRole('link', { name: news.feedLink })).toHaveAttribute(
    'href',
    '/news.xml',
  );
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/news.xml',
  );
  const response = await request.get('/news.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  // Pages of the site refuse to parse text; a new, empty one does not.
  const empty = await page.context().newPage();
  const feed = await empty.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const text = (element: Element, name: string) =>
        element.querySelector(`:scope > ${name}`)?.textContent ?? '';
      return {
        wrong: document.querySelector('parsererror')?.textContent,
        root: `${document.documentElement.namespaceURI ?? ''} ${document.documentElement.localName}`,
        updated: text(document.documentElement, 'updated'),
        entries: [...document.querySelectorAll('entry')].map((entry) => ({
          id: text(entry, 'id'),
          title: text(entry, 'title'),
          updated: text(entry, 'updated'),
          summary: text(entry, 'summary'),
          links: [...text(entry, 'content').matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
        })),
      };
    },
    await response.text(),
  );
  expect(feed.wrong).toBeUndefined();
  expect(feed.root).toBe('http://www.w3.org/2005/Atom feed');
  expect(feed.updated).toBe(`${newsletters[0]?.date ?? ''}T12:00:00Z`);
  expect(
    feed.entries.map(({ id, title, updated, summary }) => ({ id, title, updated, summary })),
  ).toEqual(
    newsletters.map(({ path, title, date, summary }) => ({
      id: site.url + path,
      title,
      updated: `${date}T12:00:00Z`,
      summary,
    })),
  );
  for (const link of feed.entries.flatMap(({ links }) => links))
    expect(link).toMatch(/^https:\/\//);
});
