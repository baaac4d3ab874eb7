import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { courses, textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests } from '../browser-page.ts';

const books = textbooks.textbooks;
const classes = courses.subjects.flatMap((subject) => subject.classes);
const total = books.length;
const path = '/resources/textbooks';

const rows = (page: Page) => page.locator('#textbooks li:visible');
const shownTitles = async (page: Page) => {
  const titles = await rows(page).getByRole('heading').allTextContents();
  return titles.map((title) => title.trim());
};
const field = (page: Page) => page.getByRole('searchbox');

/** Opens the page and waits until its search runs. */
async function open(page: Page, search = '') {
  await page.goto(path + search);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The last word of a text, which is enough to find it. */
const wordOf = (text: string) =>
  text.split(/[^\p{L}\p{N}’]+/u).findLast((word) => word !== '') ?? '';

test('a search finds books by any part and by other names, in the address and by keys', async ({
  page,
  context,
}) => {
  await test.step('a search in any part of a book finds it', async () => {
    await open(page);
    for (const name of ['title', 'author', 'course', 'edition', 'description'] as const) {
      const book = books.findLast((candidate) => candidate[name] !== undefined);
      await field(page).fill(plainWords(book?.[name] ?? ''));
      const titles = await shownTitles(page);
      expect(titles, name).toContain(book?.title);
      expect(titles.length, name).toBeLessThan(total);
    }
  });
  await test.step('a search finds a book by what people call it, and by what people call its course', async () => {
    await open(page);
    const nicknamed = books.find(({ short }) => short !== undefined);
    await field(page).fill(nicknamed?.short?.toLowerCase() ?? '');
    expect(await shownTitles(page)).toEqual([nicknamed?.title]);
    const course = classes.find(
      ({ code, topics }) => topics && books.some((book) => book.course === code),
    );
    await field(page).fill(course?.topics?.[0] ?? '');
    expect(await shownTitles(page)).toEqual(
      books.filter((book) => book.course.includes(course?.code ?? '')).map(({ title }) => title),
    );
  });
  await test.step('nothing found: the sentence, what to do, and the whole list again when the field is empty', async () => {
    await open(page);
    await field(page).fill('zzzz');
    await expect(page.getByText('No textbooks found.').first()).toBeVisible();
    await expect(page.getByText(textbooks.nothingFound)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(rows(page)).toHaveCount(total);
    await expect(page.getByText(textbooks.nothingFound)).toBeHidden();
  });
  await test.step('the search is in the address, survives a reload and can be shared', async () => {
    await open(page);
    const query = books[1]?.author ?? '';
    await field(page).fill(query);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
    const titles = await shownTitles(page);
    expect(titles.length).toBeLessThan(total);

    await page.reload();
    await expect(field(page)).toHaveValue(query);
    await expect.poll(() => shownTitles(page)).toEqual(titles);

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect.poll(() => shownTitles(friend)).toEqual(titles);
    await expect(field(friend)).toHaveValue(query);

    await field(page).fill('');
    await expect(page).toHaveURL((url) => url.search === '');
  });
  await test.step('with the keyboard alone: to the field, a search, on to the book, and Escape clears', async () => {
    await open(page);
    const email = page.getByRole('main').getByRole('link', { name: textbooks.requestLink });
    await email.focus();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(books[0]?.title ?? '');
    await page.keyboard.press('Tab');
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(total);
  });
  await test.step('each course that a book is for leads to its page', async () => {
    await open(page);
    const [index] = books.flatMap(({ course }, place) => (course.includes(', ') ? [place] : []));
    const codes = books[index ?? 0]?.course.split(', ') ?? [];
    const links = rows(page)
      .nth(index ?? 0)
      .locator('.course a');
    await expect(links).toHaveText(codes);
    await links.last().click();
    await expect(page.getByRole('main')).toContainText(codes.at(-1) ?? '');
    await expect(page).toHaveURL(/\/resources\/courses\//);
  });
});

test('the count is announced once the typing pauses, by one region that is always there', async ({
  page,
}) => {
  await open(page);
  const status = page.getByRole('status');
  await expect(status).toHaveText(`${String(total)} textbooks`);
  await status.evaluate((region) => {
    const heard: string[] = [];
    new MutationObserver(() => heard.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  // Time stands still while the keys are typed, however long that takes this machine.
  await page.clock.pauseAt(new Date('2040-01-01'));
  const course = books[0]?.course ?? '';
  await field(page).pressSequentially(course);
  const found = books.filter((book) => book.course.includes(course));
  await expect(rows(page)).toHaveCount(found.length);
  expect(await heard()).toEqual([]);
  await page.clock.runFor(1000);
  await expect(status).toHaveText(`${String(found.length)} of ${String(total)} textbooks`);
  await field(page).fill('zzzz');
  await page.clock.runFor(1000);
  await expect(status).toHaveText('No textbooks found.');
  expect(await heard()).toHaveLength(2);
});

test('a search waits for its script and then shows only what it finds', async ({ page }) => {
  await test.step('what was typed before the script came is searched for', async () => {
    const come = await delayRequests(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await field(page).fill(books[0]?.title ?? '');
    come();
    await expect(rows(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue(books[0]?.title ?? '');
  });
  await test.step('an address with a search never shows what it then takes away', async () => {
    await page.route('**/*.js', async (route) => {
      // The script comes late: the list waits for it.
      await expect(page.locator('#textbooks')).toBeHidden();
      await route.continue();
    });
    await open(page, `?q=${encodeURIComponent(wordOf(books[0]?.title ?? ''))}`);
    await expect(page.locator('#textbooks')).toBeVisible();
    expect((await shownTitles(page)).length).toBeLessThan(total);
  });
});
