import { expect, type Page } from '@playwright/test';
import { busyDay, busyMonth, button, dialog, heading, openOn, opener } from '../e2e/events-page.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const windows = {
  'on a laptop': { width: 1280, height: 800 },
  'on a phone': { width: 360, height: 740 },
};

const fragments = ['', '#content', '#subscribe'];

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Close: (page) => dialog(page).getByRole('button', { name: 'Close' }).last().click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the backdrop': (page) => page.mouse.click(3, 400),
  Back: (page) => page.goBack(),
};

const lastEvent = busyMonth.at(-1);
if (!lastEvent) throw new Error('The fixture has no events in that month.');

async function place(page: Page): Promise<number> {
  let before = NaN;
  await expect
    .poll(async () => {
      const now = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => {
              resolve(scrollY);
            });
          }),
      );
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before;
}

for (const [where, viewport] of Object.entries(windows)) {
  for (const fragment of fragments) {
    for (const [way, close] of Object.entries(ways)) {
      test(`${where}, at /events${fragment}, closing an event by ${way} restores focus and scroll position`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await openOn(page, busyDay, fragment);
        const day = opener(page, lastEvent);
        await day.scrollIntoViewIfNeeded();
        const before = await place(page);
        await day.click();
        await expect(dialog(page)).toBeVisible();
        await close(page);
        await expect(dialog(page)).toBeHidden();
        await expect(day).toBeFocused();
        expect(Math.abs((await place(page)) - before)).toBeLessThanOrEqual(1);
        await expect(page).toHaveURL((url) => url.hash === fragment);
      });
    }
  }
}

async function expectAFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element !== document.body && element?.checkVisibility();
      }),
    )
    .toBe(true);
}

test('Show moves the focus to the month', async ({ page }) => {
  await openOn(page, '2031-05-10');
  await button(page, /^Show/).press('Enter');
  await expect(heading(page)).toBeFocused();
});

test('Back to today moves the focus to the month', async ({ page }) => {
  await openOn(page, busyDay);
  await button(page, 'Next').press('Enter');
  await button(page, 'Back to today').press('Enter');
  await expect(heading(page)).toBeFocused();
});

test('Original numbers moves the focus', async ({ page }) => {
  await visit(page, '/resources/study-materials/problems/kettle?seed=7');
  await button(page, 'Original numbers').press('Enter');
  await expect(button(page, 'Original numbers')).toBeHidden();
  await expectAFocus(page);
});

test('Clear moves the focus', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('practice', '{"kettle":{"state":"solved","since":"2025-10-01"}}');
  });
  page.on('dialog', (question) => void question.accept());
  await visit(page, '/resources/study-materials');
  await button(page, /^Clear/).press('Enter');
  await expect(button(page, /^Clear/)).toBeHidden();
  await expectAFocus(page);
});
