import { expect } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { phone } from '../first-screen.ts';
import { newsletters } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

// The headless shell can't show PDFs in frames.
test.use({ launchOptions: chromiumLaunch({ isWhole: true }) });

const framed = newsletters.find(({ preview }) => preview === 'pdf');
const pictured = newsletters.find(({ preview }) => preview === 'image');

test('with a mouse at 1280 px, the PDF is in its frame, and the other preview a picture', async ({
  page,
}) => {
  await page.goto('/news');
  const frame = page.getByTitle(`${framed?.title ?? ''}, the newsletter PDF`);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  // The frame has loaded in the PDF viewer, so the policies of the page and of the file allow it.
  const file = `${framed?.path ?? ''}.pdf`;
  await expect
    .poll(() => page.frames().filter((each) => each.url().includes(file)).length)
    .toBeGreaterThan(1);
  await expect(page.getByAltText(`First page of ${framed?.title ?? ''}`)).toBeHidden();
  await expect(page.getByAltText(`First page of ${pictured?.title ?? ''}`)).toBeVisible();
});

for (const [name, use] of [
  ['at 360 px', { viewport: phone }],
  ['on a touch screen of 1280 px', { isMobile: true, hasTouch: true }],
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
      }
      await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
      expect(loaded.filter((url) => url.endsWith('.pdf'))).toEqual([]);
    });
  });
}

test('a picture of 960 × 600 has its place before it loads, in a size that fits', async ({
  page,
}) => {
  await page.route('**/*tanks*', (route) => route.abort());
  await page.setViewportSize(phone);
  await page.goto('/news/2025-10');
  const image = page.getByRole('img', { name: 'A drawing of two tanks, one above the other' });
  await expect(page.locator('figcaption')).toHaveText('What we hope to see there');
  await expect(image).toHaveAttribute('loading', 'lazy');
  const before = await image.boundingBox();
  expect(before?.height).toBeCloseTo((before?.width ?? 0) * (600 / 960), 0);

  await page.unroute('**/*tanks*');
  await page.reload();
  await image.scrollIntoViewIfNeeded();
  const width = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(await width()).toBeLessThan(720);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
    /\.avif$/,
  );
  const after = await image.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect((after?.x ?? 0) + (after?.width ?? 0)).toBeLessThanOrEqual(phone.width);
});
