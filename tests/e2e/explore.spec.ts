import { expect, type Page } from '@playwright/test';
import { blockFonts, delayRequests, visit, waitUntilReady } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { countShifts } from '../layout-shift.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { press, reset, route, water } from './explore-page.ts';

// use-settings.test.ts tests how an address is parsed into settings.

const brine = (page: Page) => page.getByRole('slider', { name: 'Salt in the brine' });
const said = (page: Page) => page.locator('.said');
const curve = (page: Page) => page.locator('.lab .plot .curve.solid').getAttribute('d');

test('a slider moves everything that follows from it', async ({ page }) => {
  await test.step('by keyboard', async () => {
    await visit(page, route);
    await expect(said(page)).toContainText('4.00% salt');
    await expect(water(page)).toHaveAttribute('aria-valuetext', /^3\.0\skg\/s$/);
    await expect(brine(page)).toHaveAttribute('aria-valuetext', '0.10, salty');
    const before = await curve(page);
    await water(page).focus();
    await press(page, 'ArrowLeft', 10);
    await expect(water(page)).toHaveAttribute('aria-valuetext', /^2\.0\skg\/s$/);
    await expect(said(page)).toContainText('5.00% salt');
    await expect(said(page)).toContainText(
      '4.00 kg/s flow on, of which the brine brings 2.00 kg/s',
    );
    await expect(page.getByRole('img', { name: '5.00% with 2.0 kg/s' })).toBeVisible();
    // The flow of water is the x axis, so changing the flow doesn't change the curve. Changing the
    // brine does.
    expect(await curve(page)).toBe(before);
    await brine(page).focus();
    await page.keyboard.press('Home');
    await expect(brine(page)).toHaveAttribute('aria-valuetext', '0.00, fresh');
    await expect(said(page)).toContainText('0% salt');
    expect(await curve(page)).not.toBe(before);
  });
  await test.step('a state without an answer is drawn as far as it goes, and explained', async () => {
    await visit(page, `${route}?m2=0&w1=0.9`);
    await expect(said(page)).toContainText('Salt stays behind');
    await expect(said(page)).toContainText('Water holds no more than 26.4%');
    await expect(page.locator('.lab .plot .curve.dashed')).toHaveCount(1);
    await water(page).fill('6');
    await expect(said(page)).toContainText('22.5% salt');
  });
  await test.step('a button goes back to the lesson’s numbers, and clears the address', async () => {
    await reset(page).click();
    await expect(said(page)).toContainText('4.00% salt');
    await expect(page).toHaveURL(new RegExp(`${route}$`));
  });
  await test.step('a table has the drawn numbers', async () => {
    await page.getByText('The numbers in this figure').click();
    const table = page.locator('.plot-numbers table');
    await expect(table.getByRole('columnheader')).toHaveText(['Flow of water (kg/s)', 'Salt (%)']);
    // Nine points of the curve, two of the straight line, and the marked point.
    await expect(table.locator('tbody tr')).toHaveCount(9 + 2 + 1);
    await expect(table.locator('tbody tr').last()).toContainText('4.00');
    await water(page).fill('2');
    await expect(table.locator('tbody tr').last()).toContainText('5.00');
  });
});

test('the address leads back to the same figure, and screen readers hear one result', async ({
  page,
  context,
}) => {
  await test.step('in another tab, and by Back', async () => {
    await visit(page, route);
    await water(page).fill('2');
    await brine(page).fill('0.2');
    await expect(page).toHaveURL(/\?m2=2&w1=0\.2$/);
    await expect(said(page)).toContainText('10.0% salt');
    const other = await context.newPage();
    await visit(other, page.url());
    await expect(said(other)).toContainText('10.0% salt');
    await expect(water(other)).toHaveValue('2');
    await other.evaluate(() => {
      history.pushState(null, '', '?m2=1.0');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(said(other)).toContainText('6.67% salt');
    await other.goBack();
    await expect(said(other)).toContainText('10.0% salt');
  });
  await test.step('twenty steps are announced once, and shown at once', async () => {
    await visit(page, route);
    const spoken = page.locator('.lab [role=status]');
    await expect(spoken).toHaveText('');
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(globalThis, { changes });
      const watch = new MutationObserver((records) => {
        for (const { target } of records) changes.push(target.textContent ?? '');
      });
      for (const live of document.querySelectorAll('output, [role=status], [aria-live]')) {
        watch.observe(live, { childList: true, characterData: true, subtree: true });
      }
    });
    await water(page).focus();
    await press(page, 'ArrowLeft', 20);
    expect(await said(page).innerText()).toContain('6.67% salt');
    await expect(spoken).toContainText('6.67% salt 3.00 kg/s flow on');
    const changes = () =>
      page.evaluate(() => (globalThis as unknown as { changes: string[] }).changes);
    expect(await changes()).toHaveLength(1);
    await reset(page).click();
    await expect(spoken).toContainText('4.00% salt');
  });
});

test('on a phone there’s one slider at a time, and nothing moves as the script loads', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await blockFonts(page);
  const shift = await countShifts(page);
  await page.goto(route);
  await page.locator('.lab').evaluate((lab) => {
    lab.scrollIntoView();
  });
  await expect(page.locator('astro-island:not([ssr]) .lab')).toHaveCount(1);
  await expect(page.getByRole('slider')).toHaveCount(1);
  expect(await shift()).toBeLessThan(0.001);
  await page.getByRole('radio', { name: 'Salt in the brine' }).check({ force: true });
  await expect(brine(page)).toBeVisible();
  await expect(water(page)).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
  const [above, below] = [
    await page.locator('.lab .plot').boundingBox(),
    await brine(page).boundingBox(),
  ];
  expect((below?.y ?? 0) + (below?.height ?? 0) - (above?.y ?? 0)).toBeLessThan(phone.height);

  await test.step('a number picked before the script loads stays picked', async () => {
    const release = await delayRequests(page, '**/*.js');
    await page.goto(route);
    const choice = page.getByRole('radio', { name: 'Salt in the brine' });
    await choice.check({ force: true });
    release();
    await expect(brine(page)).toBeVisible();
    await expect(choice).toBeChecked();
  });
});

test('a table opened and a slider moved before the script loads stay so', async ({ page }) => {
  const release = await delayRequests(page, '**/*.js');
  await page.goto(`${route}?m2=6&w1=0.2`);
  await page.getByText('The numbers in this figure').click();
  // The address sets only sliders that nobody has moved yet.
  await water(page).focus();
  await press(page, 'ArrowRight', 5);
  await expect(water(page)).toHaveValue('3.5');
  await expect(said(page)).toContainText('4.00% salt');
  release();
  await expect(brine(page)).toHaveValue('0.2');
  await expect(water(page)).toHaveValue('3.5');
  await expect(water(page)).toHaveAttribute('aria-valuetext', /^3\.5\skg\/s$/);
  await expect(said(page)).toContainText('7.27% salt');
  await expect(page.locator('.plot-numbers tbody tr').last()).toContainText('7.27');
  await expect(page).toHaveURL(/\?m2=3\.5&w1=0\.2$/);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('7.14% salt');
});

test('a reloaded page has its sliders where the address says', async ({ page }) => {
  await visit(page, route);
  // Simulates a reload before the address has changed.
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

test('paper has the figure of the lesson, and so does a page whose script fails', async ({
  page,
}) => {
  await visit(page, `${route}?m2=6`);
  await expect(said(page)).toContainText('2.50% salt');
  const moved = await page.locator('.lab .point').getAttribute('cx');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lab .point')).not.toHaveAttribute('cx', moved ?? '');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByText('The numbers in this figure')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('.lab .point')).toHaveAttribute('cx', moved ?? '');

  await page.addInitScript(() => {
    Object.assign(globalThis, {
      matchMedia: () => {
        throw new Error('This browser has no matchMedia.');
      },
    });
  });
  await page.goto(`${route}?m2=6`);
  await expect(page.getByText('The interactive figure didn’t load.')).toBeVisible();
  await expect(said(page)).toContainText('4.00% salt');
  await expect(page.locator('.living .plot .curve.solid')).toHaveCount(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
});
