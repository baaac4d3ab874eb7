import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { expandEverything, visit } from '../browser-page.ts';

test.use({ viewport: phone });

test('on a phone there’s a link to the answer box, and labels of figures are at least 10 px', async ({
  page,
}) => {
  await test.step('the link leads to the answer box, and rests behind it', async () => {
    await visit(page, '/resources/study-materials/problems/kettle');
    const way = page.getByRole('link', { name: 'Answer box' });
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeInViewport();
    await expect(page.getByLabel('Flow of steam').first()).toBeInViewport({ ratio: 1 });
    const behind = await way.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return (
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.desk') !== null
      );
    });
    expect(behind).toBe(true);
  });
  await test.step('labels of figures are at least 10 px', async () => {
    for (const lesson of ['mixing', 'watched-tank']) {
      await visit(page, `/resources/study-materials/${lesson}`);
      await expandEverything(page);
      const sizes = await page.locator('.plot text').evaluateAll((texts) =>
        texts.map((text) => {
          const { a = 0, b = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
          return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
    }
  });
});
