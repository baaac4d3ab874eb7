import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { countShifts } from '../layout-shift.ts';
import { board, coursePage, courses, events, eventsPage, practice } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const classes = courses.subjects.flatMap((subject) => subject.classes);
const withProblems = practice.classes.find(({ planned = [] }) => planned.length > 0);
const course = classes.find(({ code }) => code === withProblems?.code);
if (!course || !withProblems) throw new Error('The fixture has no course with planned problems.');

const eventOfHelp = eventsPage.events.find(({ help }) => help);

const open = (page: Page, code: string) => visit(page, courseAddress(code));
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a course leads to courses, problems, officers and evenings', async ({ page }) => {
  await test.step('the line leads from course to course', async () => {
    const [first, second] = [
      classes[0],
      classes.find(({ needs }) => needs?.includes(classes[0]?.code ?? '')),
    ];
    await page.goto(courseAddress(first?.code ?? ''));
    await part(page, 'It unlocks')
      .getByRole('link', { name: second?.code ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.name ?? '');
    await part(page, 'It needs')
      .getByRole('link', { name: first?.code ?? '' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.name ?? '');
  });
  await test.step('problems of one size or topic are a tap away on the practice page', async () => {
    await open(page, course.code);
    const practicePart = part(page, 'Practice');
    await practicePart.getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/resources\/study-materials\?class=.+&topic=.+/);
  });
  await test.step('officers who took a course are on its page, at the evening in the calendar, and on theirs', async () => {
    const [helper] = board.officers.filter(({ took = [] }) => took.length > 0);
    const [code = ''] = helper?.took ?? [];
    await open(page, code);
    const found = `${eventOfHelp?.title ?? ''} on ${helper?.evenings?.[0] ?? ''}s`;
    const ask = part(page, 'Where to ask');
    await expect(ask.getByRole('list', { name: 'Took it' })).toContainText(found);
    await ask.getByRole('link', { name: helper?.name ?? '' }).click();
    const card = page.locator('.officer').filter({ hasText: helper?.name ?? '' });
    await expect(card.getByRole('link', { name: code })).toHaveAttribute(
      'href',
      courseAddress(code),
    );
    await expect(card).toContainText(found);
    const evening = events.find(
      ({ series, date }) => series === eventOfHelp?.id && date > '2025-10-06',
    );
    await visit(page, `/events#${evening?.id ?? ''}`);
    await expect(page.getByRole('dialog')).toContainText(`Who’s there: ${helper?.name ?? ''} (`);
  });
});

test('the problems say how far this browser is with them, in a word, and the sum', async ({
  page,
}) => {
  const [solved = '', tried = ''] = withProblems.problems;
  await page.addInitScript(
    (record) => {
      localStorage.setItem('practice', JSON.stringify(record));
    },
    {
      [solved]: { state: 'solved', since: '2026-11-14' },
      [tried]: { state: 'tried', since: '2026-11-15' },
    },
  );
  await open(page, course.code);
  const state = (name: string) => page.locator(`[data-problem="${name}"] .state`);
  await expect(state(solved)).toHaveText('Solved');
  await expect(state(tried)).toHaveText('Tried');
  const practicePart = part(page, 'Practice');
  await expect(practicePart).toContainText(
    `1 of ${String(withProblems.problems.length)} solved, ${String(withProblems.planned?.length)} planned`,
  );
  await expect(practicePart).toContainText(coursePage.remembered);
  // What another tab forgets is forgotten here too.
  await page.evaluate(() => {
    localStorage.removeItem('practice');
    dispatchEvent(new Event('storage'));
  });
  await expect(state(solved)).toHaveText('New');
  await expect(practicePart).toContainText(`${String(withProblems.problems.length)} problems`);
});

test('what is next and how full each topic is follow from what this browser keeps, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [solved = '', tried = ''] = withProblems.problems;
  const [lesson, other] = course.lessons.flatMap(({ lesson: name, title }) =>
    name === undefined ? [] : [{ name, title }],
  );
  await open(page, course.code);
  const next = part(page, 'What’s next');
  await expect(next.getByRole('link').first()).toHaveText(`Start here: ${lesson?.title ?? ''}`);
  await expect(part(page, 'Topics')).toContainText(/\d problems?/);

  const keep = (entries: Record<string, unknown>) =>
    page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    }, entries);
  await keep({
    'lessons-read': { [lesson?.name ?? '']: '2025-10-01' },
    reading: { [other?.name ?? '']: { title: '', at: '#idea', section: 'The idea' } },
  });
  const shift = await countShifts(page);
  await open(page, course.code);
  expect(await shift()).toBe(0);
  await expect(next.getByRole('link').first()).toHaveText(`Keep reading: ${other?.title ?? ''}`);
  await expect(page.locator(`[data-lesson="${lesson?.name ?? ''}"]`)).toContainText('read');
  await expect(part(page, 'Topics')).toContainText('1 of 1 read');

  // Solved long ago, so it is due.
  await keep({ practice: { [solved]: { state: 'solved', since: '2025-01-01' } } });
  await open(page, course.code);
  await expect(next.getByRole('link').first()).toHaveText(/^Review: /);
  await expect(part(page, 'Topics')).toContainText(/1 of \d solved/);

  const exam = `50_${solved}.1_${tried}.2`;
  const began = await page.evaluate(() => Date.now() - 60_000);
  const sitting = { began, typed: {}, later: [], courses: [course.code] };
  await keep({ 'practice-exams': { [exam]: sitting } });
  await open(page, course.code);
  await expect(next.getByRole('link').first()).toHaveText(/^Continue your exam/);
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/resources/exam\\?exam=${exam}`));
});
