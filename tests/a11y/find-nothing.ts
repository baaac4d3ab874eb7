import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets axe look at a page. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  await page.evaluate(emptyEquations);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (wanted) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { passes, violations } = await run(
      { exclude: ['.katex'] },
      { runOnly: wanted, resultTypes: ['violations'] },
    );
    return { rules: passes.length, violations };
  }, tags);
  expect(found.violations, where).toEqual([]);
  expect(found.rules, `${where}: rules that had something to look at`).toBeGreaterThan(10);
}

/**
 * Takes the thousands of small pieces out of which equations are drawn, and leaves their size. They
 * are hidden from assistive technology, which reads the MathML beside them, and cost axe minutes.
 */
function emptyEquations() {
  for (const drawn of document.querySelectorAll<HTMLElement>('.katex-html:not(:empty)')) {
    const { width, height } = drawn.getBoundingClientRect();
    drawn.replaceChildren();
    Object.assign(drawn.style, {
      display: 'inline-block',
      width: `${String(width)}px`,
      height: `${String(height)}px`,
    });
  }
}
