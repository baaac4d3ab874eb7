import { expect } from '@playwright/test';
import { contrast, type Color } from '../../src/domain/look/palette.ts';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { phone } from '../first-screen.ts';
import { board } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

test('frames of what can be chosen, and arrows on a phone, are drawn as they must be', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`what can be ticked or chosen has a frame in the ${colorScheme}, which a disabled one has not`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/resources/exam');
      const box = page.getByRole('checkbox').first();
      const frame = () =>
        box.evaluate((element) => {
          const shown = getComputedStyle(element);
          const paper = getComputedStyle(document.documentElement).backgroundColor;
          return [shown.borderTopColor, shown.backgroundColor, paper];
        });
      const [border, inside, paper] = (await frame()).map(hexOf);
      expect(contrast(border ?? '#000000', paper ?? '#000000')).toBeGreaterThan(3);
      expect(contrast(border ?? '#000000', inside ?? '#000000')).toBeGreaterThan(3);
      await box.evaluate((element) => {
        element.toggleAttribute('disabled', true);
      });
      const [quiet] = (await frame()).map(hexOf);
      expect(contrast(quiet ?? '#000000', paper ?? '#000000')).toBeLessThan(3);
    });
  }
  await test.step('Home: on a phone no arrow of the line stands beside words', async () => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const faults = await page.locator('.tray').evaluateAll(
      (trays) =>
        trays.filter((tray) => {
          const { bottom, height } = getComputedStyle(tray, '::after');
          return (
            parseFloat(bottom) + parseFloat(height) >
            parseFloat(getComputedStyle(tray).paddingBottom)
          );
        }).length,
    );
    expect(faults).toBe(0);
  });
});

/** A color as the browser tells it, in the digits that the look is written in. */
const hexOf = (color: string): Color =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

test('Officers: portraits and the past board', async ({ page }) => {
  await test.step("Officers: who has no photo shows 'No image available', in the same frame", async () => {
    await page.goto('/officers');
    const cards = page.getByRole('main').getByRole('listitem');
    const without = cards.filter({ hasText: 'No image available' });
    await expect(without).toHaveCount(board.officers.filter(({ image }) => !image).length);
    await expect(without.getByRole('img')).toHaveCount(0);
    const heights = new Set<number>();
    for (const frame of await cards.locator('.portrait').all()) {
      heights.add(Math.round((await frame.boundingBox())?.height ?? 0));
    }
    expect(heights.size).toBe(1);
  });
  await test.step('Officers: portraits come in a modern format, no larger than they need to be', async () => {
    await page.goto('/officers');
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
  });
  await test.step('Officers: a past board opens to its names and roles, by hand and by its address', async () => {
    await page.goto('/officers');
    const past = page.getByRole('region', { name: 'Past boards' });
    await expect(past.locator('summary')).toHaveText(['2024–25']);
    const names = past.getByRole('listitem');
    await expect(names).toHaveCount(0);
    await past.getByText('2024–25').click();
    await expect(names).toHaveText(['Ada Sample Events Coordinator', 'Zora Sample Director']);
    await page.goto('/search?q=zora');
    await page.getByRole('link', { name: /Zora Sample/ }).click();
    await expect(page).toHaveURL('/officers#board-2024-25');
    await expect(names.first()).toBeInViewport();
  });
});

test('the not-found page leads to the search with what was typed', async ({ page }) => {
  await page.goto(notFoundRoute);
  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('tea & kettles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tea+%26+kettles');
});
