import { expect, type Page } from '@playwright/test';
import { expandEverything } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { questions as asked, site } from '../fixture-content.ts';
import { expectItFits } from '../reading.ts';
import { onFixture as test } from '../spec.ts';

const { headings, topics } = asked;
const article = (page: Page, id: string) => page.locator(`article#${id}`);
const step = (page: Page, id: string) => article(page, id).getByText('We got it');

test('the address of a question opens it, and asking leads to the form with the topic', async ({
  page,
}) => {
  await page.goto('/asked');
  await expect(article(page, 'first-question')).toBeHidden();
  // On a desktop, the steps are open beside the answer.
  await expect(step(page, 'round-tables')).toBeVisible();
  await expect(article(page, 'round-tables').locator('summary')).toBeHidden();
  const older = page.locator('summary', { hasText: '2021–22' });
  await expect(older).toContainText('1 question');
  await older.press('Enter');
  await expect(article(page, 'first-question')).toBeVisible();
  await page.goto('/about');
  await page.goto('/asked#first-question');
  await expect(article(page, 'first-question')).toBeInViewport();
  await article(page, 'round-tables').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/asked#round-tables');

  const topic = topics[1] ?? '';
  await page.getByRole('region', { name: headings.ask }).getByRole('link', { name: topic }).click();
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveValue(`Question about ${topic}`);
  await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=${encodeURIComponent(`Question about ${topic}`)}`,
  );
  // A link from elsewhere may contain any subject, so it's treated as text and shortened.
  await page.goto(`/contact?subject=${encodeURIComponent(`<b>&bcc=x\n${'y'.repeat(500)}`)}`);
  await expect(subject).toHaveValue(/^<b>&bcc=xy+$/);
  expect((await subject.inputValue()).length).toBeLessThanOrEqual(120);
});

test('on a phone the steps to an answer are folded, and everything fits', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/asked');
  await expect(step(page, 'cold-tea')).toBeVisible();
  await expect(step(page, 'round-tables')).toBeHidden();
  await article(page, 'round-tables').locator('summary').press('Enter');
  await expect(step(page, 'round-tables')).toBeVisible();
  await article(page, 'whose-biscuits').getByRole('heading').getByRole('link').click();
  await expect(step(page, 'whose-biscuits')).toBeVisible();
  await page.goto('/about');
  await page.goto('/asked#first-question');
  await expect(step(page, 'first-question')).toBeVisible();
  await expect(step(page, 'round-tables')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(step(page, 'round-tables')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expandEverything(page);
  await expectItFits(page, '360 px');
});
