import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the Handbook on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('has a field instead of the substances, which are a link away', async ({ page }) => {
      await page.goto('/resources/handbook');
      await expect(page.getByRole('link', { name: 'argon', exact: true })).toBeHidden();
      const field = page.getByRole('combobox', { name: 'Name, formula or CAS number' });
      await field.fill('aqua');
      await field.press('Enter');
      await expect(page).toHaveURL(javaScriptEnabled ? `${path}/water` : `${path}?q=aqua`);
      await page.goto('/resources/handbook');
      await field.fill('r');
      await page.getByRole('button', { name: 'Go' }).click();
      await expect(page).toHaveURL(`${path}?q=r`);
      await page.goto('/resources/handbook');
      await page.getByRole('link', { name: 'All 2 substances' }).click();
      await expect(page.locator('#substances tbody tr:visible')).toHaveCount(2);
    });
  });
}
