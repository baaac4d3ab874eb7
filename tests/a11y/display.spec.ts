import { expect } from '@playwright/test';
import { fixtureRoutes } from '../fixture-routes.ts';
import { onFixture as test } from '../spec.ts';
import { addStyle, expectItFits, widerText } from '../reading.ts';
import { openEverything, visit } from '../visit.ts';

for (const route of fixtureRoutes) {
  test(`${route} keeps its drawing and its words in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(page, route);
    await expectItFits(page, 'forced colours');
    const { ink, paper } = await page.evaluate(() => ({
      ink: [...document.querySelectorAll('main .pfd .vessel')].map(
        (part) => getComputedStyle(part).stroke,
      ),
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(ink.length).toBeGreaterThan(0);
    expect(ink).not.toContain(paper);
  });

  test(`${route} has targets of at least 24 × 24 px, and moves nothing for who asks for that`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, route);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')]
        .filter((element) => element.checkVisibility() && !element.matches('.skip-link'))
        // A link within a sentence is as high as its line.
        .filter((element) => !element.matches('.prose :is(p, li, td) a'))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });

  test(`${route} fits a phone with everything open and wider text`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, route);
    await openEverything(page);
    await addStyle(page, widerText);
    await expectItFits(page, 'text spacing');
  });

  test(`${route} shows where the focus is at every stop of the Tab key`, async ({ page }) => {
    await visit(page, route);
    // What has the focus inside a framed PDF is for the browser's own viewer to show.
    await addStyle(page, 'iframe { display: none }');
    const stops = await page
      .locator('a, button, input, textarea, summary')
      .filter({ visible: true })
      .count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const element = document.activeElement;
        const style = element && getComputedStyle(element);
        return {
          name: element?.textContent,
          width: style?.outlineWidth,
          kind: style?.outlineStyle,
        };
      });
      expect(outline).toEqual({ name: outline.name, width: '3px', kind: 'solid' });
    }
  });
}
