import { expect, type Page } from '@playwright/test';
import { questions as asked, site } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { expectItFits } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { expandEverything } from '../browser-page.ts';

const { headings, ask, topics, home } = asked;

const article = (page: Page, id: string) => page.locator(`article#${id}`);

test('addresses and keys open questions, and asking leads to the form with its subject', async ({
  page,
}) => {
  await test.step('an address leads to its question, also to one that is folded away', async () => {
    await page.goto('/asked');
    await expect(article(page, 'first-question')).toBeHidden();
    await page.goto('/asked#first-question');
    await expect(article(page, 'first-question')).toBeInViewport();
    await article(page, 'round-tables').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL('/asked#round-tables');
  });
  await test.step('on a desk the way to an answer stands beside it', async () => {
    await page.goto('/asked');
    await expect(article(page, 'round-tables').getByText('We got it')).toBeVisible();
    await expect(article(page, 'round-tables').locator('summary')).toBeHidden();
  });
  await test.step('older years open by key, with the number of their questions', async () => {
    await page.goto('/asked');
    const older = page.locator('summary', { hasText: '2021–22' });
    await expect(older).toContainText('1 question');
    await older.focus();
    await page.keyboard.press('Enter');
    await expect(article(page, 'first-question')).toBeVisible();
  });
  await test.step('asking leads to the form with the topic in its subject, and says what happens then', async () => {
    await page.goto('/asked');
    const asking = page.getByRole('region', { name: headings.ask });
    for (const { title, text } of ask.happens) {
      await expect(asking).toContainText(title);
      await expect(asking).toContainText(text);
    }
    await expect(asking).toContainText(ask.privacy);
    await expect(asking.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}?subject=Question%20about%20examples`,
    );
    await asking.getByRole('link', { name: ask.link }).click();
    await expect(page).toHaveURL(/\/contact\?subject=/);
    await expect(page.getByLabel('Subject')).toHaveValue('Question about examples');

    const topic = topics[1] ?? '';
    await page.goto('/asked');
    await asking.getByRole('link', { name: topic }).click();
    await expect(page.getByLabel('Subject')).toHaveValue(`Question about ${topic}`);
    await expect(page.getByRole('link', { name: 'Send Message' })).toHaveAttribute(
      'href',
      `mailto:${site.email}?subject=${encodeURIComponent(`Question about ${topic}`)}`,
    );
  });
  await test.step('what somebody puts into the address of the form stays words, and not too many', async () => {
    await page.goto(`/contact?subject=${encodeURIComponent(`<b>&bcc=x\n${'y'.repeat(500)}`)}`);
    const subject = page.getByLabel('Subject');
    await expect(subject).toHaveValue(/^<b>&bcc=xy+$/);
    expect((await subject.inputValue()).length).toBeLessThanOrEqual(120);
  });
});

test('on a phone the way to an answer is folded, and everything fits', async ({ page }) => {
  await test.step('on a phone the way to an answer is folded, and opened by key and by its address', async () => {
    await page.setViewportSize(phone);
    await page.goto('/asked');
    const step = (id: string) => article(page, id).getByText('We got it');
    await expect(step('cold-tea')).toBeVisible();
    await expect(step('round-tables')).toBeHidden();
    await article(page, 'round-tables').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(step('round-tables')).toBeVisible();
    await article(page, 'whose-biscuits').getByRole('heading').getByRole('link').click();
    await expect(step('whose-biscuits')).toBeVisible();
    await page.goto('/about');
    await page.goto('/asked#first-question');
    await expect(step('first-question')).toBeVisible();
    await expect(step('round-tables')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(step('round-tables')).toBeVisible();
  });
  await test.step('on a phone everything fits, the table and the older years too', async () => {
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize(phone);
    await page.goto('/asked');
    await expandEverything(page);
    await expectItFits(page, '360 px');
  });
  await test.step('Home shows the newest question on a phone too, and its links below each other on a desk', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });

    const latest = page.getByRole('region', { name: home.label });
    const links = [
      latest.getByRole('link', { name: home.link }),
      page.locator('.next-state:not([hidden]) > .text-link'),
    ];
    const lefts = () => Promise.all(links.map(async (link) => (await link.boundingBox())?.x));
    await page.goto('/');
    const [first, second] = await lefts();
    expect(first).toBe(second);
    await page.setViewportSize(phone);
    const question = latest.getByRole('link', { name: 'Could the tables be round?' });
    await expect(question).toBeInViewport({ ratio: 1 });
  });
});
