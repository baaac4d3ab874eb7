import { expect, type Page } from '@playwright/test';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import { dayOf, noonOf } from '../clocks.ts';
import { practice, problems } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { countShifts } from '../layout-shift.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, blockFonts, visit, loadIslands } from '../browser-page.ts';

const path = '/resources/study-materials';
const section = (page: Page) => page.getByRole('region', { name: 'Today’s three' });
const links = (page: Page) => section(page).getByRole('link');
/** The problems of the day; before it is known their places are kept by empty rows. */
const rows = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const titles = (page: Page) => links(page).allInnerTexts();
const classOf = (title: string) => problems.find((each) => each.title === title)?.class;
const continued = (page: Page) => page.locator('.continue-practice');

const kettle = 'Steam for the tea kitchen';
const file = 'tests/fixtures/content/problems/kettle.mdx';
const { variants } = compiledProblem(file).document;
/** The right answer of the kettle with the numbers of a seed, as a student would type it. */
const answerOf = (seed: number) =>
  `${(variants[seed]?.values['ms']?.value ?? NaN).toPrecision(3)} kg/s`;

/** Gives an answer to the kettle, once its new numbers are there. */
async function answer(page: Page, typed: string, verdict: string) {
  await loadIslands(page);
  await expect(page.locator('.search-pending')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Flow of steam' }).fill(typed);
  await page.keyboard.press('Enter');
  await expect(page.locator('.verdict')).toContainText(verdict);
}

/** The record of a browser in which the kettle was tried some days ago. */
const triedKettle = (last: string) => ({ kettle: { since: last, last, rung: 0, sets: [] } });
const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      // Once, so that a reload finds what the page has kept.
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, JSON.stringify(value)] as const,
  );

test('three problems a day, of the classes somebody chose, and others the next day', async ({
  page,
  clock,
}) => {
  await test.step('a first visit finds three problems, new and with new numbers, of all classes that there are', async () => {
    await visit(page, path);
    await expect(section(page)).toContainText(practice.todaysThree);
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).getByText('New to you')).toHaveCount(3);
    const three = await titles(page);
    expect(new Set(three.map(classOf)).size).toBe(2);
    expect(classOf(three[0] ?? '')).toBe(practice.classes[0]?.code);
    for (const link of await links(page).all()) {
      await expect(link).toHaveAttribute('href', /\/problems\/[-\w]+(\?seed=[1-9]\d*)?$/);
    }
    const addresses = () =>
      links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const before = await addresses();
    await visit(page, path);
    await expect(rows(page)).toHaveCount(3);
    expect(await addresses()).toEqual(before);
  });
  await test.step('the next day draws others, and what was done rests', async () => {
    await visit(page, path);
    await expect(rows(page)).toHaveCount(3);
    const first = await titles(page);
    const missing = problems.map(({ title }) => title).filter((title) => !first.includes(title));
    await page.clock.setFixedTime(new Date(noonOf(clock).getTime() + 86_400_000));
    await visit(page, path);
    await expect(rows(page)).toHaveCount(3);
    const second = await titles(page);
    expect(missing.filter((title) => second.includes(title))).not.toEqual([]);
  });
  await test.step('somebody may choose the classes, by keys, and keeps the choice', async () => {
    await resetStorage(page);

    await visit(page, path);
    const [first, second] = practice.classes;
    const summary = section(page).getByText('Which classes?');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const box = section(page).getByRole('checkbox', { name: first?.code ?? '' });
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    await page.keyboard.press('Space');
    await expect(rows(page)).toHaveCount(second?.problems.length ?? 0);
    expect(new Set((await titles(page)).map(classOf))).toEqual(new Set([second?.code]));
    await expect(section(page).getByRole('status')).toHaveText('From 1 of 2 classes.');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(summary).toBeFocused();

    await visit(page, path);
    await expect(rows(page)).toHaveCount(second?.problems.length ?? 0);
    await summary.click();
    await box.check();
    await expect(rows(page)).toHaveCount(3);
    for (const { code } of practice.classes) {
      await section(page).getByRole('checkbox', { name: code }).uncheck();
    }
    await expect(section(page).getByRole('status')).toHaveText(
      'None chosen, so we’ll use them all.',
    );
    await expect(rows(page)).toHaveCount(3);
  });
});

test('what was tried comes back the day after, says why, and is ticked once it is done', async ({
  page,
  clock,
}) => {
  const yesterday = new Date(noonOf(clock).getTime() - 86_400_000).toISOString().slice(0, 10);
  await keep(page, 'practice-record', triedKettle(yesterday));
  await visit(page, path);
  const row = rows(page).first();
  await expect(row).toContainText(kettle);
  await expect(row).toContainText(/Tried on \w{3} \d/);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/kettle\?seed=\d+$/);
  const seed = Number(new URL(page.url()).searchParams.get('seed'));
  await answer(page, '1 kg/s', 'Not yet.');
  await visit(page, path);
  await expect(row).toContainText('Started today');

  await row.getByRole('link').click();
  await answer(page, answerOf(seed), 'Right.');
  await visit(page, path);
  await expect(row).toContainText('✓ Done today');
});

test('there are three for the day, the same on a reload, where the storage is forbidden', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })",
  );
  await visit(page, path);
  await expect(rows(page)).toHaveCount(3);
  const before = await titles(page);
  await visit(page, path);
  await expect(rows(page)).toHaveCount(3);
  expect(await titles(page)).toEqual(before);
  await visit(page, '/');
  await expect(continued(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('the three come without moving anything, in every window', async ({ page }) => {
  // A typeface that comes late moves lines, which is not what this is about.
  await blockFonts(page);
  const shift = await countShifts(page);
  for (const viewport of [phone, { width: 320, height: 640 }, { width: 1280, height: 800 }]) {
    await test.step(`on ${String(viewport.width)} px`, async () => {
      await page.setViewportSize(viewport);
      await visit(page, path);
      await expect(rows(page)).toHaveCount(3);
      expect(await shift()).toBeLessThan(0.005);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await section(page).getByText('Which classes?').click();
      const choice = await section(page).locator('fieldset').boundingBox();
      expect(choice?.x).toBeGreaterThanOrEqual(0);
      expect((choice?.x ?? 0) + (choice?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    });
  }
  await test.step('on a desk filters and search are still on the first screen', async () => {
    await visit(page, path);
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  });
});

test('Home says where somebody stopped, and counts what is right', async ({ page, clock }) => {
  await test.step('Home says where somebody stopped, and once that is done, where to go on', async () => {
    await visit(page, '/');
    await expect(continued(page)).toBeHidden();
    await visit(page, `${path}/problems/kettle?seed=7`);
    await answer(page, '1 kg/s', 'Not yet.');
    await visit(page, '/');
    await expect(continued(page)).toHaveText(new RegExp(`Continue:\\s+${kettle}`));
    await continued(page).getByRole('link').click();
    await expect(page).toHaveURL(/kettle\?seed=7$/);

    await answer(page, answerOf(7), 'Right.');
    await visit(page, '/');
    await expect(continued(page)).toContainText('Today’s three · 1 solved so far');
    await continued(page).getByRole('link').click();
    await expect(rows(page)).toHaveCount(3);
  });
  await test.step('the line on Home counts the right answers, and leaves questions of lessons out', async () => {
    await resetStorage(page);

    const last = dayOf(clock);
    const work = { since: last, last, rung: 0, sets: [] };
    await keep(page, 'practice-record', { 'mixing/check-1': work });
    await visit(page, '/');
    await expect(continued(page)).toBeHidden();
    await page.evaluate(
      (text) => {
        localStorage.setItem('practice-record', text);
        const latest = { name: 'kettle', title: 'Tea', seed: 0, right: 1, of: 3, isDone: false };
        localStorage.setItem('practice-latest', JSON.stringify(latest));
      },
      JSON.stringify({ kettle: work }),
    );
    await visit(page, '/');
    await expect(continued(page)).toContainText('Tea, 1 of 3 answers right');
    await expect(continued(page).getByRole('link')).toHaveAttribute('href', /kettle$/);
  });
});
