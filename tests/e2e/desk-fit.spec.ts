import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const path = '/resources/study-materials/problems/salt-pan';

/** What has the focus, with its ring: whether it is in the desk, and what of it is out of sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const desk = document.querySelector('.desk');
    if (!element || !desk?.contains(element)) return undefined;
    const ring = 6;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = { left: left - ring, top: top - ring, right: right + ring, bottom: bottom + ring };
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const edges = desk.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      words: element.textContent || (element as HTMLInputElement).value,
      outside: [
        box.top < Math.max(0, header) && 'under the header',
        box.bottom > innerHeight && 'below the window',
        (box.left < 0 || box.right > innerWidth) && 'beside the window',
        (box.top < edges.top || box.bottom > edges.bottom) && 'cut by the desk',
        (box.left < edges.left || box.right > edges.right) && 'cut at its sides',
        !middle || (!element.contains(middle) && 'covered'),
      ].filter((word) => word !== false),
    };
  });

/** Every verdict, a hint, and all that the desk offers. */
async function fill(page: Page) {
  const boxes = page.getByRole('textbox');
  for (const [place, typed] of [
    [0, '77 kg/s'],
    [0, '88 kg/s'],
    [1, '3.8 kg/s'],
    [2, '6.77 MW'],
  ] as const) {
    await boxes.nth(place).fill(typed);
    await boxes.nth(place).press('Enter');
    await expect(page.locator('.answer').nth(place).locator('.verdict')).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Hint 1 of 3' }).click();
  await expect(page.locator('.desk').getByRole('group')).toBeInViewport();
}

test('every field and button of the desk is reached, wholly in sight, in any window', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 650],
    [1024, 500],
    [360, 740],
    [320, 568],
    [683, 325],
  ] as const) {
    await test.step(`in a window of ${String(width)} × ${String(height)}`, async () => {
      await resetStorage(page);
      await page.setViewportSize({ width, height });
      await visit(page, `${path}?seed=7`);
      await expect(page.getByText('These are the numbers from seed 7.')).toBeVisible();
      await fill(page);
      const controls = await page.locator('.desk :is(input, button, a):visible').count();
      expect(controls).toBeGreaterThan(10);
      for (const key of ['Tab', 'Shift+Tab']) {
        const ends = page.locator('.desk :is(input, button, a):visible');
        await (key === 'Tab' ? ends.first() : ends.last()).focus();
        let reached = 0;
        for (let now = await focused(page); now; now = await focused(page)) {
          expect(now.outside, `${key}: ${now.words}`).toEqual([]);
          reached += 1;
          await page.keyboard.press(key);
        }
        expect(reached).toBe(controls);
      }
    });
  }
});

test('the desk scrolls by itself, and on a phone the way to it covers no words', async ({
  page,
}) => {
  await test.step('the desk stays in the window and scrolls by itself', async () => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await visit(page, path);
    await fill(page);
    await page.evaluate(() => {
      document.querySelector('.hints')?.scrollIntoView();
    });
    const { top, bottom } = await page.locator('.desk').evaluate((desk) => {
      const box = desk.getBoundingClientRect();
      return { top: box.top, bottom: innerHeight - box.bottom };
    });
    expect(bottom).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(130);
    await page.locator('.desk').hover();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport({ ratio: 1 });
  });
  for (const width of [360, 320]) {
    await test.step('the way to the answer is the lower edge of what one reads, and covers no words halfway', async () => {
      await page.setViewportSize({ width, height: 480 });
      await visit(page, path);
      const way = page.getByRole('link', { name: 'Answer box' });
      const statement = page.locator('.statement > p').first();
      await statement.scrollIntoViewIfNeeded();
      await expect(way).toBeInViewport({ ratio: 1 });
      const [bar, words] = [await way.boundingBox(), await statement.boundingBox()];
      expect(bar?.x).toBeLessThanOrEqual(words?.x ?? 0);
      expect(bar?.width).toBeGreaterThanOrEqual(words?.width ?? Infinity);
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(480);
      await way.press('Enter');
      await expect(page.getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
    });
  }
});
