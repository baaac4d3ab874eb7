import { expect, type Page } from '@playwright/test';
import { statusInWords } from '../../src/domain/textbooks/book-status.ts';
import { counted } from '../../src/domain/words/counted.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { courseAddress } from '../../src/domain/courses/course-address.ts';
import { countShifts } from '../layout-shift.ts';
import {
  board,
  coursePage,
  courses,
  events,
  eventsPage,
  lessons,
  practice,
  problems,
  site,
  textbooks,
} from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

const classes = courses.subjects.flatMap((subject) => subject.classes);
const withProblems = practice.classes.find(({ planned = [] }) => planned.length > 0);
const course = classes.find(({ code }) => code === withProblems?.code);
if (!course || !withProblems) throw new Error('The fixture has no course with planned problems.');

const eventOfHelp = eventsPage.events.find(({ help }) => help);

const open = (page: Page, code: string) => visit(page, courseAddress(code));
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const nameOf = (code: string) => classes.find((each) => each.code === code)?.name ?? '';

test('every course has a page with its name, what it needs and what it opens', async ({ page }) => {
  for (const { code, name, needs = [], alongside = [] } of classes) {
    await page.goto(courseAddress(code));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const opens = classes.filter((each) => each.needs?.includes(code)).map((each) => each.code);
    const isTogether = needs.length === 0 && alongside.length > 0;
    const before = isTogether ? alongside : needs;
    for (const [heading, codes, nothing] of [
      [isTogether ? 'With or after' : 'It needs', before, coursePage.needsNothing],
      ['It unlocks', opens, coursePage.opensNothing],
    ] as const) {
      const links = part(page, heading).getByRole('link');
      await expect(links).toHaveText(codes.map((each) => `${each} ${nameOf(each)}`));
      if (codes.length === 0) await expect(part(page, heading)).toContainText(nothing);
    }
  }
});

test('a course says when it is taught, and what it is worth', async ({ page }) => {
  await open(page, 'DEM 310');
  await expect(part(page, 'When to take it')).toContainText(
    'Taught only in the spring. 3 credit hours. Most people take it in the spring of sophomore year.',
  );
});

test('the line leads from course to course', async ({ page }) => {
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

test('lessons that are written are links, planned ones are not, and both are counted', async ({
  page,
}) => {
  await open(page, course.code);
  const written = course.lessons.filter(({ lesson }) => lesson !== undefined);
  const read = part(page, 'Read');
  await expect(read).toContainText(
    `${counted(written.length, 'lesson')}, ${String(course.lessons.length - written.length)} planned`,
  );
  await expect(read.getByRole('heading', { level: 3 })).toHaveText(
    course.lessons.map(({ title }) => new RegExp(`^${title}`)),
  );
  await expect(read.getByRole('heading', { level: 3 }).getByRole('link')).toHaveText(
    written.map(({ title }) => title),
  );
  await expect(read).toContainText(
    `${String(lessons.find(({ name }) => name === written[0]?.lesson)?.minutes)} min`,
  );
});

test('a course without lessons says so kindly, and one of a foreign subject where to look', async ({
  page,
}) => {
  const bare = courses.subjects.flatMap(({ note, classes: own }) =>
    own.filter((each) => each.lessons.length === 0).map((each) => ({ ...each, note })),
  );
  expect(new Set(bare.map(({ note }) => note === undefined)).size).toBe(2);
  for (const { code, note } of bare) {
    await page.goto(courseAddress(code));
    await expect(part(page, 'Read')).toContainText(plainWords(note ?? courses.noLessons));
    await expect(part(page, 'Practice')).toContainText(plainWords(coursePage.noPractice));
    await expect(part(page, 'What’s next')).toHaveCount(0);
    await expect(part(page, 'Topics')).toHaveCount(0);
  }
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

test('problems of one size or topic are a tap away on the practice page', async ({ page }) => {
  await open(page, course.code);
  const practicePart = part(page, 'Practice');
  await practicePart.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/resources\/study-materials\?class=.+&topic=.+/);
});

test('officers who took a course are on its page, at the evening in the calendar, and on theirs', async ({
  page,
}) => {
  const [helper] = board.officers.filter(({ took = [] }) => took.length > 0);
  const [code = ''] = helper?.took ?? [];
  await open(page, code);
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

test('books, pages elsewhere and the ways to ask are there', async ({ page }) => {
  const { code, outside = [] } = course;
  await open(page, code);
  for (const book of textbooks.textbooks.filter(({ course: codes }) => codes.includes(code))) {
    const row = part(page, 'On our shelf').getByRole('listitem').filter({ hasText: book.title });
    await expect(row).toContainText(statusInWords(book) ?? '');
    const request = row.getByRole('link', { name: book.title });
    await expect(request).toHaveAttribute('href', new RegExp(`^mailto:${site.email}\\?`));
  }
  for (const { title, to, checked } of outside) {
    const item = part(page, 'On other sites').getByRole('listitem').filter({ hasText: title });
    await expect(item.getByRole('link')).toHaveAttribute('href', to);
    await expect(item.getByText('Checked')).toHaveCount(checked === undefined ? 0 : 1);
  }
  const ask = part(page, 'Where to ask');
  await expect(ask.locator('.ask-links').getByRole('link')).toHaveText([
    ...coursePage.ask.links.map(({ title }) => title),
    new RegExp(`^${coursePage.ask.chat}`),
  ]);
});

test('lessons and problems lead up to their course', async ({ page }) => {
  for (const [path, code] of [
    ...lessons.map((lesson) => [lesson.name, lesson.course] as const),
    ...problems.map((problem) => [`problems/${problem.name}`, problem.class] as const),
  ]) {
    await page.goto(`/resources/study-materials/${path}`);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('link', { name: code })).toHaveAttribute(
      'href',
      courseAddress(code),
    );
  }
});

test('on a phone nothing goes over the edge, and what to do next stands high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { code } of classes) {
    await page.goto(courseAddress(code));
    const facts = await page.evaluate(() => ({
      isWide: document.documentElement.scrollWidth > innerWidth,
      first: document.querySelector('.course-next h2, #read')?.getBoundingClientRect().bottom,
    }));
    expect(facts.isWide).toBe(false);
    expect(facts.first).toBeLessThan(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the problems, and no state that nobody knows', async ({ page }) => {
    await page.goto(courseAddress(course.code));
    for (const name of withProblems.problems) {
      const item = page.locator(`[data-problem="${name}"]`);
      await expect(item.getByRole('link')).toBeVisible();
      await expect(item.locator('.state')).toBeHidden();
      await expect(item.locator('.tank')).toBeHidden();
    }
    await expect(part(page, 'Practice')).toContainText(
      `${String(withProblems.problems.length)} problems`,
    );
    await expect(page.getByText(coursePage.remembered)).toBeHidden();
  });
});
