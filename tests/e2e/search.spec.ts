import { expect, type Page } from '@playwright/test';
import { courseAddress } from '../../src/domain/courses/course-codes.ts';
import { delayRequests, visit } from '../browser-page.ts';
import { dayOf } from '../clocks.ts';
import { board, events, gettingAround, search, textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

// The tests in src/domain/search/ check which results a search finds.

const path = '/search';
const field = (page: Page) => page.getByRole('searchbox');
const everything = (page: Page) => page.getByRole('heading', { name: 'Everything, A to Z' });
const group = (page: Page, name: string) => page.getByRole('region', { name });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const link = (page: Page, name: string) => answer(page).getByRole('link', { name });
const indexFile = '**/search/index-*.json';
const query = (words: string) => `${path}?q=${encodeURIComponent(words)}`;

test('finds every kind of thing, also by other names and misspelled, or nothing', async ({
  page,
  clock,
}) => {
  await test.step('every kind, down to the section of a lesson', async () => {
    await visit(page, path);
    await field(page).fill('tea for four');
    await expect(
      group(page, 'Lessons').getByRole('link', { name: /A worked example/ }),
    ).toHaveAttribute('href', '/resources/study-materials/boiling#a-worked-example');
    const [, book] = textbooks.textbooks;
    const person = board.officers[1]?.name ?? '';
    const place = gettingAround.places[1]?.name ?? '';
    for (const [typed, kind, name] of [
      ['boiling', 'Lessons', 'Boiling the Kettle'],
      ['cookbook', 'Lessons', 'Boiling the Kettle'],
      ['DEM 201', 'Courses', 'Heat and Vapor'],
      [book?.author ?? '', 'Books', book?.title ?? ''],
      ['founding', 'Events', 'Founding dinner'],
      [person, 'People', person],
      [place, 'Rooms and places', place],
    ] as const) {
      await field(page).fill(typed);
      await expect(group(page, kind).getByRole('link', { name }).first()).toBeVisible();
      await expect(everything(page)).toBeHidden();
    }
  });
  await test.step('a weekly event once, with its next or last day', async () => {
    await visit(page, query('example evening'));
    const found = group(page, 'Events').getByRole('link', { name: 'Example evening' });
    await expect(found).toHaveCount(1);
    const evenings = events.filter(({ title }) => title === 'Example evening');
    const next = evenings.find(({ date }) => date >= dayOf(clock)) ?? evenings.at(-1);
    await expect(found).toHaveAttribute('href', `/events#${next?.id ?? ''}`);
    await expect(found).toContainText((next?.date ?? '') < dayOf(clock) ? 'Past: ' : 'Next: ');
  });
  await test.step('a misspelled word, which it says and marks', async () => {
    await visit(page, query('ketle'));
    await expect(
      page.getByText(/^No exact match\. \d+ results? for “kettle”$/).first(),
    ).toBeVisible();
    await expect(group(page, 'Lessons').locator('mark').first()).toHaveText(/^kettle/i);
  });
  await test.step('nothing, with advice and a dry line', async () => {
    await visit(page, query('zzzz'));
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”.' })).toBeVisible();
    await expect(page.getByText(search.nothingFound)).toBeVisible();
    await expect(
      page.getByRole('link', { name: search.nothingLinks[0]?.title ?? '' }),
    ).toBeVisible();
    const isDry = () =>
      page.evaluate(() =>
        getComputedStyle(document.body).getPropertyValue('--flow').includes('gradient'),
      );
    expect(await isDry()).toBe(true);
    await field(page).fill('kettle');
    await expect(group(page, 'Lessons')).toBeVisible();
    expect(await isDry()).toBe(false);
  });
});

test('what students come for is one search away from Home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const [words, address] of Object.entries({
    tour: '/events#tour',
    hold: '/resources/registration#stop',
    'Pump Book': '/resources/textbooks',
    'tea kitchen': '/resources/study-materials/problems/kettle',
    'DEM 201': courseAddress('DEM 201'),
    'formula sheet': '/resources/formulas',
    'what if i drop DEM 201': '/resources/courses?dropped=dem-201',
  })) {
    await field(page).fill(words);
    await expect(page.locator(`main a[href^="${address}"]`).first(), words).toBeVisible();
  }
});

test('by keyboard: down to a result, back up to the field, and Escape clears', async ({ page }) => {
  await visit(page, path);
  await field(page).focus();
  await page.keyboard.type('boiling');
  await expect(group(page, 'Lessons')).toBeVisible();
  const results = page.locator('.result-link');
  await page.keyboard.press('Enter');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(everything(page)).toBeVisible();
  await page.keyboard.type('boiling');
  await expect(results.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/study-materials/boiling');
});

test('the search is in the address and on paper', async ({ page }) => {
  await visit(page, path);
  await field(page).fill('boiling');
  await expect(page).toHaveURL(`${path}?q=boiling`);
  await page.reload();
  await group(page, 'Lessons').getByRole('link', { name: 'Boiling the Kettle' }).click();
  await expect(page).toHaveURL('/resources/study-materials/boiling');
  await page.goBack();
  await expect(field(page)).toHaveValue('boiling');
  await expect(group(page, 'Lessons')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(group(page, 'Lessons')).toBeVisible();
  await expect(page.getByText('Search: “boiling”')).toBeVisible();
  await expect(field(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(everything(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(path);
});

test('without an index it says so, lists everything and can try again', async ({ page }) => {
  for (const [what, response] of [
    ['missing', { status: 404, body: 'not found' }],
    ['corrupt', { status: 200, contentType: 'application/json', body: '{"version":' }],
    ['of another build', { status: 200, contentType: 'application/json', body: '{"version":"x"}' }],
  ] as const) {
    await test.step(what, async () => {
      await page.route(indexFile, (route) => route.fulfill(response));
      await visit(page, query('boiling'));
      const words = page.getByText('Everything on the site is listed below');
      await expect(words.filter({ visible: true })).toHaveCount(1);
      await expect(everything(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Boiling the Kettle' })).toBeVisible();
      await page.unroute(indexFile);
    });
  }
  await page.route(indexFile, (route) => route.abort());
  await visit(page, query('boiling'));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(indexFile);
  await again.click();
  await expect(group(page, 'Lessons')).toBeVisible();
});

test('loads the index once, before the first key, and shows only the last search', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) fetched.push(request.url());
  });
  const release = await delayRequests(page, indexFile);
  await visit(page, path);
  await expect.poll(() => fetched.length).toBe(1);
  await field(page).fill('zzzz');
  await field(page).fill('boiling');
  await expect(everything(page)).toBeVisible();
  release();
  await expect(group(page, 'Lessons')).toBeVisible();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  await field(page).fill('b');
  await expect(everything(page)).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('answers numbers, formulas, courses and days above the pages', async ({ page, clock }) => {
  await test.step('numbers', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/Answers|answers|substances/.test(request.url())) scripts.push(request.url());
    });
    await visit(page, path);
    await field(page).fill('boiling');
    await expect(group(page, 'Lessons')).toBeVisible();
    expect(scripts, 'loaded only for questions').toEqual([]);
    await field(page).fill('45 psig in kPa');
    await expect(answer(page)).toContainText('411.6 kPa');
    await expect(answer(page)).toContainText('Read as 45 psig in kilopascals');
    await expect(link(page, 'Open in the Handbook')).toHaveAttribute(
      'href',
      '/resources/handbook?q=45%20psig%20in%20kPa',
    );
    await field(page).fill('boiling point of water');
    await expect(answer(page)).toContainText('99.97 °C');
    await field(page).press('ArrowDown');
    await expect(page.locator('.result-link').first()).toBeFocused();
    await field(page).fill('boiling');
    await expect(answer(page)).toHaveCount(0);
  });
  await test.step('formulas', async () => {
    await visit(page, query('Q = m cp (T2 - T1)'));
    await expect(answer(page).locator('math').first()).toContainText('Q=m');
    await expect(answer(page).getByRole('term').first()).toBeVisible();
    await expect(link(page, 'Read it in the lesson')).toHaveAttribute(
      'href',
      '/resources/study-materials/boiling#the-equations',
    );
  });
  await test.step('courses', async () => {
    await visit(page, query('what if i fail dem 201'));
    await expect(answer(page)).toContainText('graduate');
    await expect(link(page, 'See it on the course map')).toHaveAttribute(
      'href',
      '/resources/courses?dropped=dem-201',
    );
  });
  await test.step('days', async () => {
    const next = events.find(
      ({ title, date, canceled }) =>
        title === 'Example evening' && canceled === undefined && date >= dayOf(clock),
    );
    await visit(page, query('when is the next example evening'));
    await expect(answer(page)).toHaveCount(next ? 1 : 0);
    if (!next) return;
    await expect(answer(page)).toContainText('Wednesday, October 8, 2025');
    await expect(answer(page)).toContainText(`${next.time}, ${next.location}`);
    await expect(link(page, 'Add to calendar')).toHaveAttribute('href', `/events/${next.id}.ics`);
  });
});

test('results wait for a slow answer, but not for a late or missing one', async ({ page }) => {
  const release = await delayRequests(page, '**/search/answers-*.json');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('.result-link')) return;
      document.documentElement.dataset['cameWith'] ??=
        document.querySelector('.search-answer')?.textContent ?? 'nothing';
    }).observe(document, { childList: true, subtree: true });
  });
  const index = page.waitForResponse(indexFile);
  await page.goto(query('when is the next meeting'));
  await index;
  release();
  await expect(page.locator('html')).toHaveAttribute('data-came-with', /Next: Meeting/);

  const releaseLate = await delayRequests(page, '**/search/answers-*.json');
  await page.goto(query('when is the next meeting'));
  await expect(page.locator('.result-link').first()).toBeVisible({ timeout: 10_000 });
  await expect(answer(page)).toHaveCount(0);
  releaseLate();
  await expect(answer(page)).toContainText('Meeting');

  await page.route('**/search/answers-*.json', (route) => route.abort());
  await visit(page, query('kettle equation'));
  await expect(group(page, 'Lessons')).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
});

test('the field on Home answers, and shows the courses again when it’s empty', async ({ page }) => {
  await page.goto('/');
  const courses = page.getByRole('link', { name: 'All courses' });
  const results = page.getByRole('link', { name: /^All \d+ results$/ });
  await field(page).fill('kettle');
  await expect(results).toBeVisible();
  await expect(courses).toBeHidden();
  await field(page).fill('');
  await expect(courses).toBeVisible();
  await expect(results).toBeHidden();
  await field(page).fill('kettle');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=kettle');
});
