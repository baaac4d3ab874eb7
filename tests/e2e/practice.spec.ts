import { expect, type Page } from '@playwright/test';
import { courses, lessons, practice, problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/study-materials';
const { classes } = practice;
const listed = classes.flatMap((each) => each.problems);
const planned = classes.flatMap((each) => each.planned ?? []);
const total = `${String(classes.length)} classes, ${String(listed.length)} problems, ${String(planned.length)} planned`;
const [first, second] = classes;
if (!first || !second) throw new Error('There are not two classes.');

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search classes and problems' });
const shown = (page: Page) => page.locator('#classes details:visible');
const opened = (page: Page) => page.locator('#classes details[open]');
const entry = (page: Page, code: string) =>
  page.locator('#classes details').filter({ has: page.getByText(code, { exact: true }) });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /class/ });

test('classes open one at a time, and lead to their courses', async ({ page }) => {
  await visit(page, path);
  await test.step('a click on a class toggles its problems, and at most one class is open', async () => {
    await expect(opened(page)).toHaveCount(0);
    await entry(page, first.code).locator('summary').click();
    await expect(opened(page)).toContainText(first.name);
    await entry(page, second.code).locator('summary').click();
    await expect(opened(page)).toHaveCount(1);
    await expect(opened(page)).toContainText(second.name);
    await entry(page, second.code).locator('summary').click();
    await expect(opened(page)).toHaveCount(0);
  });
  await test.step('the code of each class leads to the page of its course', async () => {
    await page.locator('#classes .code').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
  });
});

const one = problems.find(({ name }) => second.problems.includes(name));
const lessonOf = (problem: typeof one) =>
  lessons.find(({ name }) => name === problem?.lesson)?.title ?? '';
const explained = problems.find(({ lesson }) => lesson !== undefined);

test('the search finds classes and problems, counts them and is in the address', async ({
  page,
}) => {
  await visit(page, path);
  await test.step('the count is announced when the typing pauses', async () => {
    await expect(status(page)).toHaveText(total);
    await field(page).fill(first.name);
    await expect(status(page)).toHaveText(`1 of ${String(classes.length)} classes`);
    await field(page).fill('zzzz');
    await expect(status(page)).toHaveText('No classes found.');
  });
  await test.step('the search finds classes by name and by code, whatever the capitals and accents', async () => {
    const accented = second.name.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`).normalize('NFC');
    for (const words of [
      second.name,
      second.name.toUpperCase(),
      accented,
      second.code,
      second.code.replace(' ', '').toLowerCase(),
    ]) {
      await field(page).fill(words);
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page)).toContainText(second.name);
    }
    await field(page).fill('');
    await expect(shown(page)).toHaveCount(classes.length);
  });
  for (const [what, words, found] of [
    ['title', one?.title, one],
    ['description', one?.description, one],
    ['size', problems.find(({ size }) => size === 'standard')?.size, undefined],
    ['lesson', lessonOf(explained), explained],
  ] as const) {
    await test.step(`a search in the ${what} of a problem opens its class, with the problem first`, async () => {
      await field(page).fill(words ?? '');
      await expect(opened(page)).toHaveCount(1);
      const own = found ?? problems.find(({ size }) => size === words);
      await expect(opened(page)).toContainText(own?.class ?? '');
      await expect(opened(page).locator('li').first()).toContainText(own?.title ?? '');
      await expect(status(page)).toHaveText(/, \d+ matching problems?$/);
    });
  }
  await test.step('a class is found by what people call its course', async () => {
    const topics = courses.subjects
      .flatMap((subject) => subject.classes)
      .find(({ code }) => code === second.code)?.topics;

    await field(page).fill(topics?.[0] ?? '');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(second.name);
  });
  await test.step('nothing found: No classes found., and what to do', async () => {
    await field(page).fill('zzzz');
    await expect(page.getByText('No classes found.').first()).toBeVisible();
    await expect(page.getByText(practice.nothingFound)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });
  await test.step('the search is in the address and survives a reload', async () => {
    await field(page).fill(first.name);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === first.name);
    await page.reload();
    await expect(field(page)).toHaveValue(first.name);
    await expect(shown(page)).toHaveCount(1);
  });
});

test('what this browser remembers is marked, exported and cleared', async ({ page }) => {
  const [solved = '', tried = ''] = first.problems;
  await page.addInitScript(
    (record) => {
      if (sessionStorage.getItem('filled') !== null) return;
      sessionStorage.setItem('filled', 'yes');
      localStorage.setItem('practice', JSON.stringify(record));
    },
    {
      [solved]: { state: 'solved', since: '2026-11-14' },
      [tried]: { state: 'tried', since: '2026-11-15' },
    },
  );
  await visit(page, path);
  await entry(page, first.code).locator('summary').click();
  await expect(page.locator(`[data-problem="${solved}"]`)).toContainText('✓ Solved');
  await expect(page.locator(`[data-problem="${tried}"]`)).toContainText('○ Tried');
  const count = entry(page, first.code).locator('.count');
  await expect(count).toHaveText(`1 of ${String(first.problems.length)} solved`);
  await expect(entry(page, second.code).locator('.count')).toHaveText(/problems$/);
  const panel = page.locator('.progress');
  await expect(panel).toContainText(
    `Solved 1 of ${String(problems.length)} problems, tried 1 more.`,
  );

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('practice-progress.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    what: 'practice record',
    version: 3,
    problems: {
      [solved]: { since: '2026-11-14', solved: '2026-11-14' },
      [tried]: { since: '2026-11-15', rung: 0 },
    },
  });

  // Who thinks better of it keeps the record.
  page.once('dialog', (dialog) => dialog.dismiss());
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.state')).toHaveCount(2);
  page.once('dialog', (dialog) => dialog.accept());
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toBeVisible();
  await expect(page.locator('.state')).toHaveCount(0);
  await expect(count).toHaveText(`${String(first.problems.length)} problems`);
  await page.reload();
  await expect(panel).toHaveText('Practiced on another device?Import');
});

test('with the keyboard alone: from the search to a problem', async ({ page }) => {
  await visit(page, path);
  await field(page).focus();
  await page.keyboard.type(second.name);
  await expect(shown(page)).toHaveCount(1);
  // Past the code, which leads to the course.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/problems\//);
});
