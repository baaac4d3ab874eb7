import { expect } from '@playwright/test';
import { equationsRoute } from './equations-page.ts';
import { onFixture as test, sizes } from './spec.ts';
import { startBrowser } from './start-browser.ts';
import { Visitor } from './visitor.ts';

/** Leaves nothing on the page but the equations, and says how high they are. */
function onlyTheEquations(): number {
  document.body.replaceChildren(...document.querySelectorAll('article'));
  return document.body.getBoundingClientRect().height;
}

/** That of a window in which all of them are in sight. */
const height = 1800;

for (const theme of ['light', 'dark'] as const) {
  test(`equations look as they did when somebody looked at them, ${theme}`, async ({ engine }) => {
    const browser = await startBrowser(engine, theme);
    try {
      const visitor = new Visitor(browser, process.env['FIXTURE_ORIGIN'] ?? '');
      for (const { width } of sizes) {
        // High enough from the start: a window that grows shows for a while what it was.
        await visitor.resize({ width, height });
        await visitor.visit(equationsRoute);
        expect(await visitor.evaluate(onlyTheEquations)).toBeLessThan(height);
        await visitor.hasTypefaces();
        // The edges of letters may be a shade apart; no other point may differ. Where the first
        // size does, the second is looked at all the same.
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
