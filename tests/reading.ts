import { expect, type Page } from '@playwright/test';
import { renderEverything, expandEverything } from './browser-page.ts';

/** Returns the text of a page without case and spaces, and the addresses of its links. */
const reading = (page: Page) =>
  page.evaluate(() => ({
    pieces: [...document.querySelectorAll('main :is(h1, h2, h3, p, a), footer :is(p, a)')]
      // Skips SVG text, because the drawings for wide and narrow windows repeat it.
      .filter((element) => element instanceof HTMLElement)
      .map((element) => element.innerText.toLowerCase().replace(/\s+/g, ''))
      .filter((words) => words !== ''),
    links: [...document.links].map((link) => link.getAttribute('href')),
  }));

/** Finds elements whose text can't be scrolled into view. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return [...document.querySelectorAll<HTMLElement>('main *, footer *, header a, header button')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter((element) => element.closest('.sr-only, svg, .skip-link, math') === null)
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        // A wide table scrolls inside its own box.
        const scroller = element.closest('.table-box');
        const left = scroller?.getBoundingClientRect().left ?? 0;
        const width = scroller?.scrollWidth ?? scrollWidth;
        return (
          box.width < 1 || box.height < 1 || box.left < left - 1 || box.right > left + width + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Number of pixels by which a page is wider than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Adds style rules through a constructed sheet, which the page's security policy allows. */
export const addStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** The text spacing of WCAG 1.4.12. */
export const widerText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

export async function expectItFits(page: Page, where: string): Promise<void> {
  expect(await overflow(page), where).toBe(0);
  expect(await unreachable(page), where).toEqual([]);
}

/** Expects a page to fit 320 CSS pixels, on a small phone and at 400% zoom. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // A window of 1280 × 800 at 400% zoom is 200 pixels high.
  for (const height of [640, 200]) {
    await page.setViewportSize({ width: 320, height });
    await expectItFits(page, `320 × ${String(height)}`);
  }
}

/**
 * Removes the exercises and predictions of a lesson, which appear one after the other only with
 * scripts and styles. tests/e2e/your-turn.spec.ts and predictions.spec.ts read them without scripts.
 */
const removeExercises = (page: Page) =>
  page.locator('.turn, .turn-answers, .predictions').evaluateAll((exercises) => {
    for (const exercise of exercises) exercise.remove();
  });

/**
 * Expects a page to show the same text with and without scripts, apart from the parts that depend
 * on the clock. A lesson with two sign conventions shows both versions.
 */
export async function expectTheSameWithoutScripts(page: Page, plain: Page): Promise<void> {
  await renderEverything(plain);
  await expect(plain.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => delete document.documentElement.dataset['way']);
  await removeExercises(page);
  await removeExercises(plain);
  await addStyle(page, '.needs-script, .on-the-clock { display: none }');
  await addStyle(plain, 'noscript, .on-the-clock { display: none }');
  // Without scripts, the page shows the time zone to every visitor.
  await plain.locator('.zone-name').evaluateAll((zones) => {
    for (const zone of zones) zone.remove();
  });
  expect(await plain.locator('body').innerText()).toBe(await page.locator('body').innerText());
  const links = 'a:not(.needs-script a)';
  expect(await plain.locator(links).count()).toBe(await page.locator(links).count());
}

/** Expects an open page to keep all of its text and links without style sheets. */
export async function expectTheSameWithoutStyle(page: Page): Promise<void> {
  await renderEverything(page);
  await expandEverything(page);
  await removeExercises(page);
  const styled = await reading(page);
  expect(styled.pieces.length).toBeGreaterThan(4);
  await page.evaluate(() => {
    document.querySelectorAll('style, link[rel="stylesheet"]').forEach((element) => {
      element.remove();
    });
  });
  expect(await reading(page)).toEqual(styled);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await unreachable(page)).toEqual([]);
}
