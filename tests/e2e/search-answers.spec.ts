import { expect, type Page } from '@playwright/test';
import { events } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit } from '../browser-page.ts';

const path = '/search';
const field = (page: Page) => page.getByRole('searchbox');
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const link = (page: Page, name: string) => answer(page).getByRole('link', { name });

test('numbers, formulas, courses and days are answered above the pages', async ({
  page,
  clock,
}) => {
  await test.step('a number is answered above the pages, and a key still leads to the first of them', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/Answers|answers|substances/.test(request.url())) scripts.push(request.url());
    });
    await visit(page, path);
    await field(page).fill('boiling');
    await expect(page.getByRole('region', { name: 'Lessons' })).toBeVisible();
    expect(scripts, 'nothing of it comes unasked').toEqual([]);
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
  await test.step('a formula is drawn with what its symbols mean, and leads to its lesson', async () => {
    await visit(page, `${path}?q=${encodeURIComponent('Q = m cp (T2 - T1)')}`);
    await expect(answer(page).locator('math').first()).toContainText('Q=m');
    await expect(answer(page).getByRole('term').first()).toBeVisible();
    await expect(link(page, 'Read it in the lesson')).toHaveAttribute(
      'href',
      '/resources/study-materials/boiling#the-equations',
    );
  });
  await test.step('a course that slips is answered with what moves, and leads to the map', async () => {
    await visit(page, `${path}?q=${encodeURIComponent('what if i fail dem 201')}`);
    await expect(answer(page)).toContainText('graduate');
    await expect(link(page, 'See it on the course map')).toHaveAttribute(
      'href',
      '/resources/courses?dropped=dem-201',
    );
  });
  await test.step('a day is the next one by the clock on campus, with time, room and a file for calendars', async () => {
    const next = events.find(
      ({ title, date, cancelled }) =>
        title === 'Example evening' && cancelled === undefined && date >= clock,
    );
    await visit(page, `${path}?q=${encodeURIComponent('when is the next example evening')}`);
    // On other days there may be none to come, and then nothing is said.
    await expect(answer(page)).toHaveCount(next ? 1 : 0);
    if (!next) return;
    await expect(answer(page)).toContainText('Wednesday, October 8, 2025');
    await expect(answer(page)).toContainText(`${next.time}, ${next.location}`);
    await expect(link(page, 'Add to calendar')).toHaveAttribute('href', `/events/${next.id}.ics`);
  });
});

test('pages wait for a slow answer and do without a missing one', async ({ page }) => {
  await test.step('pages come together with a slow answer, so that they do not move when it comes', async () => {
    const come = await delayRequests(page, '**/search/answers-*.json');
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.querySelector('.result-link')) return;
        document.documentElement.dataset['cameWith'] ??=
          document.querySelector('.search-answer')?.textContent ?? 'nothing';
      }).observe(document, { childList: true, subtree: true });
    });
    const index = page.waitForResponse('**/search/index-*.json');
    await page.goto(`${path}?q=${encodeURIComponent('when is the next meeting')}`);
    await index;
    come();
    await expect(page.locator('html')).toHaveAttribute('data-came-with', /Next: Meeting/);
  });
  await test.step('without what answers, the pages are found all the same', async () => {
    await page.route('**/search/answers-*.json', (route) => route.abort());
    await visit(page, `${path}?q=${encodeURIComponent('kettle equation')}`);
    await expect(page.getByRole('region', { name: 'Lessons' })).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
  });
});
