import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';
import {
  answersInAll,
  at,
  begin,
  brines,
  button,
  exam,
  field,
  handIn,
  path,
  titleOf,
} from './sat-exam.ts';

const practicePath = '/resources/study-materials';
const label = brines.answers[0]?.label ?? '';
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Lets a browser have kept something as its exams. */
const keep = (page: Page, text: string) =>
  page.addInitScript((kept) => {
    localStorage.setItem('practice-exams', kept);
  }, text);

test('an exam is offered until it is handed in, and listed afterwards', async ({ page, clock }) => {
  await test.step('who has begun nothing finds the way to an exam beside today’s three', async () => {
    await visit(page, practicePath);
    const offer = link(page, 'Mock Exam').first();
    await expect(offer).toBeInViewport();
    await offer.click();
    await expect(page).toHaveURL(/\/resources\/exam$/);
  });
  await test.step('an exam that was left is offered on its page and among the problems, with its time', async () => {
    await begin(page);
    await field(page, label).fill('12 kg/s');
    await at(page, clock, 7);
    for (const [where, about] of [
      [practicePath, '.exam-offer p'],
      [path, '.exam-begun p'],
    ] as const) {
      await visit(page, where);
      await expect(link(page, 'Continue your exam, 23 min left')).toBeVisible();
      await expect(page.locator(about)).toHaveText(
        `DEM 101, DEM 201 · 1 of ${String(answersInAll)} answered`,
      );
    }
    await link(page, 'Continue your exam, 23 min left').click();
    await expect(field(page, label)).toHaveValue('12 kg/s');
    await at(page, clock, 34);
    await visit(page, practicePath);
    await expect(link(page, 'Finish your exam, time is up')).toBeVisible();
  });
  await test.step('an exam that was handed in is listed with its day and what came of it', async () => {
    await resetStorage(page);
    await at(page, clock, 0);

    await begin(page);
    await handIn(page);
    await visit(page, path);
    const done = page.locator('.exam-done li');
    await expect(done).toHaveText(
      `DEM 101, DEM 201, 30 minOct 61 of ${String(answersInAll)} right`,
    );
    await expect(page.locator('.exam-begun')).toHaveCount(0);
    await done.getByRole('link').click();
    await expect(page.getByRole('heading', { name: / right$/ })).toBeVisible();
  });
  await test.step('one that an older page has kept is listed without its result, until somebody opens it', async () => {
    const old = { began: 1_759_000_000_000, handedIn: 1_759_000_900_000, isRecorded: true };
    await keep(page, JSON.stringify({ [exam]: { ...old, typed: {}, later: [] } }));
    await visit(page, path);
    await expect(page.locator('.exam-done li')).toHaveText('30 minSep 27');
  });
});

test('exams and the place in them are there again', async ({ page }) => {
  await test.step('however many exams somebody begins, each of them is there again', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      await visit(page, `${path}?exam=0_kettle.${String(seed)}`);
      await button(page, /^Begin/).click();
      await field(page, 'Flow of steam').fill(`${String(seed)} kg/s`);
    }
    await visit(page, path);
    const begun = page.locator('.exam-begun li');
    await expect(begun).toHaveCount(6);
    await expect(begun.first()).toContainText('Continue your exam, no clock');
    await begun.last().getByRole('link').click();
    await expect(field(page, 'Flow of steam')).toHaveValue('1 kg/s');

    await visit(page, path);
    page.once('dialog', (question) => question.dismiss());
    await begun
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    await expect(begun).toHaveCount(6);
    page.once('dialog', (question) => question.accept());
    await begun
      .first()
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    await expect(begun).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Set up an exam' })).toBeFocused();
  });
  await test.step('after a reload the same problem is open, and the clock as hidden as it was', async () => {
    await resetStorage(page);

    await begin(page);
    await button(page, 'Hide the clock').click();
    await button(page, titleOf('warm-bath')).click();
    await page.reload();
    const shown = page.locator('.exam-problem:not([hidden])');
    await expect(shown.getByRole('heading')).toHaveText(titleOf('warm-bath'));
    await expect(button(page, 'Show the clock')).toBeVisible();
    await expect(page.getByText('min left')).toHaveCount(0);
    await visit(page, practicePath);
    await expect(link(page, 'Continue your exam, clock hidden')).toBeVisible();
  });
});

test('answers that cannot be read or lack their unit are said to', async ({ page }) => {
  await test.step('what cannot be read is said once the field rests, and does not count as answered', async () => {
    await begin(page);
    const one = field(page, label);
    const word = page.locator('.exam-problem:not([hidden]) .exam-unread').first();
    const row = button(page, titleOf('two-streams'));
    await one.pressSequentially('12');
    await expect(word).toBeEmpty();
    await one.blur();
    await expect(word).toHaveText(/^Needs a unit, like /);
    await expect(row).toContainText('not clear yet');
    await one.fill('banana');
    await expect(word).toBeEmpty();
    await expect(word).toHaveText(/^We can’t read this yet\. Start with a number/);
    await expect(page.getByText('1 isn’t clear yet')).toBeVisible();
    page.once('dialog', (question) => {
      expect(question.message()).toContain('1 isn’t clear yet');
      void question.dismiss();
    });
    await button(page, 'Hand in').click();
    await one.fill('12 kPa');
    await one.blur();
    await expect(word).toHaveText(/^That’s a pressure\. The question asks for /);
    await visit(page, practicePath);
    await expect(page.locator('.exam-offer')).toContainText(
      `0 of ${String(answersInAll)} answered, 1 not clear yet`,
    );
    await link(page, /^Continue your exam/).click();
    await one.fill('12 kg/s');
    await one.blur();
    await expect(word).toBeEmpty();
    await expect(row).not.toContainText('not clear yet');
  });
  await test.step('a right number without its unit is counted apart', async () => {
    await resetStorage(page);

    await begin(page);
    await button(page, titleOf('two-streams')).click();
    const { unit = '', factor = 1, zero = 0 } = brines.answers[0] ?? {};
    const value = ((brines.variants[3]?.keys[0]?.value ?? NaN) - zero) / factor;
    expect(unit).not.toBe('');
    await field(page, label).fill(value.toPrecision(4));
    await button(page, titleOf('kettle')).click();
    page.once('dialog', (question) => question.accept());
    await button(page, 'Hand in').click();
    const words = `0 of ${String(answersInAll)} right, 1 more just needs its unit`;
    await expect(page.getByRole('heading', { name: words })).toBeFocused();
    await visit(page, path);
    await expect(page.locator('.exam-done')).toContainText(words);
  });
});

test('where somebody else has kept nonsense, every page talks sense', async ({ page }) => {
  for (const [what, kept] of [
    ['an endless time', '{"EXAM":{"began":1e999,"typed":{},"later":[]}}'],
    ['a time of another kind', '{"EXAM":{"began":"now","typed":{},"later":[]}}'],
    ['a time to come', '{"EXAM":{"began":250000000000000,"typed":{},"later":[]}}'],
    [
      'endless minutes',
      '{"1e999_kettle.1":{"began":5,"typed":{}},"999_kettle.1":{"began":5,"typed":{}}}',
    ],
    ['no problem of ours', '{"50_gone.1":{"began":5,"typed":{},"asked":1e999}}'],
  ] as const) {
    await test.step(`where somebody else has kept ${what}, every page talks sense`, async () => {
      await keep(page, kept.replace('EXAM', exam));
      for (const where of [path, practicePath, `${path}?exam=${exam}`]) {
        await visit(page, where);
        await expect(page.locator('main')).not.toContainText(/Infinity|NaN|undefined/);
        await expect(page.locator('.has-failed')).toHaveCount(0);
      }
    });
  }
});

test('axe finds nothing in the exams that are kept', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await test.step(`axe finds nothing in the exams that are kept, ${colorScheme}`, async () => {
      await resetStorage(page);

      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await begin(page);
      await field(page, label).fill('banana');
      await field(page, label).blur();
      await expect(page.getByText('We can’t read this yet').first()).toBeVisible();
      await expectAccessible(page, 'an answer that cannot be read');
      await handIn(page);
      await visit(page, `${path}?exam=0_kettle.3`);
      await button(page, /^Begin/).click();
      await visit(page, path);
      await expect(page.locator('.exam-begun li')).toHaveCount(1);
      await expectAccessible(page, 'a shelf of exams');
      await visit(page, practicePath);
      await expectAccessible(page, 'the offer among the problems');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  }
});
