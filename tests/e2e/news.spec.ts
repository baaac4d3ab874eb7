import { expect } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { newsletters } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

// PDFs in frames want a browser's own viewer.
test.use({ launchOptions: chromiumLaunch({ isWhole: true }) });

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
});
