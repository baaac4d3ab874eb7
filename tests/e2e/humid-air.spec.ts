import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/handbook/humid-air';

const box = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const state = (page: Page) => page.getByRole('region', { name: /cool it|full|dry|no air/i });
const end = (page: Page) => page.getByRole('region', { name: 'Take it somewhere' });

test('two measures of air give the others, and steps lead on', async ({ page }) => {
  await test.step('two measures in any units give the others, and the address keeps them', async () => {
    await visit(page, path);
    await expect(box(page, 'Wet bulb')).toHaveValue(/^25.6\s°C$/);
    await box(page, 'Wet bulb').fill('68 F');
    await expect(box(page, 'Dry bulb')).toHaveValue('32 °C');
    await expect(box(page, 'Relative humidity')).toHaveValue('32.7%');
    await expect(state(page)).toContainText('Cool it to 13.6 °C');
    await expect(page.getByRole('status').first()).toContainText('68 degrees Fahrenheit');

    const copy = page.url();
    await page.goBack();
    await expect(box(page, 'Relative humidity')).toHaveValue('60%');
    await visit(page, copy);
    await expect(box(page, 'Wet bulb')).toHaveValue('68 F');
    await expect(box(page, 'Relative humidity')).toHaveValue('32.7%');
  });
  await test.step('what makes no air says why, and the rest follows again once it’s mended', async () => {
    await visit(page, path);
    await box(page, 'Relative humidity').fill('130%');
    await expect(page.getByRole('status').first()).toContainText('goes from 0 to 1');
    await expect(box(page, 'Dew point')).toHaveValue('');
    await box(page, 'Relative humidity').fill('100%');
    await expect(state(page)).toContainText('It’s full');
  });
  await test.step('a box that follows can be emptied and typed into', async () => {
    await visit(page, path);
    await box(page, 'Dew point').focus();
    await page.keyboard.press('Backspace');
    await expect(box(page, 'Dew point')).toHaveValue('');
    await page.keyboard.type('12 C');
    await expect(box(page, 'Dew point')).toHaveValue('12 C');
    await expect(state(page)).toContainText('Cool it to 12.0 °C');
  });
  await test.step('a second stream can make fog', async () => {
    await page.setViewportSize(phone);
    await visit(page, `${path}?dry=2+C&rh=90%25`);
    await box(page, 'What you do to it').selectOption('Mix in a second stream');
    await box(page, 'Second dry bulb').fill('34 °C');
    await box(page, 'Its humidity').fill('95%');
    await expect(end(page)).toContainText('fog: 1.55 g');
    await expect(page).toHaveURL(/step=mix/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
  });
});
