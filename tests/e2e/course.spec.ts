import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { resetStorage, visit } from '../browser-page.ts';
import { board, coursePage, events, eventsPage, practice } from '../fixture-content.ts';
import { countShifts } from '../layout-shift.ts';
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

test('the problems show their states, and topics lead to the practice page', async ({ page }) => {
  await resetStorage(page, {
    practice: {
      [solved]: { state: 'solved', since: '2026-11-14' },
      [tried]: { state: 'tried', since: '2026-11-15' },
    },
  });
  await visit(page, path);
  const state = (name: string) => page.locator(`[data-problem="${name}"] .state`);
  await expect(state(solved)).toHaveText('Solved');
  await expect(state(tried)).toHaveText('Tried');
  const problems = part(page, 'Practice');
  const all = String(withProblems.problems.length);
  await expect(problems).toContainText(
    `1 of ${all} solved, ${String(withProblems.planned?.length)} planned`,
  );
  await expect(problems).toContainText(coursePage.remembered);
  // Another tab cleared the record.
  await page.evaluate(() => {
    localStorage.removeItem('practice');
    dispatchEvent(new Event('storage'));
  });
  await expect(state(solved)).toHaveText('New');
  await expect(problems).toContainText(`${all} problems`);
  await problems.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/resources\/study-materials\?class=.+&topic=.+/);
});

test('what’s next and the topics follow from what is stored, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
  await expect(page.locator(`[data-lesson="${lesson?.name ?? ''}"]`)).toContainText('read');
  await expect(topics).toContainText('1 of 1 read');

  // Solved long ago, so it's due.
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
