import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/handbook';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Ask for a number' });
const answer = (page: Page) => page.locator('.answer-card');

test('the handbook answers as one types, by links, and without its substances', async ({
  page,
}) => {
  await test.step('a conversion is answered as it is typed, with its factors, and the address keeps it', async () => {
    await visit(page, path);
    await field(page).pressSequentially('45 psig in kPa');
    await expect(answer(page)).toContainText('411.6 kPa');
    await expect(answer(page)).toContainText('Absolute pressure');
    await expect(answer(page).locator('figure s')).toHaveText(['psi', 'psi']);
    await expect(page.getByRole('status').first()).toHaveText('Absolute pressure 411.6 kPa');
    await expect(page).toHaveURL(/\?q=45(\+|%20)psig/);
  });
  await test.step('a link has its answer', async () => {
    await visit(page, `${path}?q=${encodeURIComponent('molar mass of argon')}`);
    await expect(answer(page)).toContainText('39.95 g/mol');
    await expect(
      answer(page).getByRole('link', { name: 'Everything we have on argon' }),
    ).toHaveAttribute('href', `${path}/substances/argon`);
  });
  await test.step('an ambiguous question offers choices, and one without a number gets a message', async () => {
    await visit(page, path);
    await field(page).fill('steam 100 psi 400 F');
    await answer(page).getByRole('link', { name: 'Gauge (psig)' }).click();
    await expect(answer(page)).toContainText('Enthalpy');
    await field(page).fill('who made this');
    await expect(answer(page)).toContainText('We can’t read “who made this”');
  });
  await test.step('without the list of substances the rest is answered', async () => {
    await page.route('**/handbook/substances-*.json', (route) => route.abort());
    await visit(page, path);
    await field(page).fill('12 in to cm');
    await expect(answer(page)).toContainText('30.48 cm');
    await field(page).fill('molar mass of argon');
    await expect(page.getByText('The list of substances wouldn’t load.')).toBeVisible();
  });
});
