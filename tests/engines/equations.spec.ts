import { expect } from '@playwright/test';
import { equationsRoute } from './equations-page.ts';
import { onFixture as test, sizes } from './spec.ts';
import { startBrowser } from './start-browser.ts';
import { Visitor } from './visitor.ts';

/** Removes everything except the equations and returns their height. */
function onlyTheEquations(): number {
  document.body.replaceChildren(...document.querySelectorAll('article'));
  return document.body.getBoundingClientRect().height;
}

/** Height of a window that shows all equations. */
const height = 1800;

for (const theme of ['light', 'dark'] as const) {
  test(`equations look as in the approved screenshots, ${theme}`, async ({ engine }) => {
    const browser = await startBrowser(engine, theme);
    try {
      const visitor = new Visitor(browser, process.env['FIXTURE_ORIGIN'] ?? '');
      for (const { width } of sizes) {
        // After a window grows, the browser shows its old content for a while.
        await visitor.resize({ width, height });
        await visitor.visit(equationsRoute);
        expect(await visitor.evaluate(onlyTheEquations)).toBeLessThan(height);
        await visitor.hasTypefaces();
        // The comparison allows slight differences at the edges of letters.
        expect
          .soft(await visitor.picture())
          .toMatchSnapshot(`${engine}-${theme}-${String(width)}.png`);
      }
      expect(await visitor.leave()).toBe('');
    } finally {
      await browser.close();
    }
  });
}
