import { expect } from '@playwright/test';
import { faintWords } from '../faint-words.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

test.use({ clock: '2025-10-06' });

test('a hovered event is printed like the others', async ({ page }) => {
  await visit(page, '/events');
  await page.locator('.event-button').filter({ visible: true }).first().hover();
  await page.emulateMedia({ media: 'print' });
  expect(await faintWords(page, true)).toEqual([]);
});

test('a lesson on paper has its wide figure, a blank chart and every answer, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // The width of the text area on Letter paper, in CSS pixels.
  await page.setViewportSize({ width: 662, height: 900 });
  await page.goto(`${baseURL ?? ''}/resources/study-materials/mixing`);
  const chart = page.getByRole('heading', { name: 'A chart to draw on' });
  await expect(chart).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(chart).toBeVisible();
  const width = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await width('figure.wide .plot')).toBe(await width('article'));
  expect(await width('figure:not(.wide) > :first-child')).toBeLessThan(
    (await width('article')) / 2,
  );
  for (const answer of await page.locator('.self-check details:not(.hint) > div').all()) {
    await expect(answer).toBeVisible();
  }
  await context.close();
});
