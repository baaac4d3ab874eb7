import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { monthInWords, weekdayInWords } from '../../src/domain/days.ts';
import { monthOf } from '../../src/domain/month-grid.ts';
import { events, eventsPage, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const heading = (page: Page) => page.locator('#month');
const table = (page: Page) => page.getByRole('table');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Opens the page on a day of the visitor's own, and waits until the calendar runs. */
async function open(page: Page, day: string, hash = '') {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto(`/events${hash}`);
  await expect(heading(page)).not.toHaveText('Calendar');
}

const [first] = events;
const last = events.at(-1);
if (!first || !last) throw new Error('These tests need an event in content/events.yaml.');
const firstDay = first.date;

const days = ['2025-09-15', '2025-12-31', '2026-01-01', '2028-02-29'];
const today = new Date().toISOString().slice(0, 10);
for (const timezoneId of [
  'Pacific/Honolulu',
  'America/Chicago',
  'Asia/Kolkata',
  'Pacific/Auckland',
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar starts at the month of every visitor, quietly', async ({ page }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.addInitScript(() => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number }[]) {
            shift += entry.value;
          }
          document.documentElement.dataset['shift'] = String(shift);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const day of [...days, today]) {
        // Noon by the visitor's own clock, wherever that is.
        await page.clock.setFixedTime(
          await page.evaluate((noon) => new Date(noon).getTime(), `${day}T12:00:00`),
        );
        await page.goto('/events');
        await expect(heading(page)).toHaveText(monthInWords(day));
        await expect(table(page).locator('[aria-current="date"] time')).toHaveAttribute(
          'datetime',
          day,
        );
        const shift = await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0);
        expect(Number(shift), day).toBeLessThan(0.02);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('Prev from January leads to December of the year before, Next back again', async ({
  page,
}) => {
  await open(page, '2026-01-01');
  await button(page, 'Prev').click();
  await expect(heading(page)).toHaveText('December 2025');
  await button(page, 'Next').click();
  await expect(heading(page)).toHaveText('January 2026');
});

test('the week starts on Sunday, and every event stands on its day', async ({ page }) => {
  await open(page, firstDay);
  await expect(table(page).getByRole('columnheader').first()).toHaveAccessibleName('Sunday');
  const own = events.filter(({ date }) => monthOf(date) === monthOf(firstDay));
  await expect(table(page).getByRole('button')).toHaveCount(own.length);
  for (const { title, date, time } of own) {
    const cell = table(page)
      .getByRole('cell')
      .filter({ has: page.locator(`time[datetime="${date}"]`) });
    const opener = cell.getByRole('button', { name: `${title}, ${weekdayInWords(date)}, ${time}` });
    await expect(opener.first()).toBeVisible();
    await expect(cell).toContainText(title);
  }
});

test('a month without events says so and offers the nearest that has some', async ({ page }) => {
  const after = '2031-05-10';
  await open(page, after);
  await expect(page.getByText('No events in May 2031.')).toBeVisible();
  await button(page, `Show ${monthInWords(last.date)}`).click();
  await expect(heading(page)).toHaveText(monthInWords(last.date));
  await expect(table(page).getByRole('button').first()).toBeVisible();
  await button(page, 'Back to today').click();
  await expect(heading(page)).toHaveText('May 2031');

  await open(page, '2019-05-10');
  await expect(button(page, `Show ${monthInWords(firstDay)}`)).toBeVisible();
});

test('the dialog has date, location, time, description and a link with real times', async ({
  page,
}) => {
  await open(page, firstDay);
  await table(page).locator(`#open-${first.id}`).click();
  await expect(dialog(page).getByRole('heading')).toHaveText(first.title);
  for (const words of [weekdayInWords(firstDay), first.location, first.time, first.description]) {
    await expect(dialog(page)).toContainText(words);
  }
  const google = dialog(page).getByRole('link', { name: 'Add to Google Calendar' });
  const query = new URL((await google.getAttribute('href')) ?? '').searchParams;
  expect(query.get('text')).toBe(first.title);
  expect(query.get('dates')).toMatch(new RegExp(`^${firstDay.replaceAll('-', '')}`));
  await expect(dialog(page).getByRole('link', { name: /\.ics/ })).toHaveAttribute(
    'href',
    `/events/${first.id}.ics`,
  );
});

for (const [name, close] of [
  ['Close', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).last().click()],
  [
    'the cross',
    (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).first().click(),
  ],
  ['the backdrop', (page: Page) => page.mouse.click(5, 400)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`the dialog closes by ${name}, and the focus goes back to the day`, async ({ page }) => {
    await open(page, firstDay);
    const opener = table(page).locator(`#open-${first.id}`);
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === `#${first.id}`);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === '');
    await expect(heading(page)).toHaveText(monthInWords(firstDay));
  });
}

test('the page behind the dialog does not scroll', async ({ page }) => {
  await open(page, firstDay);
  await table(page).locator(`#open-${first.id}`).click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the address of an event opens its month and its dialog; Close gives the focus to its day', async ({
  page,
}) => {
  await open(page, '2031-05-10', `#${last.id}`);
  await expect(heading(page)).toHaveText(monthInWords(last.date));
  await expect(dialog(page)).toContainText(last.title);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toHaveText(monthInWords(last.date));
  await expect(page.locator(`#open-${last.id}`)).toBeFocused();
  await expect(page).toHaveURL((url) => url.hash === '');
});

test('an address that names no event opens nothing', async ({ page }) => {
  await open(page, firstDay, '#no-such-event');
  await expect(dialog(page)).toBeHidden();
  await open(page, firstDay, '#subscribe');
  await expect(page.getByRole('heading', { name: 'Subscribe' })).toBeInViewport();
});

test('Back closes the dialog and Forward opens it again', async ({ page }) => {
  await open(page, firstDay);
  await table(page).locator(`#open-${first.id}`).click();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(heading(page)).toHaveText(monthInWords(firstDay));
  await page.goForward();
  await expect(dialog(page)).toContainText(first.title);
});

test('with the keyboard alone: to the next month, to an event, and back', async ({ page }) => {
  await open(page, firstDay);
  await button(page, 'Prev').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(monthInWords(firstDay));
  await page.keyboard.press('Tab');
  await expect(table(page).locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table(page).locator('button').first()).toBeFocused();
});

test('a screen reader hears a table of days, with each event by its full date', async ({
  page,
}) => {
  await open(page, firstDay);
  await expect(table(page)).toMatchAriaSnapshot(`
    - table "Events in ${monthInWords(firstDay)}":
      - rowgroup:
        - row "Sunday Monday Tuesday Wednesday Thursday Friday Saturday"
      - rowgroup:
        - row /${first.title}, ${weekdayInWords(firstDay)}/
  `);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the grid stays, and the month is a list below it', async ({ page }) => {
    await open(page, firstDay);
    const own = events.filter(({ date }) => monthOf(date) === monthOf(firstDay));
    const items = page.locator('.month-list').getByRole('listitem');
    await expect(items).toHaveCount(own.length);
    await expect(table(page).getByRole('button').first()).toBeVisible();
    await items.first().getByRole('button').click();
    await expect(dialog(page)).toContainText(own[0]?.title ?? '');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toBeHidden();
    await expect(items.first().getByRole('button')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all events are listed by month with their details and calendar links', async ({ page }) => {
    await page.goto('/events');
    await expect(table(page)).toBeHidden();
    for (const { id, title, date, location, time, description, cancelled } of events) {
      const item = page.locator(`#${id}`);
      for (const words of [
        title,
        weekdayInWords(date),
        location,
        time,
        description,
        cancelled ?? '',
      ]) {
        await expect(item).toContainText(words);
      }
      await expect(item.getByRole('link')).toHaveCount(cancelled === undefined ? 2 : 0);
    }
  });
});

test('the feed and the file of each event are calendars that another program reads', async ({
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('text/calendar');
    return new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component).summary);
  };
  expect(await read('/events.ics')).toEqual(events.map(({ title }) => title));
  for (const { id, title } of events) expect(await read(`/events/${id}.ics`)).toEqual([title]);
});

test('Subscribe leads to Apple, Google and Outlook with the address of the feed, and shows it', async ({
  page,
}) => {
  await page.goto('/events');
  const section = page.getByRole('region', { name: 'Subscribe' });
  const feed = `${site.url}/events.ics`;
  const target = async (name: string) =>
    decodeURIComponent((await section.getByRole('link', { name }).getAttribute('href')) ?? '');
  expect(await target('Apple Calendar')).toBe(feed.replace('https:', 'webcal:'));
  expect(await target('Google Calendar')).toContain(feed.replace('https:', 'webcal:'));
  expect(await target('Outlook')).toContain(feed);
  await expect(section).toContainText(feed);
  await expect(section).toContainText(eventsPage.subscribeNote);
});

test('a canceled event says so on the calendar, and offers no way to add it', async ({ page }) => {
  const canceled = events.find((event) => event.cancelled !== undefined);
  if (!canceled) throw new Error('This test needs a canceled event.');
  await open(page, canceled.date, `#${canceled.id}`);
  await expect(dialog(page)).toContainText(canceled.cancelled ?? '');
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(page.locator(`#open-${canceled.id}`)).toHaveAttribute('aria-label', /, canceled$/);
});
