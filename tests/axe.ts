import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colour, which cost more than all others and do not depend on the size. */
const colors = ['color-contrast', 'link-in-text-block'];

/** What axe looks for: everything, or a part of it where another look finds the rest. */
type Look = 'everything' | 'structure' | 'colors';

/** Lets axe look at a page. */
export async function expectAccessible(
  page: Page,
  where: string,
  look: Look = 'everything',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: look === 'colors' ? colors : tags,
    resultTypes: ['violations'],
    ...(look === 'structure' && {
      rules: Object.fromEntries(colors.map((rule) => [rule, { enabled: false }])),
    }),
  };
  const found = await page.evaluate(async (wanted) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // Where a pseudo-element is drawn in a box, axe does not judge the colors of any word in that box:
    // beside the stream of a page, of none.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*::before, *::after { background: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const { passes, violations } = await run(wanted);
    document.adoptedStyleSheets.pop();
    return { rules: passes.length, violations };
  }, options);
  expect(found.violations, where).toEqual([]);
  expect(found.rules, `${where}: rules that had something to look at`).toBeGreaterThan(
    look === 'colors' ? 0 : 10,
  );
}

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

/** Lets axe look at a page in three sizes, and at its colours in two themes. */
export async function expectAccessibleAtEverySize(page: Page): Promise<void> {
  for (const [viewport, colorScheme, look] of [
    [phone, 'light', 'structure'],
    [tablet, 'light', 'structure'],
    [desktop, 'light', 'everything'],
    [desktop, 'dark', 'colors'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${String(viewport.width)} px, ${colorScheme}`, look);
  }
}

/** Lets axe look at what a page shows on request, on a phone and on a dark desk. */
export async function expectAccessibleOnPhoneAndDesk(page: Page, what: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // At the top, since axe judges only the visible part of a link under the sticky header.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(page, `${what}, ${String(viewport.width)} px, ${colorScheme}`);
  }
}
