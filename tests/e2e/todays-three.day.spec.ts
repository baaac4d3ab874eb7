import { expect, type Page } from '@playwright/test';
import { blockFonts, forbidStorage, loadIslands, resetStorage, visit } from '../browser-page.ts';
import { dayOf, noonOf } from '../clocks.ts';
import { phone } from '../first-screen.ts';
import { practice, problems } from '../fixture-content.ts';
import { steamOf } from '../kettle.ts';
import { countShifts } from '../layout-shift.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { path } from './practice-page.ts';
import { answer, verdicts } from './problem-page.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Today’s three' });
const links = (page: Page) => section(page).getByRole('link');
/** The list items of the day's problems. Empty ones reserve space until the problems are known. */
const rows = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const titles = (page: Page) => links(page).allInnerTexts();
const classOf = (title: string) => problems.find((each) => each.title === title)?.class;
const continued = (page: Page) => page.locator('.continue-practice');
const kettleTitle = problems.find(({ name }) => name === 'kettle')?.title ?? '';

async function open(page: Page, count = 3) {
  await visit(page, path);
  await expect(rows(page)).toHaveCount(count);
}

/** Answers the kettle problem once its new numbers have loaded. */
async function answerKettle(page: Page, typed: string, verdict: string) {
  await loadIslands(page);
  await expect(page.locator('.search-pending')).toHaveCount(0);
  await answer(page, typed);
  await expect(verdicts(page)).toContainText(verdict);
}

test('draws three problems a day from the chosen classes', async ({ page, clock }) => {
  await test.step('three new ones for a newcomer, the same on a reload', async () => {
    await open(page);
    await expect(section(page)).toContainText(practice.todaysThree);
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
    await open(page);
    expect(await addresses()).toEqual(before);
  });
  await test.step('others the next day', async () => {
    const first = await titles(page);
    const missing = problems.map(({ title }) => title).filter((title) => !first.includes(title));
    await page.clock.setFixedTime(new Date(noonOf(clock).getTime() + 86_400_000));
    await open(page);
    const second = await titles(page);
    expect(missing.filter((title) => second.includes(title))).not.toEqual([]);
  });
  await test.step('from the chosen classes, by keyboard', async () => {
    await resetStorage(page);
    await open(page);
    const [first, second] = practice.classes;
    const count = second?.problems.length ?? 0;
    const summary = section(page).getByText('Which classes?');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const box = section(page).getByRole('checkbox', { name: first?.code ?? '' });
    await expect(box).toBeFocused();
    await expect(box).toBeChecked();
    await page.keyboard.press('Space');
    await expect(rows(page)).toHaveCount(count);
    expect(new Set((await titles(page)).map(classOf))).toEqual(new Set([second?.code]));
    await expect(section(page).getByRole('status')).toHaveText('From 1 of 2 classes.');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(summary).toBeFocused();
    await open(page, count);
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

test('a tried problem returns the next day, says why, and is marked once it’s done', async ({
  page,
  clock,
}) => {
  const yesterday = new Date(noonOf(clock).getTime() - 86_400_000).toISOString().slice(0, 10);
  const tried = { since: yesterday, last: yesterday, rung: 0, sets: [] };
  await resetStorage(page, { 'practice-record': { kettle: tried } });
  await visit(page, path);
  const row = rows(page).first();
  await expect(row).toContainText(kettleTitle);
  await expect(row).toContainText(/Tried on \w{3} \d/);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/kettle\?seed=\d+$/);
  const seed = Number(new URL(page.url()).searchParams.get('seed'));
  await answerKettle(page, '1 kg/s', 'Not yet.');
  await visit(page, path);
  await expect(row).toContainText('Started today');

  await row.getByRole('link').click();
  await answerKettle(page, steamOf(seed), 'Right.');
  await visit(page, path);
  await expect(row).toContainText('✓ Done today');
});

test('without storage, the three are the same on a reload', async ({ page }) => {
  const errors = await forbidStorage(page);
  await open(page);
  const before = await titles(page);
  await open(page);
  expect(await titles(page)).toEqual(before);
  await visit(page, '/');
  await expect(continued(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('the three move nothing as they appear, in every window', async ({ page }) => {
  await blockFonts(page);
  const shift = await countShifts(page);
  for (const viewport of [phone, { width: 320, height: 640 }, { width: 1280, height: 800 }]) {
    await test.step(`${String(viewport.width)} px`, async () => {
      await page.setViewportSize(viewport);
      await open(page);
      expect(await shift()).toBeLessThan(0.005);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await section(page).getByText('Which classes?').click();
      const choice = await section(page).locator('fieldset').boundingBox();
      expect(choice?.x).toBeGreaterThanOrEqual(0);
      expect((choice?.x ?? 0) + (choice?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    });
  }
  await test.step('on a desktop, filters and search are on the first screen', async () => {
    await visit(page, path);
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  });
});

test('Home leads back to the last problem, and once it’s done to today’s three', async ({
  page,
  clock,
}) => {
  await visit(page, '/');
  await expect(continued(page)).toBeHidden();
  await visit(page, `${path}/problems/kettle?seed=7`);
  await answerKettle(page, '1 kg/s', 'Not yet.');
  await visit(page, '/');
  await expect(continued(page)).toHaveText(new RegExp(`Continue:\\s+${kettleTitle}`));
  await continued(page).getByRole('link').click();
  await expect(page).toHaveURL(/kettle\?seed=7$/);
  await answerKettle(page, steamOf(7), 'Right.');
  await visit(page, '/');
  await expect(continued(page)).toContainText('Today’s three · 1 solved so far');
  await continued(page).getByRole('link').click();
  await expect(rows(page)).toHaveCount(3);

  const work = { since: dayOf(clock), last: dayOf(clock), rung: 0, sets: [] };
  await resetStorage(page, { 'practice-record': { 'mixing/check-1': work } });
  await visit(page, '/');
  await expect(continued(page)).toBeHidden();
});
