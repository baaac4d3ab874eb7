import { expect, type Page } from '@playwright/test';
import { expectAccessibleOnPhoneAndDesk } from '../axe.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { practice, problems } from '../fixture-content.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';
import { path } from './practice-page.ts';

const { classes } = practice;
const order = classes.flatMap((each) => each.problems);
const listed = order.flatMap((name) => problems.find((each) => each.name === name) ?? []);
const [mastered = '', tried = '', solved = '', fresh = ''] = order;
const [first, second] = classes;
if (!first || !second || fresh === '') throw new Error('This needs two classes of two problems.');

const work = { since: '2025-09-30', last: '2025-09-30', rung: 1, sets: [] };
const record = {
  [mastered]: { ...work, solved: '2025-09-30', clean: ['2025-09-30', '2025-10-01'] },
  [tried]: work,
  [solved]: { ...work, solved: '2025-09-30' },
};

const field = (page: Page) => page.getByRole('searchbox');
const select = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true });
const found = (page: Page) => page.locator('.found li');
const status = (page: Page) => page.locator('.finder').getByRole('status');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear filters' });

type Problem = (typeof listed)[number];
const isOfSecond = (each: Problem) => each.class === second.code;

/** Expects a single list with exactly these problems and their number. */
async function expectFound(page: Page, isMeant: (problem: Problem) => boolean) {
  const meant = listed.filter(isMeant);
  expect(meant).not.toEqual([]);
  await expect(found(page).getByRole('heading')).toHaveText(meant.map(({ title }) => title));
  await expect(status(page)).toHaveText(
    `${String(meant.length)} of ${String(listed.length)} problems`,
  );
  await expect(page.locator('#classes')).toBeHidden();
}

/** Expects the page without filters, which groups problems by class. */
async function expectClasses(page: Page) {
  await expect(page.locator('#classes details:visible')).toHaveCount(classes.length);
  await expect(page.locator('#classes details[open]')).toHaveCount(0);
  await expect(found(page)).toHaveCount(0);
  await expect(clear(page)).toHaveCount(0);
}

const topic = listed.at(-1)?.topic ?? '';
const size = listed[0]?.size ?? '';

test.beforeEach(async ({ page }) => {
  await resetStorage(page, { 'practice-record': record });
});

test('each filter and its address give the same list', async ({ page }) => {
  for (const [label, part, value, isMeant] of [
    ['Class', 'class', second.code, isOfSecond],
    ['Topic', 'topic', topic, (problem: Problem) => problem.topic === topic],
    ['Size', 'size', size, (problem: Problem) => problem.size === size],
    ['Time', 'minutes', '10', ({ minutes }: Problem) => minutes <= 10],
    ['Progress', 'state', 'not-mastered', ({ name }: Problem) => name !== mastered],
  ] as const) {
    await visit(page, path);
    await select(page, label).selectOption(value);
    await expectFound(page, isMeant);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ [part]: value });
    await page.reload();
    await expectFound(page, isMeant);
    await expect(select(page, label)).toHaveValue(value);
  }
  await test.step('each result has the facts of its problem and its state', async () => {
    await visit(page, `${path}?minutes=30`);
    const states = ['★ Mastered', '○ Tried', '✓ Solved'];
    for (const [place, problem] of listed.entries()) {
      const item = found(page).nth(place);
      const { title, description, topic: own, name } = problem;
      for (const words of [problem.class, title, description, problem.size, own]) {
        await expect(item).toContainText(words);
      }
      await expect(item).toContainText(`${String(problem.minutes)} minutes`);
      await expect(item.locator('.state')).toHaveText(states.slice(place, place + 1));
      const link = item.getByRole('link', { name: /^View Problem/ });
      await expect(link).toHaveText(`View Problem: ${title}`);
      await expect(link).toHaveAttribute('href', `${path}/problems/${name}`);
    }
  });
});

test('filters combine with words and with each other, and Back removes them', async ({ page }) => {
  await test.step('with words, which Clear filters keeps', async () => {
    await visit(page, path);
    const [one] = listed;
    await select(page, 'Class').selectOption(first.code);
    await field(page).fill(`${first.code} ${one?.title ?? ''}`);
    await expectFound(page, (each) => each === one);
    await field(page).fill(one?.title ?? '');
    await clear(page).click();
    await expect(page.locator('#classes details[open]')).toContainText(one?.title ?? '');
    await expect(found(page)).toHaveCount(0);
    await expect(page).toHaveURL((url) => !url.searchParams.has('class'));
  });
  await test.step('Back removes one after the other, and leads back from a problem', async () => {
    await visit(page, path);
    await select(page, 'Class').selectOption(second.code);
    // Both changes are to the same filter, so they share a history entry.
    await select(page, 'Time').selectOption('30');
    await select(page, 'Time').selectOption('10');
    const both = (each: Problem) => isOfSecond(each) && each.minutes <= 10;
    await expectFound(page, both);
    await found(page).getByRole('link', { name: 'View Problem' }).first().click();
    await expect(page).toHaveURL(/\/problems\//);
    await page.goBack();
    await expectFound(page, both);
    await page.goBack();
    await expectFound(page, isOfSecond);
    await expect(select(page, 'Time')).toHaveValue('');
    await page.goBack();
    await expectClasses(page);
    await page.goForward();
    await expectFound(page, isOfSecond);
    await clear(page).click();
    await expectClasses(page);
    await expect(page).toHaveURL((url) => url.search === '');
    await page.goBack();
    await expectFound(page, isOfSecond);
  });
  await test.step('an address may spell a filter differently, and unknown ones are ignored', async () => {
    await visit(page, `${path}?class=${second.code.toLowerCase().replace(' ', '-')}&minutes=7`);
    await expectFound(page, isOfSecond);
    await visit(page, `${path}?class=XYZ+9&topic=%3Cb%3E&size=&minutes=ten&state=__proto__`);
    await expectClasses(page);
  });
  await test.step('an option without results says so and is disabled', async () => {
    await select(page, 'Class').selectOption(first.code);
    const option = select(page, 'Topic').getByRole('option', { name: topic });
    await expect(option).toHaveText(`${topic} (0)`);
    await expect(option).toBeDisabled();
  });
  await test.step('without results, the filters can be cleared', async () => {
    await visit(page, `${path}?class=${encodeURIComponent(first.code)}&q=zzzz`);
    await expect(status(page)).toHaveText('No problems found.');
    await expect(found(page)).toHaveCount(0);
    await expect(page.locator('#classes')).toBeHidden();
    await clear(page).click();
    await expect(status(page)).toHaveText('No classes found.');
    await field(page).fill('');
    await expectClasses(page);
  });
});

test('by keyboard: from a filter to a problem, and back to everything', async ({ page }) => {
  await visit(page, path);
  await select(page, 'Class').focus();
  await page.keyboard.press('Tab');
  await expect(select(page, 'Topic')).toBeFocused();
  await page.keyboard.type(topic);
  await expect(select(page, 'Topic')).toHaveValue(topic);
  await page.keyboard.press('Escape');
  await expectFound(page, (each) => each.topic === topic);
  // Tabs past the filters for progress, size and time.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectClasses(page);
  // The focused button has disappeared, so the focus moves to the filters.
  await expect(select(page, 'Class')).toBeFocused();
});

test('on a phone the filters are one row with their number, and nothing overflows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  const row = page.locator('.filters summary');
  await expect(row).toHaveText('Filter');
  await expect(select(page, 'Class')).toBeHidden();
  expect(await overflow(page)).toBe(0);
  await row.focus();
  await page.keyboard.press('Enter');
  await select(page, 'Class').selectOption(first.code);
  await select(page, 'Progress').selectOption('not-mastered');
  await expect(row).toHaveText('Filter 2 chosen');
  await expectFound(page, (each) => each.class === first.code && each.name !== mastered);
  expect(await overflow(page)).toBe(0);
  await clear(page).click();
  await expect(row).toBeFocused();
  await page.locator('#classes summary').first().click();
  await page.locator('.by-topic summary').click();
  expect(await overflow(page)).toBe(0);
});

test('axe finds nothing with results, without, and with everything open', async ({ page }) => {
  await visit(page, `${path}?class=${encodeURIComponent(second.code)}`);
  await page.locator('.filters').evaluate((filters) => {
    filters.setAttribute('open', '');
  });
  await expect(found(page).first()).toBeVisible();
  await expectAccessibleOnPhoneAndDesk(page, 'problems found');
  await visit(page, `${path}?state=new&q=zzzz`);
  await expect(status(page)).toHaveText('No problems found.');
  await expectAccessibleOnPhoneAndDesk(page, 'no problem found');
  await visit(page, path);
  await page.locator('#classes summary').first().click();
  await page.locator('.by-topic summary').click();
  // Moves rows out from under the sticky header, where axe sees only a part of them.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessibleOnPhoneAndDesk(page, 'a class and the topics');
});
