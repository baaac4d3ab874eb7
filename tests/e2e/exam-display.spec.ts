import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { kettle, kettleValue } from '../kettle.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { answersInAll, begin, brines, button, exam, field, handIn, path } from './exam-page.ts';

test('axe finds nothing in any state', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(colorScheme, async () => {
      await resetStorage(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: colorScheme === 'dark' ? 360 : 1280, height: 740 });
      await visit(page, `${path}?exam=${exam}`);
      await expect(button(page, /^Begin/)).toBeVisible();
      await expectAccessible(page, 'the cover');
      await button(page, /^Begin/).click();
      await field(page, brines.answers[0]?.label ?? '').fill('1 kg');
      await expectAccessible(page, 'the exam');
      await handIn(page);
      await page.locator('.exam-solution summary').first().click();
      await expect(page.locator('.exam-solution .step').first()).toBeVisible();
      await expectAccessible(page, 'the summary');
    });
  }
});

test('every focused field is in full view', async ({ page }) => {
  for (const [width, height] of [
    [1366, 650],
    [360, 740],
    [320, 568],
    [683, 325],
  ] as const) {
    await test.step(`${String(width)} × ${String(height)}`, async () => {
      await resetStorage(page);
      await page.setViewportSize({ width, height });
      await begin(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const fields = page.locator('.exam-problem:not([hidden]) :is(input, button)');
      for (const one of await fields.all()) {
        await one.focus();
        await expect(one).toBeInViewport({ ratio: 1 });
        const isUncovered = await one.evaluate((element) => {
          const { left, top, width: w, height: h } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + w / 2, top + h / 2);
          return element.contains(seen) || (seen?.contains(element) ?? false);
        });
        expect(isUncovered).toBe(true);
      }
    });
  }
});

test('on paper it’s an exam with points and a key, and no words of the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await visit(page, `${path}?exam=${exam}`);
  await expect(page.getByText(/until you hand it in/)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.exam-paper');
  await expect(paper.locator('.exam-top')).toContainText('3 problems, 30 minutes, 100 points');
  await expect(page.locator('main')).not.toHaveText(
    /clock you can hide|until you hand it in|Begin|Copy|Nothing leaves/,
    { useInnerText: true },
  );
  const heads = await paper.locator('.exam-sheet h2').allTextContents();
  const points = heads.map((head) => Number(/(\d+) points?/.exec(head)?.[1]));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(100);

  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('With a formula sheet').check();
  await button(page, 'Print the exam').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(paper.locator('.exam-sheet')).toHaveCount(3);
  await expect(paper.locator('.exam-lines li')).toHaveCount(answersInAll);
  await expect(paper.locator('.exam-formulas')).toContainText('Formulas');
  await expect(paper.locator('> section:last-of-type > h2')).toHaveText('Key');
  const steam = kettleValue(17, 'ms').toPrecision(kettle.answers[0]?.digits ?? 3);
  await expect(paper.locator('.exam-key')).toContainText(`Flow of steam: ${steam}\u00a0kg/s`);
  await expect(page.locator('#cover-heading')).toBeHidden();
});
