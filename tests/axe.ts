import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** These rules take the longest and don't depend on the size of the window. */
const colors = ['color-contrast', 'link-in-text-block'];

/** The rules to run. A part is enough if another run covers the rest. */
type Look = 'everything' | 'structure' | 'colors';

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
    // axe skips the colors of text in an element with a visible pseudo-element, such as the drawn
    // stream.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*::before, *::after { background: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const { passes, violations } = await run(wanted);
    document.adoptedStyleSheets.pop();
    return { rules: passes.length, violations };
  }, options);
  expect(found.violations, where).toEqual([]);
  expect(found.rules, `${where}: rules that applied`).toBeGreaterThan(look === 'colors' ? 0 : 10);
}

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1280, height: 800 };

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

export async function expectAccessibleOnPhoneAndDesk(page: Page, what: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // Scrolls to the top, because axe checks only the visible part of a link under the header.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(page, `${what}, ${String(viewport.width)} px, ${colorScheme}`);
  }
}
