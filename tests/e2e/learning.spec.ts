import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { courses } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/studyhome';
const classes = courses.subjects.flatMap((subject) => subject.classes);
const lessons = classes.flatMap((course) => course.lessons);
const written = lessons.filter(({ lesson }) => lesson !== undefined);
const total = `${String(classes.length)} courses, ${String(written.length)} lessons ready, ${String(lessons.length - written.length)} planned`;

// A course with lessons, the first of them written and the last with words that no other has.
const course = classes.find((each) => each.lessons.length > 2);
const last = course?.lessons.at(-1);
if (!course || !last) throw new Error('The fixture has no course with three lessons.');

const field = (page: Page) => page.getByRole('searchbox');
const shown = (page: Page) => page.locator('#courses details:visible');
const opened = (page: Page) => page.locator('#courses details[open]');
const entry = (page: Page, code: string) =>
  page.locator('#courses details').filter({ has: page.getByText(code, { exact: true }) });
const titles = (page: Page) => opened(page).locator('h4').allTextContents();

test('courses open one at a time, and lead to their pages', async ({ page }) => {
  await visit(page, path);
  await test.step('at most one course is open, and a click on the open one closes it', async () => {
    await expect(opened(page)).toHaveCount(0);
    const [first, second] = [shown(page).nth(0), shown(page).nth(1)];
    await first.locator('summary').click();
    await expect(opened(page)).toHaveCount(1);
    await second.locator('summary').click();
    await expect(opened(page)).toHaveCount(1);
    await expect(second).toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(opened(page)).toHaveCount(0);
  });
  await test.step('a course without lessons says so kindly', async () => {
    const empty = classes.find(({ lessons: own }) => own.length === 0);
    const details = entry(page, empty?.code ?? '');
    await details.locator('summary').click();
    await expect(details.getByText(plainWords(courses.noLessons))).toBeVisible();
  });
  await test.step('the code of each course leads to its page', async () => {
    await expect(page.locator('#courses .code')).toHaveText(
      classes.map(({ code }) => new RegExp(`^${code}`)),
    );
    await page.locator('#courses .code').first().click();
    await expect(page).toHaveURL(/\/resources\/courses\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(classes[0]?.name ?? '');
  });
});

test('a search finds courses and lessons, marks and counts them', async ({ page }) => {
  await visit(page, path);
  await test.step('the count is announced when the typing pauses', async () => {
    const status = page.getByRole('status');
    await expect(status).toHaveText(total);
    await field(page).fill(last.title);
    await expect(status).toHaveText(`1 of ${String(classes.length)} courses, 1 matching lesson`);
    await field(page).fill('zzzz');
    await expect(status).toHaveText('No courses or lessons found.');
  });
  await test.step('a search for a lesson opens its course, with the matching lesson first', async () => {
    await field(page).fill(last.title);
    await expect(opened(page)).toHaveCount(1);
    await expect(opened(page)).toContainText(course.code);
    const order = await titles(page);
    expect(order[0]).toBe(last.title);
    // The others follow in their own order.
    expect(order.slice(1)).toEqual(course.lessons.slice(0, -1).map(({ title }) => title));
    await field(page).fill('');
    await expect(opened(page)).toHaveCount(0);
    await entry(page, course.code).locator('summary').click();
    expect(await titles(page)).toEqual(course.lessons.map(({ title }) => title));
  });
  await test.step('a search finds courses by name and by code', async () => {
    for (const words of [course.name, course.code, course.code.replace(' ', '').toLowerCase()]) {
      await field(page).fill(words);
      await expect(entry(page, course.code)).toBeVisible();
      await expect.poll(() => shown(page).count()).toBeLessThan(classes.length);
    }
  });
  await test.step('a course that somebody opens in a search shows its matching lessons first', async () => {
    await visit(page, path);
    const word = 'the';
    const matching = (title: string) => title.toLowerCase().includes(word);
    const own = classes.filter((candidate) =>
      candidate.lessons.some(({ title }) => matching(title)),
    );
    expect(own.length).toBeGreaterThan(1);
    await field(page).fill(word);
    await expect(opened(page)).toHaveCount(1);
    const other = own.at(-1);
    await entry(page, other?.code ?? '')
      .locator('summary')
      .click();
    await expect
      .poll(() => titles(page))
      .toEqual([
        ...(other?.lessons ?? []).map(({ title }) => title).filter(matching),
        ...(other?.lessons ?? []).map(({ title }) => title).filter((title) => !matching(title)),
      ]);
  });
  await test.step('what matches is marked', async () => {
    const marks = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()),
      );
    await field(page).fill(last.title);
    await expect.poll(marks).toContain(last.title.split(' ')[0]);
    await field(page).fill('');
    await expect.poll(marks).toEqual([]);
  });
  await test.step('nothing found: the sentence, what to do, and the whole list again when the field is empty', async () => {
    await field(page).fill('zzzz');
    await expect(page.getByText('No courses or lessons found.').first()).toBeVisible();
    await expect(page.getByText(courses.nothingFound)).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('#courses h2:visible')).toHaveCount(0);
    await field(page).fill('');
    await expect(shown(page)).toHaveCount(classes.length);
  });
  await test.step('a course is found by what people call it', async () => {
    const named = classes.find(({ topics = [] }) => topics.length > 0);
    await field(page).fill(named?.topics?.at(-1) ?? '');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText(named?.name ?? '');
  });
});

test('the address keeps the search and the choice, and opens a course', async ({
  page,
  context,
}) => {
  await test.step('the search is in the address, survives a reload and can be shared', async () => {
    await visit(page, path);
    await field(page).fill(last.title);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === last.title);
    await page.reload();
    await expect(opened(page)).toContainText(last.title);
    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(opened(friend)).toContainText(last.title);
    await expect(field(friend)).toHaveValue(last.title);
  });
  await test.step('only what is ready is shown on request, and the address keeps it beside the search', async () => {
    await visit(page, path);
    const box = page.getByRole('checkbox');
    const withWritten = classes.filter((each) => each.lessons.some(({ lesson }) => lesson));
    expect(withWritten.length).toBeLessThan(classes.length);
    await box.check();
    await expect(shown(page)).toHaveCount(withWritten.length);
    await expect(page.getByRole('status')).toHaveText(
      `${String(withWritten.length)} of ${String(classes.length)} courses, ${String(written.length)} lessons`,
    );
    await shown(page).first().locator('summary').click();
    await expect(opened(page).locator('li:visible')).toHaveCount(
      withWritten[0]?.lessons.filter(({ lesson }) => lesson !== undefined).length ?? 0,
    );

    const [first] = course.lessons;
    await field(page).fill(first?.title ?? '');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === first?.title);
    await expect(page).toHaveURL((url) => url.searchParams.get('ready') === '1');
    await page.reload();
    await expect(box).toBeChecked();
    await expect(field(page)).toHaveValue(first?.title ?? '');
    await expect(shown(page)).toHaveCount(1);
    // A lesson that is only planned is not found among those that are ready.
    await field(page).fill(last.title);
    await expect(shown(page)).toHaveCount(0);
    await box.uncheck();
    await expect(opened(page)).toHaveCount(0);
    await expect(entry(page, course.code)).toBeVisible();
    await expect(page).toHaveURL((url) => !url.searchParams.has('ready'));
  });
  await test.step('the address of a course opens it', async () => {
    await page.goto(`${path}#${course.code.toLowerCase().replace(' ', '-')}`);
    await expect(entry(page, course.code)).toHaveAttribute('open');
  });
});

test('with the keyboard alone: search, into the course, to the lesson', async ({ page }) => {
  await visit(page, path);
  await field(page).focus();
  const [first] = course.lessons;
  await page.keyboard.type(first?.title ?? '');
  await expect(opened(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#courses .code:visible')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    opened(page)
      .getByRole('link', { name: /^Read online/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\/study-materials\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
});
