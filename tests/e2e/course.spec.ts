import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { board, coursePage, events, eventsPage, practice } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { countShifts } from '../layout-shift.ts';
import { overflow } from '../reading.ts';
import { classes } from '../searched-lists.ts';
import { onFixture as test } from '../spec.ts';

const withProblems = practice.classes.find(({ planned = [] }) => planned.length > 0);
const course = classes.find(({ code }) => code === withProblems?.code);
if (!course || !withProblems)
  throw new Error('The test board has no course with planned problems.');
const [solved = '', tried = ''] = withProblems.problems;
const path = courseAddress(course.code);
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('officers who took a course are on its page, in the calendar and on their own', async ({
  page,
}) => {
  const eventOfHelp = eventsPage.events.find(({ help }) => help);
  const [helper] = board.officers.filter(({ took = [] }) => took.length > 0);
  const [code = ''] = helper?.took ?? [];
  await visit(page, courseAddress(code));
  const found = `${eventOfHelp?.title ?? ''} on ${helper?.evenings?.[0] ?? ''}s`;
  const ask = part(page, 'Where to ask');
  await expect(ask.getByRole('list', { name: 'Took it' })).toContainText(found);
  await ask.getByRole('link', { name: helper?.name ?? '' }).click();
  const card = page.locator('.officer').filter({ hasText: helper?.name ?? '' });
  await expect(card.getByRole('link', { name: code })).toHaveAttribute('href', courseAddress(code));
  await expect(card).toContainText(found);
  const evening = events.find(
    ({ series, date }) => series === eventOfHelp?.id && date > '2025-10-06',
  );
  await visit(page, `/events#${evening?.id ?? ''}`);
  await expect(page.getByRole('dialog')).toContainText(`Who’s there: ${helper?.name ?? ''} (`);
});

test('the problems show their states', async ({ page }) => {
  await resetStorage(page, {
    practice: {
      [solved]: { state: 'solved', since: '2026-11-14' },
      [tried]: { state: 'tried', since: '2026-11-15' },
    },
  });
  await visit(page, path);
  const state = (name: string) => page.locator(`[data-problem="${name}"] .state`);
  await expect(state(solved)).toHaveText('solved');
  await expect(state(tried)).toHaveText('tried');
  const topics = part(page, 'Topics');
  const all = String(withProblems.problems.length);
  await expect(topics).toContainText(`1 of ${all} solved`);
  await expect(topics).toContainText(coursePage.remembered);
  // As if another tab had cleared the record.
  await page.evaluate(() => {
    localStorage.removeItem('practice');
    dispatchEvent(new Event('storage'));
  });
  await expect(state(solved)).toHaveText('new');
  await expect(topics).toContainText(`${all} problems`);
});

test('a narrow screen opens one topic, others open on request, and a wide one shows all', async ({
  page,
}) => {
  const open = page.locator('.topic-fold[open]');
  await visit(page, path);
  const all = await page.locator('.topic-fold').count();
  expect(all).toBeGreaterThan(1);
  await expect(open).toHaveCount(all);
  await page.setViewportSize(phone);
  const shift = await countShifts(page);
  await visit(page, path);
  expect(await shift()).toBe(0);
  await expect(open).toHaveCount(1);
  const second = page.locator('.topic-fold').nth(1);
  await expect(second.getByRole('link').first()).toBeHidden();
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('link').first()).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(open).toHaveCount(all);
});

test('on a phone, the words of an empty side of the piping are below its heading', async ({
  page,
}) => {
  const last = classes.find(({ code }) => classes.every(({ needs = [] }) => !needs.includes(code)));
  await page.setViewportSize(phone);
  await visit(page, courseAddress(last?.code ?? ''));
  const side = part(page, 'It unlocks');
  const heading = await side.getByRole('heading').boundingBox();
  const words = await side.getByText(coursePage.opensNothing).boundingBox();
  expect(words?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? Infinity));
});

test('without JavaScript and on paper, all topics are open', async ({ browser, baseURL, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const plain = await context.newPage();
  await plain.goto(`${baseURL ?? ''}${path}`);
  const last = '.topic-fold >> nth=-1 >> h4 >> nth=-1';
  await expect(plain.locator(last)).toBeVisible();
  await expect(plain.locator('.problem-rows .state').first()).toBeHidden();
  await context.close();
  await page.setViewportSize(phone);
  await visit(page, path);
  await expect(page.locator(last)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(last)).toBeVisible();
});

test('what’s next and the topics follow from what is stored, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const [lesson, other] = course.lessons.flatMap(({ lesson: name, title }) =>
    name === undefined ? [] : [{ name, title }],
  );
  const next = part(page, 'What’s next').getByRole('link').first();
  const topics = part(page, 'Topics');
  await visit(page, path);
  await expect(next).toHaveText(`Start here: ${lesson?.title ?? ''}`);
  await expect(topics).toContainText(/\d problems?/);

  const stored = {
    'lessons-read': { [lesson?.name ?? '']: '2025-10-01' },
    reading: { [other?.name ?? '']: { title: '', at: '#idea', section: 'The idea' } },
  };
  await resetStorage(page, stored);
  const shift = await countShifts(page);
  await visit(page, path);
  expect(await shift()).toBe(0);
  await expect(next).toHaveText(`Keep reading: ${other?.title ?? ''}`);
  await expect(page.locator(`[data-lesson="${lesson?.name ?? ''}"]`)).toContainText('Read, ');
  const opened = page.locator('.topic-fold[open]');
  await expect(opened).toHaveCount(1);
  await expect(opened.locator(`[data-lesson="${other?.name ?? ''}"]`)).toBeVisible();

  // This problem was solved so long ago that a review is due.
  const due = { ...stored, practice: { [solved]: { state: 'solved', since: '2025-01-01' } } };
  await resetStorage(page, due);
  await visit(page, path);
  await expect(next).toHaveText(/^Review: /);
  await expect(topics).toContainText(/1 of \d solved/);

  const exam = `50_${solved}.1_${tried}.2`;
  const began = await page.evaluate(() => Date.now() - 60_000);
  const sitting = { began, typed: {}, later: [], courses: [course.code] };
  await resetStorage(page, { ...due, 'practice-exams': { [exam]: sitting } });
  await visit(page, path);
  await expect(next).toHaveText(/^Continue your exam/);
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/resources/exam\\?exam=${exam}`));
});
