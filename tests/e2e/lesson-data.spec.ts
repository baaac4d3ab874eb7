import { expect } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const route = '/resources/study-materials/watched-tank';

test('a figure follows its sliders, and its data can be copied', async ({
  page,
  context,
  browser,
}) => {
  await test.step('simulations, integrals and solved equations follow sliders', async () => {
    await visit(page, route);
    const said = page.locator('.said');
    await expect(said).toContainText('0.735 mol/L after 5.02 min');
    const curves = page.locator('.lab .plot .curve');
    const ways = () => curves.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    const before = await ways();
    await page.getByRole('slider', { name: 'Residence time' }).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(said).toContainText('0.629 mol/L after 8.31 min');
    await expect(said).toContainText('1.39 mol/L would have come in alone');
    // The sliders change every curve except the data from the table.
    const after = await ways();
    expect(after.map((way, index) => way === before[index])).toEqual(
      after.map((_, index) => index === after.length - 1),
    );
  });
  await test.step('a long table has a copy button, and a short one doesn’t', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, route);
    const button = page.getByRole('button', { name: 'Copy as CSV' });
    await expect(button).toHaveCount(1);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.copy-rows [role=status]')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split(/\r?\n/)).toHaveLength(8);
    expect(copied).toContain('"Temperature, T (K)"');
    expect(copied).toContain('300,0.0201,34.5');
  });
  await test.step('there’s no button on paper or without scripts', async () => {
    await visit(page, route);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Copy as CSV' })).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await expect(plain.getByText('Copy as CSV')).toBeHidden();
    await expect(plain.getByText('Source: made up for the tests')).toBeVisible();
    await context.close();
  });
});
