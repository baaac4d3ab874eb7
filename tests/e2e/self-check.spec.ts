import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const route = '/resources/study-materials/mixing';
const check = (page: Page, place: number) => page.locator('.self-check').nth(place);
const answer = (page: Page, place: number) => check(page, place).locator('details:not(.hint)');

test('questions of a lesson are judged, explained and remembered', async ({ page }) => {
  await test.step('what cannot be read does not open the answer', async () => {
    await visit(page, route);
    await check(page, 0).getByRole('textbox').fill('?');
    await page.keyboard.press('Enter');
    await expect(check(page, 0).getByRole('status')).toContainText('Not clear yet.');
    await expect(answer(page, 0)).not.toHaveAttribute('open');
  });
  await test.step('a number without its unit does not open the answer either', async () => {
    await visit(page, route);
    for (const typed of ['7', '39700']) {
      await check(page, 0).getByRole('textbox').fill(typed);
      await page.keyboard.press('Enter');
      await expect(check(page, 0).getByRole('status')).toContainText('unit');
      await expect(answer(page, 0)).not.toHaveAttribute('open');
    }
  });
  await test.step('a hint and the answer open at once for whoever asks', async () => {
    await visit(page, route);
    await check(page, 0).getByText('Hint').click();
    await expect(check(page, 0).getByText('An hour has 3600 seconds.')).toBeVisible();
    await expect(check(page, 0).getByText('It is 39,700 lb/hr')).toBeHidden();
    await answer(page, 0).locator('summary').click();
    await expect(answer(page, 0)).toHaveAttribute('open');
  });
  await test.step('a question in words is answered by choosing, and each choice has its reason', async () => {
    await visit(page, route);
    const third = check(page, 2);
    await third.getByRole('radio', { name: 'It does', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(third.getByRole('status')).toContainText('Not yet. The sum is the same');
    await expect(answer(page, 2)).toHaveAttribute('open');
    await page.keyboard.press('ArrowDown');
    await expect(third.getByRole('status')).toContainText('Right. A sum has no order.');
  });
  await test.step('a question that looks at nothing is as it always was', async () => {
    await visit(page, route);
    await expect(check(page, 1).locator('astro-island')).toHaveCount(0);
    await answer(page, 1).locator('summary').click();
    await expect(check(page, 1).getByText('Then it is the brine alone')).toBeVisible();
  });
  await test.step('a number is judged as in the practice problems, and the answer opens after a try', async () => {
    await visit(page, route);
    const first = check(page, 0);
    await first.getByRole('textbox', { name: 'Flow after the mixer' }).fill('5 m');
    await expect(answer(page, 0)).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(first.getByRole('status')).toContainText('Not yet.');
    await expect(answer(page, 0)).toHaveAttribute('open');
    await first.getByRole('textbox').fill('2 kg/s');
    await page.keyboard.press('Enter');
    await expect(first.getByRole('status')).toContainText('That is the brine alone.');
    await first.getByRole('textbox').fill('39700 lb/hr');
    await page.keyboard.press('Enter');
    await expect(first.getByRole('status')).toContainText('Right.');
    await expect(first).toContainText('remembered only in this browser');
    await visit(page, route);
    await expect(first).toContainText('✓ Answered');
  });
});
