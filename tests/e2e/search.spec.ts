import { expect, type Page } from '@playwright/test';
import { dayOf } from '../clocks.ts';
import { board, events, gettingAround, search, textbooks } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit } from '../browser-page.ts';

const path = '/search';
const field = (page: Page) => page.getByRole('searchbox');
const everything = (page: Page) => page.getByRole('heading', { name: 'Everything, A to Z' });
const group = (page: Page, name: string) => page.getByRole('region', { name });
const indexFile = '**/search/index-*.json';

test('a word is found in every kind of thing, by other names and misspelled, or not at all', async ({
  page,
  clock,
}) => {
  await test.step('a word is found in lessons, down to the section, and in every other kind that has it', async () => {
    await visit(page, path);
    await field(page).fill('boiling');
    const lessons = group(page, 'Lessons');
    await expect(lessons.getByRole('link', { name: /Boiling the Kettle/ })).toBeVisible();
    await field(page).fill('tea for four');
    await expect(lessons.getByRole('link', { name: /A worked example/ })).toHaveAttribute(
      'href',
      '/resources/study-materials/boiling#a-worked-example',
    );
    for (const [typed, kind, name] of [
      ['DEM 201', 'Courses', 'Heat and Vapor'],
      [textbooks.textbooks[1]?.author ?? '', 'Books', textbooks.textbooks[1]?.title ?? ''],
      ['founding', 'Events', 'Founding dinner'],
      [board.officers[1]?.name ?? '', 'People', board.officers[1]?.name ?? ''],
      [
        gettingAround.places[1]?.name ?? '',
        'Rooms and places',
        gettingAround.places[1]?.name ?? '',
      ],
    ] as const) {
      await field(page).fill(typed);
      await expect(group(page, kind).getByRole('link', { name }).first()).toBeVisible();
      await expect(everything(page)).toBeHidden();
    }
  });
  await test.step('what students call it is found where the site calls it something else', async () => {
    await visit(page, `${path}?q=cookbook`);
    await expect(group(page, 'Lessons').getByRole('link').first()).toHaveText('Boiling the Kettle');
  });
  await test.step('an event of every week stands once, with the day that comes next or the last there was', async () => {
    await visit(page, `${path}?q=${encodeURIComponent('example evening')}`);
    const link = group(page, 'Events').getByRole('link', { name: 'Example evening' });
    await expect(link).toHaveCount(1);
    const evenings = events.filter(({ title }) => title === 'Example evening');
    const next = evenings.find(({ date }) => date >= dayOf(clock)) ?? evenings.at(-1);
    await expect(link).toHaveAttribute('href', `/events#${next?.id ?? ''}`);
    await expect(link).toContainText((next?.date ?? '') < dayOf(clock) ? 'Past: ' : 'Next: ');
  });
  await test.step('a misspelling finds what was meant, marks it, and says so', async () => {
    await visit(page, `${path}?q=ketle`);
    await expect(
      page.getByText(/^No exact match\. \d+ results? for “kettle”$/).first(),
    ).toBeVisible();
    await expect(group(page, 'Lessons').locator('mark').first()).toHaveText(/^kettle/i);
  });
  await test.step('nothing found: the sentence, what to do, and a line that is dry', async () => {
    await visit(page, `${path}?q=zzzz`);
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzzz”.' })).toBeVisible();
    await expect(page.getByText(search.nothingFound)).toBeVisible();
    await expect(
      page.getByRole('link', { name: search.nothingLinks[0]?.title ?? '' }),
    ).toBeVisible();
    const flow = () =>
      page.evaluate(() =>
        getComputedStyle(document.body).getPropertyValue('--flow').includes('gradient'),
      );
    expect(await flow()).toBe(true);
    await field(page).fill('kettle');
    await expect(group(page, 'Lessons')).toBeVisible();
    expect(await flow()).toBe(false);
  });
});

test('with the keyboard alone: down to a result and on, back up to the field, Escape clears', async ({
  page,
}) => {
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

test('the search is in the address, and on paper', async ({ page }) => {
  await test.step('the search is in the address: it survives a reload, Back and a Clear', async () => {
    await visit(page, path);
    await field(page).fill('boiling');
    await expect(page).toHaveURL(`${path}?q=boiling`);
    await page.reload();
    await group(page, 'Lessons').getByRole('link', { name: 'Boiling the Kettle' }).click();
    await expect(page).toHaveURL('/resources/study-materials/boiling');
    await page.goBack();
    await expect(field(page)).toHaveValue('boiling');
    await expect(group(page, 'Lessons')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(everything(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(path);
  });
  await test.step('on paper there is what was found, or everything, and no empty field', async () => {
    await visit(page, `${path}?q=boiling`);
    await expect(group(page, 'Lessons')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(group(page, 'Lessons')).toBeVisible();
    await expect(page.getByText('Search: “boiling”')).toBeVisible();
    await expect(field(page)).toBeHidden();
    await visit(page, path);
    await expect(everything(page)).toBeVisible();
  });
});

test('without an index the page says so, lists everything and can try again', async ({ page }) => {
  for (const [what, answer] of [
    ['missing', { status: 404, body: 'not found' }],
    ['out of reach', { status: 503, body: '' }],
    ['corrupt', { status: 200, contentType: 'application/json', body: '{"version":' }],
    ['of another build', { status: 200, contentType: 'application/json', body: '{"version":"x"}' }],
  ] as const) {
    await test.step(`with an index that is ${what} the page says so and lists everything`, async () => {
      await page.route(indexFile, (route) => route.fulfill(answer));
      await visit(page, `${path}?q=boiling`);
      const word = page.getByText('Everything on the site is listed below');
      await expect(word.filter({ visible: true })).toHaveCount(1);
      await expect(everything(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Boiling the Kettle' })).toBeVisible();
    });
  }
  await test.step('an index that comes back is searched after all', async () => {
    await page.route(indexFile, (route) => route.abort());
    await visit(page, `${path}?q=boiling`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(indexFile);
    await again.click();
    await expect(group(page, 'Lessons')).toBeVisible();
  });
});

test('the index comes once, before the first key, and only the last search counts', async ({
  page,
}) => {
  await test.step('the index is on its way before the first key, once, and everything stays listed', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/')) fetched.push(request.url());
    });
    const index = page.waitForResponse(indexFile);
    await visit(page, path);
    await index;
    await expect(everything(page)).toBeVisible();
    await field(page).fill('b');
    await expect(everything(page)).toBeVisible();
    await field(page).fill('boiling');
    await expect(group(page, 'Lessons')).toBeVisible();
    expect(fetched).toHaveLength(1);
  });
  await test.step('while a slow index is on its way everything stays listed, and only the last search counts', async () => {
    const come = await delayRequests(page, indexFile);
    await visit(page, path);
    await field(page).fill('zzzz');
    await field(page).fill('boiling');
    await expect(everything(page)).toBeVisible();
    come();
    await expect(group(page, 'Lessons')).toBeVisible();
    await expect(page.getByText('Nothing found')).toHaveCount(0);
  });
});
