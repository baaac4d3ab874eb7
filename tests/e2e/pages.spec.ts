import { expect } from '@playwright/test';
import { contrast, type Color } from '../../src/domain/look/palette.ts';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { phone } from '../first-screen.ts';
import { board } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const hexOf = (color = ''): Color =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`checkboxes have a visible border unless disabled, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/resources/exam');
    const box = page.getByRole('checkbox').first();
    const colors = async () =>
      (
        await box.evaluate((element) => {
          const shown = getComputedStyle(element);
          const paper = getComputedStyle(document.documentElement).backgroundColor;
          return [shown.borderTopColor, shown.backgroundColor, paper];
        })
      ).map(hexOf) as [Color, Color, Color];
    const [border, inside, paper] = await colors();
    expect(contrast(border, paper)).toBeGreaterThan(3);
    expect(contrast(border, inside)).toBeGreaterThan(3);
    await box.evaluate((element) => {
      element.toggleAttribute('disabled', true);
    });
    expect(contrast((await colors())[0], paper)).toBeLessThan(3);
  });
}

test('Home: on a phone no arrow of the line is beside words', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const faults = await page.locator('.tray').evaluateAll((trays) =>
    trays.filter((tray) => {
      const { bottom, height } = getComputedStyle(tray, '::after');
      const { paddingBottom } = getComputedStyle(tray);
      return parseFloat(bottom) + parseFloat(height) > parseFloat(paddingBottom);
    }),
  );
  expect(faults).toHaveLength(0);
});

test('Officers: portraits fit their frames, and a past board opens', async ({ page }) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'No image available' })).toHaveCount(
    board.officers.filter(({ image }) => !image).length,
  );
  const heights = await cards
    .locator('.portrait')
    .evaluateAll((all) => all.map((frame) => Math.round(frame.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
  for (const image of await page.getByRole('img', { name: /^Portrait of / }).all()) {
    await image.scrollIntoViewIfNeeded();
    const natural = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(natural).toBeGreaterThan(0);
    const { source, shown } = await image.evaluate((element: HTMLImageElement) => ({
      source: element.currentSrc,
      shown: element.clientWidth,
    }));
    expect(source).toMatch(/\.avif$/);
    expect((await natural()) / shown).toBeLessThan(1.6);
  }
  const past = page.getByRole('region', { name: 'Past boards' });
  const names = past.getByRole('listitem');
  await expect(names).toHaveCount(0);
  await past.getByText('2024–25').click();
  await expect(names).toHaveText(['Ada Sample Events Coordinator', 'Zora Sample Director']);
  await page.goto('/search?q=zora');
  await page.getByRole('link', { name: /Zora Sample/ }).click();
  await expect(page).toHaveURL('/officers#board-2024-25');
  await expect(names.first()).toBeInViewport();
});

test('the not-found page searches for what was typed', async ({ page }) => {
  await page.goto(notFoundRoute);
  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('tea & kettles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tea+%26+kettles');
});
