import { expect, type Page } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { expectItFits } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const route = '/resources/handbook/steam';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const says = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

test('two of the boxes give a state of steam, links open it, and impossible states are refused', async ({
  page,
}) => {
  await test.step('a state is shown at first, and any two typed properties give another', async () => {
    await visit(page, route);
    await expect(says(page, 'Superheated by 70.1 K')).toBeVisible();
    await field(page, 'Temperature').fill('240 C');
    await expect(says(page, 'Superheated by 60.1 K')).toBeVisible();
    await expect(
      page.getByText('2887.0 + 0.6000 × (2943.2 − 2887.0) = 2920.7 kJ/kg'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?p=10\+bar&T=240\+C$/);
    // Of the two entered properties, the enthalpy replaces the one entered first.
    await field(page, 'Enthalpy').fill('1500 kJ/kg');
    await expect(field(page, 'Pressure')).toHaveValue(/^3\d{3}/);
    await expect(page.getByRole('heading', { name: /^Wet: / })).toBeVisible();
  });
  await test.step('a link opens its state, and Back leads to the one before', async () => {
    await visit(page, `${route}?p=5+bar&x=43%25&diagram=p-h`);
    await expect(says(page, 'Wet: 43% vapor')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'p–h' })).toBeChecked();
    await page.getByRole('slider', { name: 'Quality' }).press('ArrowRight');
    await expect(says(page, 'Wet: 44% vapor')).toBeVisible();
    await expect(page).toHaveURL(/x=0\.44/);
    await page.goBack();
    await expect(says(page, 'Wet: 43% vapor')).toBeVisible();
  });
  await test.step('an impossible state is refused in words, without a number', async () => {
    await visit(page, route);
    await field(page, 'Pressure').fill('10 kW');
    await expect(
      page.getByText('That’s a power. Type a pressure, like 10 bar.').first(),
    ).toBeVisible();
    await expect(field(page, 'Enthalpy')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'How to read it in a table' })).toHaveCount(0);
  });
  await test.step('on a phone, only the tables scroll sideways', async () => {
    await page.setViewportSize(phone);
    await visit(page, `${route}?T=152+C&x=0.5`);
    await expectItFits(page, route);
  });
});
