import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { courses, site, textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { holdBack } from '../visit.ts';

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

test('every book is there with author, edition, course and description', async ({ page }) => {
  await open(page);
  await expect(rows(page)).toHaveCount(total);
  for (const [index, { title, author, short, edition, course, description }] of books.entries()) {
    for (const words of [title, author, short, edition, course, description]) {
      await expect(rows(page).nth(index)).toContainText(plainWords(words ?? ''));
    }
  }
});

test('a book that is lent says so in words, and asks to be next; of others nothing is claimed', async ({
  page,
}) => {
  await open(page);
  const book = (title: string) => rows(page).filter({ hasText: title });
  const due = book('Wärme und Dämpfe');
  await expect(due).toContainText('Lent out, due back December 12, 2025');
  await expect(due.getByRole('link', { name: 'Ask to be next for Wärme' })).toBeVisible();
  await expect(book('Fluids Without Tears')).toContainText('Lent out');
  await expect(book('Fluids Without Tears')).not.toContainText('due');
  await expect(book('The Pump Book')).toContainText('On the shelf');
  const unsaid = book('Numbers With Units');
  await expect(unsaid).not.toContainText(/lent|shelf/i);
  await expect(unsaid.getByRole('link', { name: 'Request Numbers With Units' })).toBeVisible();
});

test('a search in any part of a book finds it', async ({ page }) => {
  await open(page);
  for (const name of ['title', 'author', 'course', 'edition', 'description'] as const) {
    const book = books.findLast((candidate) => candidate[name] !== undefined);
    await field(page).fill(plainWords(book?.[name] ?? ''));
    const titles = await shownTitles(page);
    expect(titles, name).toContain(book?.title);
    expect(titles.length, name).toBeLessThan(total);
  }
});

test('a search finds a book by what people call it, and by what people call its course', async ({
  page,
}) => {
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

test('each course that a book is for leads to its page', async ({ page }) => {
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

test('nothing found: the sentence, what to do, and the whole list again when the field is empty', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('zzzz');
  await expect(page.getByText('No textbooks found.').first()).toBeVisible();
  await expect(page.getByText(textbooks.nothingFound)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(rows(page)).toHaveCount(total);
  await expect(page.getByText(textbooks.nothingFound)).toBeHidden();
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

test('the search is in the address, survives a reload and can be shared', async ({
  page,
  context,
}) => {
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

test('an address with a search never shows what it then takes away', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    // The script comes late: the list waits for it.
    await expect(page.locator('#textbooks')).toBeHidden();
    await route.continue();
  });
  await open(page, `?q=${encodeURIComponent(wordOf(books[0]?.title ?? ''))}`);
  await expect(page.locator('#textbooks')).toBeVisible();
  expect((await shownTitles(page)).length).toBeLessThan(total);
});

test('what was typed before the script came is searched for', async ({ page }) => {
  const come = await holdBack(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await field(page).fill(books[0]?.title ?? '');
  come();
  await expect(rows(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue(books[0]?.title ?? '');
});

test('with the keyboard alone: to the field, a search, on to the book, and Escape clears', async ({
  page,
}) => {
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

test('each book asks for itself by mail, and the catalogue for any book', async ({ page }) => {
  await open(page);
  for (const [index, { title, course }] of books.entries()) {
    const link = rows(page).nth(index).getByRole('link', { name: title });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toBe(site.email);
    expect(decodeURIComponent(address.search)).toContain(title);
    expect(decodeURIComponent(address.search)).toContain(course);
  }
  await expect(page.getByRole('link', { name: textbooks.requestLink })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.email}\\?`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole catalogue is there, and no search field that would do nothing', async ({
    page,
  }) => {
    await page.goto(`${path}?q=zzzz`);
    await expect(rows(page)).toHaveCount(total);
    await expect(field(page)).toBeHidden();
  });
});
