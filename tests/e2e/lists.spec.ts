import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { courses, lessons, practice, problems, textbooks } from '../fixture-content.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { classes, lastLesson, longCourse, searchedLists } from '../searched-lists.ts';
import { onFixture as test } from '../spec.ts';

const field = (page: Page) => page.locator('main').getByRole('searchbox');
const status = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();

for (const list of searchedLists) {
  test(`${list.path} searches, counts, and keeps the search in the address`, async ({
    page,
    context,
  }) => {
    const rows = page.locator(`${list.rows}:visible`);
    await visit(page, list.path);
    await status(page, list.totalWords);
    await field(page).fill('zzzz');
    await expect(rows).toHaveCount(0);
    await status(page, list.sentence);
    await expect(page.getByText(list.advice)).toBeVisible();
    await field(page).fill(list.typed);
    await expect(rows).toHaveText([new RegExp(list.found)]);
    await status(page, list.foundWords);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === list.typed);
    await page.reload();
    await expect(rows).toHaveCount(1);
    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.locator(`${list.rows}:visible`)).toHaveCount(1);
    await expect(field(friend)).toHaveValue(list.typed);
    await field(page).fill('');
    await expect(rows).toHaveCount(list.total);
    await expect(page.getByText(list.advice)).toBeHidden();
    await expect(page).toHaveURL((url) => url.search === '');
  });
}

test('courses: matching lessons come first, and only ready ones on request', async ({ page }) => {
  const path = '/resources/studyhome';
  const shown = page.locator('#courses details:visible');
  const opened = page.locator('#courses details[open]');
  const entry = (code: string) =>
    page.locator('#courses details').filter({ has: page.getByText(code, { exact: true }) });
  const titles = () => opened.locator('h4').allTextContents();
  const own = longCourse.lessons.map(({ title }) => title);

  await visit(page, path);
  await test.step('a search opens the course, with the lesson first and marked', async () => {
    const marks = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()),
      );
    await field(page).fill(lastLesson.title);
    await expect(opened).toContainText(longCourse.code);
    expect(await titles()).toEqual([lastLesson.title, ...own.slice(0, -1)]);
    await expect.poll(marks).toContain(lastLesson.title.split(' ')[0]);
    await field(page).fill('');
    await expect(opened).toHaveCount(0);
    await expect.poll(marks).toEqual([]);
    await entry(longCourse.code).locator('summary').click();
    expect(await titles()).toEqual(own);
  });
  await test.step('another course of a search also shows its matching lessons first', async () => {
    await visit(page, path);
    const matching = (title: string) => title.toLowerCase().includes('the');
    const other = classes.findLast((each) => each.lessons.some(({ title }) => matching(title)));
    await field(page).fill('the');
    await expect(opened).toHaveCount(1);
    await entry(other?.code ?? '')
      .locator('summary')
      .click();
    const all = (other?.lessons ?? []).map(({ title }) => title);
    const sorted = [...all.filter(matching), ...all.filter((title) => !matching(title))];
    await expect.poll(titles).toEqual(sorted);
  });
  await test.step('courses are found by name, code and topic', async () => {
    const named = classes.find(({ topics = [] }) => topics.length > 0);
    for (const [words, course] of [
      [longCourse.name, longCourse],
      [longCourse.code.replace(' ', '').toLowerCase(), longCourse],
      [named?.topics?.at(-1), named],
    ] as const) {
      await field(page).fill(words ?? '');
      await expect(entry(course?.code ?? '')).toBeVisible();
      await expect.poll(() => shown.count()).toBeLessThan(classes.length);
    }
  });
  await test.step('the choice of ready lessons is in the address, beside the search', async () => {
    await visit(page, path);
    const box = page.getByRole('checkbox');
    const isReady = ({ lesson }: { lesson?: string | undefined }) => lesson !== undefined;
    const ready = classes.filter((each) => each.lessons.some(isReady));
    const count = classes.flatMap((each) => each.lessons).filter(isReady).length;
    expect(ready.length).toBeLessThan(classes.length);
    await box.check();
    await expect(shown).toHaveCount(ready.length);
    await status(
      page,
      `${String(ready.length)} of ${String(classes.length)} courses, ${String(count)} lessons`,
    );
    await shown.first().locator('summary').click();
    await expect(opened.locator('li:visible')).toHaveCount(
      ready[0]?.lessons.filter(isReady).length ?? 0,
    );
    await field(page).fill(own[0] ?? '');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === own[0]);
    await expect(page).toHaveURL((url) => url.searchParams.get('ready') === '1');
    await page.reload();
    await expect(box).toBeChecked();
    await expect(field(page)).toHaveValue(own[0] ?? '');
    await expect(shown).toHaveCount(1);
    // A planned lesson isn't ready, so the filter hides it.
    await field(page).fill(lastLesson.title);
    await expect(shown).toHaveCount(0);
    await box.uncheck();
    await expect(entry(longCourse.code)).toBeVisible();
    await expect(page).toHaveURL((url) => !url.searchParams.has('ready'));
  });
  await test.step('the address of a course opens it', async () => {
    await page.goto(`${path}#${longCourse.code.toLowerCase().replace(' ', '-')}`);
    await expect(entry(longCourse.code)).toHaveAttribute('open');
  });
});

test('courses by keyboard: search, into the course, to the lesson', async ({ page }) => {
  await visit(page, '/resources/studyhome');
  const opened = page.locator('#courses details[open]');
  await field(page).focus();
  const title = longCourse.lessons[0]?.title ?? '';
  await page.keyboard.type(title);
  await expect(opened).toHaveCount(1);
  for (const stop of [
    page.getByRole('checkbox'),
    page.getByRole('link', { name: 'Formula Sheets', exact: true }),
    ...['Mixing Two Streams', 'Start reading Mixing Two Streams'].map((name) =>
      page.getByRole('region', { name: 'Next lesson' }).getByRole('link', { name, exact: true }),
    ),
    opened.locator('summary'),
    ...['Course page', 'Formula sheets', 'problem', 'Mock exam', title].map((name) =>
      opened.getByRole('link', { name }).first(),
    ),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resources\/study-materials\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('problems: a search in any part of a problem opens its class', async ({ page }) => {
  const opened = page.locator('#classes details[open]');
  const shown = page.locator('#classes details:visible');
  const [, second] = practice.classes;
  const one = problems.find(({ name }) => second?.problems.includes(name));
  const explained = problems.find(({ lesson }) => lesson !== undefined);
  const sized = problems.find(({ size }) => size === 'standard');
  await visit(page, '/resources/study-materials');
  for (const [words, found] of [
    [one?.title, one],
    [one?.description, one],
    [sized?.size, sized],
    [lessons.find(({ name }) => name === explained?.lesson)?.title, explained],
  ] as const) {
    await field(page).fill(words ?? '');
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText(found?.class ?? '');
    await expect(opened.locator('li').first()).toContainText(found?.title ?? '');
    await status(page, /, \d+ matching problems?$/);
  }
  const topics = classes.find(({ code }) => code === second?.code)?.topics;
  const accented = second?.name.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`).normalize('NFC');
  for (const words of [topics?.[0], accented?.toUpperCase()]) {
    await field(page).fill(words ?? '');
    await expect(shown).toHaveText([new RegExp(second?.name ?? '')]);
  }
  await test.step('by keyboard to a problem', async () => {
    await field(page).fill('');
    await field(page).focus();
    await page.keyboard.type(second?.name ?? '');
    await expect(shown).toHaveCount(1);
    // The course code is the first tab stop and links to the course.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(opened).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/problems\//);
  });
});

test('textbooks: any part of a book finds it', async ({ page }) => {
  const books = textbooks.textbooks;
  const rows = page.locator('#textbooks li:visible');
  const titles = async () =>
    (await rows.getByRole('heading').allTextContents()).map((title) => title.trim());
  await visit(page, '/resources/textbooks');
  for (const name of ['author', 'course', 'edition', 'description'] as const) {
    const book = books.findLast((candidate) => candidate[name] !== undefined);
    await field(page).fill(plainWords(book?.[name] ?? ''));
    expect(await titles(), name).toContain(book?.title);
    await expect.poll(() => rows.count(), name).toBeLessThan(books.length);
  }
  const nicknamed = books.find(({ short }) => short !== undefined);
  await field(page).fill(nicknamed?.short?.toLowerCase() ?? '');
  await expect.poll(titles).toEqual([nicknamed?.title]);
  const course = classes.find(
    ({ code, topics }) => topics && books.some((book) => book.course === code),
  );
  await field(page).fill(course?.topics?.[0] ?? '');
  await expect
    .poll(titles)
    .toEqual(
      books.filter((book) => book.course.includes(course?.code ?? '')).map(({ title }) => title),
    );
  await test.step('by keyboard: to the field, on to the book, and Escape clears', async () => {
    await field(page).fill('');
    await page.getByRole('main').getByRole('link', { name: textbooks.requestLink }).focus();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(books[0]?.title ?? '');
    await page.keyboard.press('Tab');
    await expect(rows.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(books.length);
  });
  await test.step('an address with a search never shows what it then removes', async () => {
    const list = page.locator('#textbooks');
    await page.route('**/*.js', async (route) => {
      await expect(list).toBeHidden();
      await route.continue();
    });
    await visit(page, `/resources/textbooks?q=${encodeURIComponent(books[0]?.title ?? '')}`);
    await expect(list).toBeVisible();
    await expect(rows).toHaveCount(1);
  });
});

test('the count is announced once typing pauses, by a region that is always there', async ({
  page,
}) => {
  const total = String(textbooks.textbooks.length);
  await visit(page, '/resources/textbooks');
  const region = page.getByRole('status');
  await expect(region).toHaveText(`${total} textbooks`);
  await region.evaluate((element) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  // Stops the page's clock, so that slow typing doesn't count as a pause.
  await page.clock.pauseAt(new Date('2040-01-01'));
  const course = textbooks.textbooks[0]?.course ?? '';
  await field(page).pressSequentially(course);
  const found = textbooks.textbooks.filter((book) => book.course.includes(course));
  await expect(page.locator('#textbooks li:visible')).toHaveCount(found.length);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(1000);
  await expect(region).toHaveText(`${String(found.length)} of ${total} textbooks`);
  await field(page).fill('zzzz');
  await page.clock.runFor(1000);
  await expect(region).toHaveText('No textbooks found.');
  expect(await heard()).toHaveLength(2);
});

test('a course without lessons of its own is found by the lessons that use it', async ({
  page,
}) => {
  const taught = courses.subjects
    .flatMap((subject) => subject.classes)
    .find(({ usedIn }) => usedIn !== undefined);
  const [used] = taught?.usedIn ?? [];
  if (!used) throw new Error('The test board has no course that lessons use.');
  await visit(page, '/resources/studyhome');
  await field(page).fill(used.idea);
  await expect(page.locator('#courses details:visible')).toHaveCount(1);
  await page.locator('#courses summary:visible').click();
  const links = page.locator('#courses dd a:visible');
  await expect(links).toHaveCount(used.lessons.length);
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`/${used.lessons.at(-1) ?? ''}$`));
});
