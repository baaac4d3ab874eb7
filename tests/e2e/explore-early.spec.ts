import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit, waitUntilReady } from '../browser-page.ts';

const route = '/resources/study-materials/mixing';
const water = (page: Page) => page.getByRole('slider', { name: 'Flow of water' });
const brine = (page: Page) => page.getByRole('slider', { name: 'Salt in the brine' });
const said = (page: Page) => page.locator('.said');

test('what was opened and moved before the script came stays so', async ({ page }) => {
  await test.step('the table that was opened before the script came is filled', async () => {
    const come = await delayRequests(page, '**/*.js');
    await page.goto(route);
    await page.getByText('The numbers in this figure').click();
    come();
    await expect(page.locator('.plot-numbers tbody tr').last()).toContainText('4.00');
  });
  await test.step('a slider that was moved before the script came stays there, and everything follows', async () => {
    const come = await delayRequests(page, '**/*.js');
    // What the address says of a slider counts until a reader has moved it.
    await page.goto(`${route}?m2=6&w1=0.2`);
    await water(page).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(water(page)).toHaveValue('3.5');
    await expect(said(page)).toContainText('4.00% salt');
    come();
    await expect(brine(page)).toHaveValue('0.2');
    await expect(water(page)).toHaveValue('3.5');
    await expect(water(page)).toHaveAttribute('aria-valuetext', /^3\.5\skg\/s$/);
    await expect(said(page)).toContainText('7.27% salt');
    await expect(page).toHaveURL(/\?m2=3\.5&w1=0\.2$/);
    await page.keyboard.press('ArrowRight');
    await expect(said(page)).toContainText('7.14% salt');
  });
});

test('sliders are where the figure has them after a reload, and as picked on a phone', async ({
  page,
}) => {
  await test.step('a page that is loaded again has its sliders where its figure has them', async () => {
    await visit(page, route);
    // As if it were loaded again before the address could say anything.
    await page.evaluate(() => {
      history.replaceState = () => undefined;
    });
    await water(page).fill('6');
    await page.reload();
    await waitUntilReady(page);
    await expect(water(page)).toHaveValue('3');
    await expect(said(page)).toContainText('4.00% salt');
    await water(page).fill('6');
    await expect(page).toHaveURL(/\?m2=6$/);
    await page.goto('/about');
    await page.goBack();
    await waitUntilReady(page);
    await expect(water(page)).toHaveValue('6');
    await expect(said(page)).toContainText('2.50% salt');
  });
  await test.step('on a phone the number that was picked before the script came stays picked', async () => {
    await page.setViewportSize(phone);
    const come = await delayRequests(page, '**/*.js');
    await page.goto(route);
    const knob = page.getByRole('radio', { name: 'Salt in the brine' });
    await knob.check({ force: true });
    come();
    await expect(brine(page)).toBeVisible();
    await expect(knob).toBeChecked();
  });
});
