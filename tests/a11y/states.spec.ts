import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleOnPhoneAndDesk } from '../axe.ts';
import { courses, events, lessons, textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { expandEverything, visit } from '../browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing in the open menu and after a copy', async ({ page }) => {
  await test.step('with the menu open', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page, colorScheme);
    }
  });
  await test.step('on the contact page after a copy', async () => {
    await visit(page, '/contact');
    await page.getByLabel('Message', { exact: true }).fill('Hello '.repeat(500));
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByRole('status')).toHaveText(/\S/);
    await expectAccessibleOnPhoneAndDesk(page, 'after a copy');
  });
});

test('axe finds nothing in search results', async ({ page }) => {
  await test.step('textbooks, with and without results', async () => {
    for (const search of [textbooks.textbooks[0]?.title ?? '', 'zzzz']) {
      await page.goto(`/resources/textbooks?q=${encodeURIComponent(search)}`);
      await expect(page.getByRole('status')).toContainText(/ of |No textbooks/);
      await expectAccessibleOnPhoneAndDesk(page, search);
    }
  });
  await test.step('the site, with and without results', async () => {
    for (const [search, seen] of [
      [lessons[0]?.title ?? '', 'Lessons'],
      ['zzzz', 'Nothing found'],
    ] as const) {
      await visit(page, `/search?q=${encodeURIComponent(search)}`);
      await expect(page.getByRole('heading', { name: seen })).toBeVisible();
      await expectAccessibleOnPhoneAndDesk(page, search);
    }
  });
});

test('axe finds nothing in opened parts', async ({ page }) => {
  await test.step('a course and every answer of a lesson', async () => {
    const title = courses.subjects[0]?.classes[0]?.lessons[0]?.title ?? '';
    await visit(page, `/resources/studyhome?q=${encodeURIComponent(title)}`);
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expectAccessibleOnPhoneAndDesk(page, 'a course');
    await visit(page, `/resources/study-materials/${lessons[0]?.name ?? ''}`);
    await expandEverything(page);
    await expectAccessibleOnPhoneAndDesk(page, 'a lesson');
  });
  await test.step('a class and every verdict on a problem', async () => {
    await visit(page, '/resources/study-materials');
    await page.locator('#classes summary').first().click();
    await expectAccessibleOnPhoneAndDesk(page, 'a class');
    await visit(page, '/resources/study-materials/problems/kettle?seed=3');
    // Waits for the seed's numbers, because an earlier entry would be checked against the original
    // ones.
    await expect(page.getByText('These are the numbers from seed 3.')).toBeVisible();
    await expandEverything(page);
    for (const typed of ['0.5 kg/s', '1', '?']) {
      await page.getByLabel('Flow of steam').first().fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.locator('.verdict')).toBeVisible();
      await expectAccessibleOnPhoneAndDesk(page, typed);
    }
  });
  await test.step('a month with events, and one of them', async () => {
    const event = events.findLast(({ canceled }) => canceled === undefined);
    await page.clock.setFixedTime(new Date(`${event?.date ?? ''}T12:00:00-06:00`));
    await visit(page, '/events');
    await expect(page.locator(`#open-${event?.id ?? ''}`)).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page, 'a month');
    await visit(page, `/events#${event?.id ?? ''}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleOnPhoneAndDesk(page, 'dialog');
  });
});
