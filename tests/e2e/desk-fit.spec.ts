import { expect, type Page } from '@playwright/test';
import { resetStorage, visit } from '../browser-page.ts';
import { onFixture as test } from '../spec.ts';
import { answer, desk, expectSeed, pathOf } from './problem-page.ts';

const path = pathOf('salt-pan');

/** Returns the focused control of the desk and how its focus ring is cut off. */
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

/** Makes the desk show every kind of verdict, a hint and all of its buttons. */
async function fill(page: Page) {
  for (const [place, typed] of [
    [0, '77 kg/s'],
    [0, '88 kg/s'],
    [1, '3.8 kg/s'],
    [2, '6.77 MW'],
  ] as const) {
    await answer(page, typed, place);
    await expect(page.locator('.answer').nth(place).locator('.verdict')).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Hint 1 of 3' }).click();
  await expect(desk(page).getByRole('group')).toBeInViewport();
}

test('keys reach every control of the desk, in full view, in any window', async ({ page }) => {
  for (const [width, height] of [
    [1366, 650],
    [1024, 500],
    [360, 740],
    [320, 568],
    [683, 325],
  ] as const) {
    await test.step(`${String(width)} × ${String(height)}`, async () => {
      await resetStorage(page);
      await page.setViewportSize({ width, height });
      await visit(page, `${path}?seed=7`);
      await expectSeed(page, 7);
      await fill(page);
      const controls = page.locator('.desk :is(input, button, a):visible');
      const count = await controls.count();
      expect(count).toBeGreaterThan(10);
      for (const key of ['Tab', 'Shift+Tab']) {
        await (key === 'Tab' ? controls.first() : controls.last()).focus();
        let reached = 0;
        for (let now = await focused(page); now; now = await focused(page)) {
          expect(now.outside, `${key}: ${now.words}`).toEqual([]);
          reached += 1;
          await page.keyboard.press(key);
        }
        expect(reached).toBe(count);
      }
    });
  }
});

test('the desk stays in the window beside the solution, and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await visit(page, path);
  await fill(page);
  await page.locator('.solution').evaluate((solution) => {
    solution.setAttribute('open', '');
    solution.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  const { top, bottom } = await desk(page).evaluate((box) => box.getBoundingClientRect());
  // If the desk weren't sticky, it would be far above the window.
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(130);
  expect(bottom).toBeLessThanOrEqual(650);
  await desk(page).hover();
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: 'Print' })).toBeInViewport({ ratio: 1 });
});

for (const width of [360, 320]) {
  test(`the link to the answer box is at the lower edge, ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 480 });
    await visit(page, path);
    const link = page.getByRole('link', { name: 'Answer box' });
    const statement = page.locator('.statement > p').first();
    await statement.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    const [bar, words] = [await link.boundingBox(), await statement.boundingBox()];
    // The bar is at least as wide as the text, so it never covers just part of a line.
    expect(bar?.x).toBeLessThanOrEqual(words?.x ?? 0);
    expect(bar?.width).toBeGreaterThanOrEqual(words?.width ?? Infinity);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(480);
    await link.press('Enter');
    await expect(page.getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
  });
}
