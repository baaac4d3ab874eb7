import { expect } from '@playwright/test';
import { onFixture as test } from '../spec.ts';

const path = '/resources/handbook/substances';

test('any name finds a substance, and an address keeps what was typed', async ({ page }) => {
  await test.step('nothing is found, and the address keeps what was typed', async () => {
    await page.goto(`${path}?q=glycol`);
    await expect(page.getByRole('status')).toHaveText('No substances found.');
    await expect(page.getByRole('searchbox')).toHaveValue('glycol');
  });
  await test.step('any name finds a substance, and leads to its page', async () => {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const rows = page.locator('#substances tbody tr:visible');
    await expect(rows).toHaveCount(2);
    await page.getByRole('searchbox').fill('aqua');
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText('1 of 2 substances');
    await rows.getByRole('link', { name: 'Water' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water');
    await expect(page.getByRole('img', { name: 'Vapor pressure of water' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Boiling the Kettle' })).toBeVisible();
  });
});
