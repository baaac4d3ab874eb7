import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { onFixture as test } from '../spec.ts';

const check = (page: Page, place: number) => page.locator('.self-check').nth(place);
const solution = (page: Page, place: number) => check(page, place).locator('details:not(.hint)');

test('questions of a lesson are checked, explained and remembered', async ({ page }) => {
  const route = '/resources/study-materials/mixing';
  const [first, third] = [check(page, 0), check(page, 2)];
  const answer = async (typed: string, words: string) => {
    await first.getByRole('textbox').fill(typed);
    await page.keyboard.press('Enter');
    await expect(first.getByRole('status')).toContainText(words);
  };
  await visit(page, route);
  for (const [typed, words] of [
    ['?', 'Not clear yet.'],
    ['7', 'unit'],
    ['39700', 'unit'],
  ] as const) {
    await answer(typed, words);
    await expect(solution(page, 0)).not.toHaveAttribute('open');
  }
  await answer('5 m', 'Not yet.');
  await expect(solution(page, 0)).toHaveAttribute('open');
  await answer('2 kg/s', 'That is the brine alone.');
  await answer('39700 lb/hr', 'Right.');
  await expect(first).toContainText('remembered only in this browser');

  await third.getByRole('radio', { name: 'It does', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(third.getByRole('status')).toContainText('Not yet. The sum is the same');
  await expect(solution(page, 2)).toHaveAttribute('open');
  await page.keyboard.press('ArrowDown');
  await expect(third.getByRole('status')).toContainText('Right. A sum has no order.');

  await visit(page, route);
  await expect(first).toContainText('✓ Answered');
  await first.getByText('Hint').click();
  await expect(first.getByText('An hour has 3600 seconds.')).toBeVisible();
  await expect(first.getByText('It is 39,700 lb/hr')).toBeHidden();
  await solution(page, 0).locator('summary').click();
  await expect(solution(page, 0)).toHaveAttribute('open');
  // A question without a checked answer is a plain fold without a script.
  await expect(check(page, 1).locator('astro-island')).toHaveCount(0);
  await solution(page, 1).locator('summary').click();
  await expect(check(page, 1).getByText('Then it is the brine alone')).toBeVisible();
});
