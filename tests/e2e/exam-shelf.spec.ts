import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
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
} from './exam-page.ts';
import { path as practicePath } from './practice-page.ts';

const flow = brines.answers[0]?.label ?? '';
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test('an exam is offered until it’s handed in, and listed afterwards', async ({ page, clock }) => {
  await test.step('without an exam, there’s a link beside today’s three', async () => {
    await visit(page, practicePath);
    const offer = link(page, 'Mock Exam').first();
    await expect(offer).toBeInViewport();
    await offer.click();
    await expect(page).toHaveURL(/\/resources\/exam$/);
  });
  await test.step('one that was begun is offered on both pages, with its time', async () => {
    await begin(page);
    await field(page, flow).fill('12 kg/s');
    await at(page, clock, 7);
    for (const [where, about] of [
      [practicePath, '.exam-offer p'],
      [path, '[aria-label="Exams you started"] p'],
    ] as const) {
      await visit(page, where);
      await expect(link(page, 'Continue your exam, 23 min left')).toBeVisible();
      await expect(page.locator(about)).toHaveText(
        `DEM 101, DEM 201 · 1 of ${String(answersInAll)} answered`,
      );
    }
    await link(page, 'Continue your exam, 23 min left').click();
    await expect(field(page, flow)).toHaveValue('12 kg/s');
    await button(page, 'Hide the clock').click();
    await visit(page, practicePath);
    await expect(link(page, 'Continue your exam, clock hidden')).toBeVisible();
    await at(page, clock, 34);
    await visit(page, practicePath);
    await expect(link(page, 'Finish your exam, time is up')).toBeVisible();
  });
  await test.step('one that was handed in is listed with its day and result', async () => {
    await resetStorage(page);
    await at(page, clock, 0);
    await begin(page);
    await handIn(page);
    await visit(page, path);
    const done = page.locator('[aria-labelledby="done"] li');
    await expect(done).toHaveText(
      `DEM 101, DEM 201, 30 minOct 61 of ${String(answersInAll)} right`,
    );
    await expect(page.locator('[aria-label="Exams you started"]')).toHaveCount(0);
    await done.getByRole('link').click();
    await expect(page.getByRole('heading', { name: / right$/ })).toBeVisible();
  });
  await test.step('one stored by an older page is listed without its result', async () => {
    const old = { began: 1_759_000_000_000, handedIn: 1_759_000_900_000, isRecorded: true };
    await resetStorage(page, { 'practice-exams': { [exam]: { ...old, typed: {}, later: [] } } });
    await visit(page, path);
    await expect(page.locator('[aria-labelledby="done"] li')).toHaveText('30 minSep 27');
  });
});

test('several exams are kept, and removed after a question', async ({ page }) => {
  for (const seed of [1, 2, 3]) {
    await visit(page, `${path}?exam=0_kettle.${String(seed)}`);
    await button(page, /^Begin/).click();
    await field(page, 'Flow of steam').fill(`${String(seed)} kg/s`);
  }
  await visit(page, path);
  const begun = page.locator('[aria-label="Exams you started"] li');
  await expect(begun).toHaveCount(3);
  await expect(begun.first()).toContainText('Continue your exam, no clock');
  await begun.last().getByRole('link').click();
  await expect(field(page, 'Flow of steam')).toHaveValue('1 kg/s');

  await visit(page, path);
  const remove = begun.first().getByRole('button', { name: /^Remove/ });
  page.once('dialog', (question) => question.dismiss());
  await remove.press('Enter');
  await expect(begun).toHaveCount(3);
  page.once('dialog', (question) => question.accept());
  await remove.press('Enter');
  await expect(begun).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Set up an exam' })).toBeFocused();
});

test('marks answers that are unreadable or lack their unit', async ({ page }) => {
  await test.step('an unreadable answer is marked after typing, and isn’t counted', async () => {
    await begin(page);
    const one = field(page, flow);
    const message = page.locator('.exam-problem:not([hidden]) [id$="-word"]').first();
    const row = button(page, titleOf('two-streams'));
    await one.pressSequentially('12');
    await expect(message).toBeEmpty();
    await one.blur();
    await expect(message).toHaveText(/^Needs a unit, like /);
    await expect(row).toContainText('not clear yet');
    await one.fill('banana');
    await expect(message).toBeEmpty();
    await expect(message).toHaveText(/^We can’t read this yet\. Start with a number/);
    await expect(page.getByText('1 isn’t clear yet')).toBeVisible();
    page.once('dialog', (question) => {
      expect(question.message()).toContain('1 isn’t clear yet');
      void question.dismiss();
    });
    await button(page, 'Hand in').click();
    await visit(page, practicePath);
    await expect(page.locator('.exam-offer')).toContainText(
      `0 of ${String(answersInAll)} answered, 1 not clear yet`,
    );
    await link(page, /^Continue your exam/).click();
    await one.fill('12 kg/s');
    await one.blur();
    await expect(message).toBeEmpty();
    await expect(row).not.toContainText('not clear yet');
  });
  await test.step('a right number without its unit is counted separately', async () => {
    await resetStorage(page);
    await begin(page);
    const { unit = '', factor = 1, zero = 0 } = brines.answers[0] ?? {};
    const value = ((brines.variants[3]?.keys[0]?.value ?? NaN) - zero) / factor;
    expect(unit).not.toBe('');
    await field(page, flow).fill(value.toPrecision(4));
    page.once('dialog', (question) => question.accept());
    await button(page, 'Hand in').click();
    const words = `0 of ${String(answersInAll)} right, 1 more just needs its unit`;
    await expect(page.getByRole('heading', { name: words })).toBeFocused();
    await visit(page, path);
    await expect(page.locator('[aria-labelledby="done"]')).toContainText(words);
  });
});

test('pages cope with invalid stored exams', async ({ page }) => {
  // exam-shelf.test.ts tests the messages for other invalid data.
  for (const stored of [
    `{"${exam}":{"began":250000000000000,"typed":{},"later":[]}}`,
    '{"999_kettle.1":{"began":5,"typed":{}},"50_gone.1":{"began":5,"typed":{},"asked":1e999}}',
  ]) {
    await resetStorage(page, { 'practice-exams': stored });
    for (const where of [path, practicePath, `${path}?exam=${exam}`]) {
      await visit(page, where);
      await expect(page.locator('main')).not.toContainText(/Infinity|NaN|undefined/);
      await expect(page.locator('.has-failed')).toHaveCount(0);
    }
  }
});

test('axe finds nothing in stored exams', async ({ page }) => {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await test.step(colorScheme, async () => {
      await resetStorage(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 740 });
      await begin(page);
      await field(page, flow).fill('banana');
      await field(page, flow).blur();
      await expect(page.getByText('We can’t read this yet').first()).toBeVisible();
      await expectAccessible(page, 'an unreadable answer');
      await handIn(page);
      await visit(page, `${path}?exam=0_kettle.3`);
      await button(page, /^Begin/).click();
      await visit(page, path);
      await expect(page.locator('[aria-label="Exams you started"] li')).toHaveCount(1);
      await expectAccessible(page, 'the exams');
      await visit(page, practicePath);
      await expectAccessible(page, 'the offer among the problems');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});
