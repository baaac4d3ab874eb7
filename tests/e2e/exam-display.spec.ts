import { expect } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';
import {
  answersInAll,
  begin,
  brines,
  button,
  exam,
  field,
  handIn,
  kettle,
  path,
} from './sat-exam.ts';

test('axe finds nothing in any state', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`axe finds nothing in any state, ${colorScheme}`, async () => {
      await resetStorage(page);

      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: colorScheme === 'dark' ? 360 : 1280, height: 740 });
      await visit(page, `${path}?exam=${exam}`);
      await expect(button(page, /^Begin/)).toBeVisible();
      await expectAccessible(page, 'the cover');
      await button(page, /^Begin/).click();
      await field(page, brines.answers[0]?.label ?? '').fill('1 kg');
      await expectAccessible(page, 'an exam that is sat');
      await handIn(page);
      await page.locator('.exam-solution summary').first().click();
      await expect(page.locator('.exam-solution .step').first()).toBeVisible();
      await expectAccessible(page, 'the summary');
    });
  }
});

test('every field is in sight when it has the focus', async ({ page }) => {
  for (const [width, height] of [
    [1366, 650],
    [360, 740],
    [320, 568],
    [683, 325],
  ] as const) {
    await test.step(`every field is in sight when it has the focus, ${String(width)} × ${String(height)}`, async () => {
      await resetStorage(page);

      await page.setViewportSize({ width, height });
      await begin(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
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

test('on paper it is an exam with its key, points and no word of the screen', async ({ page }) => {
  await test.step('what stays shut is said once', async () => {
    await visit(page, `${path}?exam=${exam}`);
    await expect(page.getByText(/until you hand it in/)).toHaveCount(1);
  });
  await test.step('on paper: every problem, lines for the answers, formulas if wanted, and the key last', async () => {
    await page.addInitScript(() => {
      globalThis.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await visit(page, `${path}?exam=${exam}`);
    await page.getByLabel('With a formula sheet').check();
    await button(page, 'Print the exam').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.exam-paper');
    await expect(paper.locator('.exam-sheet')).toHaveCount(3);
    await expect(paper.locator('.exam-lines li')).toHaveCount(answersInAll);
    await expect(paper.locator('.exam-formulas')).toContainText('Formulas');
    await expect(paper.locator('> section:last-of-type > h2')).toHaveText('Key');
    await expect(paper.locator('.exam-key')).toContainText(`Flow of steam: ${steamInPrint()}`);
    await expect(page.locator('.exam-cover')).toBeHidden();
  });
  await test.step('printed from its cover it is an exam, with points and no word of the screen', async () => {
    await page.emulateMedia({ media: 'screen' });

    await visit(page, `${path}?exam=${exam}`);
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('.exam-paper');
    await expect(paper.locator('.exam-top')).toContainText('3 problems, 30 minutes, 100 points');
    await expect(page.locator('main')).not.toHaveText(/clock you can hide/i, {
      useInnerText: true,
    });
    await expect(page.locator('main')).not.toHaveText(
      /until you hand it in|Begin|Copy|Nothing leaves/,
      {
        useInnerText: true,
      },
    );
    const heads = await paper.locator('.exam-sheet h2').allTextContents();
    const points = heads.map((head) => Number(/(\d+) points?/.exec(head)?.[1]));
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(100);
  });
});

const steamInPrint = () => {
  const digits = kettle.answers[0]?.digits ?? 3;
  return `${(kettle.variants[17]?.values['ms']?.value ?? NaN).toPrecision(digits)}\u00a0kg/s`;
};
