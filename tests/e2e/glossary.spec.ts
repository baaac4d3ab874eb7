import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';

const path = '/resources/glossary';
const all = ['balance', 'boiling point', 'heat capacity', 'mass fraction'];
const field = (page: Page) => page.getByRole('searchbox', { name: 'Look up a term' });
const shown = (page: Page) => page.locator('dfn').filter({ visible: true });

test('typing filters the terms, by name or else by meaning', async ({ page }) => {
  await visit(page, path);
  await expect(shown(page)).toHaveText(all);
  await field(page).fill('heat');
  await expect(shown(page)).toHaveText(['heat capacity']);
  await expect(page.getByRole('status')).toHaveText('1 of 4 terms');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^H/]);
  await expect(page).toHaveURL(`${path}?q=heat`);
  await field(page).fill('whistles');
  await expect(shown(page)).toHaveText(['boiling point']);
  await test.step('nothing is found', async () => {
    await field(page).fill('zzzz');
    await expect(page.getByRole('status')).toHaveText('No terms found.');
    await expect(shown(page)).toHaveCount(0);
    await expect(
      page.getByText('For anything else, try the').getByRole('link', { name: 'search' }),
    ).toHaveAttribute('href', '/search');
  });
  await test.step('Escape shows all terms again', async () => {
    await field(page).press('Escape');
    await expect(shown(page)).toHaveText(all);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: phone });

    test('only the letter in the address is open, and paper has everything', async ({ page }) => {
      const letter = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) });
      const explains = (term: string) => page.getByRole('link', { name: `explains ${term}` });
      await page.goto(path);
      await expect(shown(page)).toHaveCount(0);
      await expect(letter('B')).toHaveText(/balance – boiling point\s*2$/);
      await test.step('by keyboard, from letter to letter and into its terms', async () => {
        await letter('B').focus();
        await page.keyboard.press('Enter');
        await expect(shown(page)).toHaveText(['balance', 'boiling point']);
        for (const stop of [
          letter('B'),
          explains('balance'),
          explains('boiling point'),
          letter('H'),
        ]) {
          await page.keyboard.press('Tab');
          await expect(stop).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect(shown(page)).toHaveText(['heat capacity']);
      });
      await test.step('the address of a term opens its letter', async () => {
        await page.goto(`${path}#term-mass-fraction`);
        await expect(shown(page)).toHaveText(['mass fraction']);
        await expect(shown(page)).toBeInViewport();
      });
      if (javaScriptEnabled) {
        await field(page).fill('balance');
        await expect(shown(page)).toHaveText(['balance']);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(shown(page)).toHaveText(javaScriptEnabled ? ['balance'] : all);
    });
  });
}
