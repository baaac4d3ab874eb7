import { expect, type Page } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { weekdayInWords, monthInWords } from '../../src/domain/dates/day-words.ts';
import { events } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import {
  busyDay,
  button,
  dialog,
  firstEvent,
  heading,
  lastEvent,
  openOn,
  opener,
  table,
} from './events-page.ts';

test('the dialog has all of its event, closes in every way and leaves the page where it was', async ({
  page,
}) => {
  await test.step('the dialog has date, location, time, description and a link with real times', async () => {
    await openOn(page, busyDay);
    await opener(page, lastEvent).click();
    await expect(dialog(page).getByRole('heading')).toHaveText(lastEvent.title);
    for (const words of [
      weekdayInWords(lastEvent.date),
      lastEvent.location,
      lastEvent.time,
      plainWords(lastEvent.description),
    ]) {
      await expect(dialog(page)).toContainText(words);
    }
    const google = dialog(page).getByRole('link', { name: 'Add to Google Calendar' });
    const query = new URL((await google.getAttribute('href')) ?? '').searchParams;
    expect(query.get('text')).toBe(lastEvent.title);
    expect(query.get('dates')).toMatch(new RegExp(`^${lastEvent.date.replaceAll('-', '')}`));
    await expect(dialog(page).getByRole('link', { name: /\.ics/ })).toHaveAttribute(
      'href',
      `/events/${lastEvent.id}.ics`,
    );
    await page.keyboard.press('Escape');
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
    await test.step(`the dialog closes by ${name}, and the focus goes back to the day`, async () => {
      const day = opener(page, firstEvent);
      await day.click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL((url) => url.hash === `#${firstEvent.id}`);
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(day).toBeFocused();
      await expect(page).toHaveURL((url) => url.hash === '');
      await expect(heading(page)).toHaveText(monthInWords(busyDay));
    });
  }
  await test.step('the page behind the dialog does not scroll', async () => {
    await opener(page, firstEvent).click();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
  });
  await test.step('Back closes the dialog and Forward opens it again', async () => {
    await opener(page, firstEvent).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL((url) => url.hash === `#${firstEvent.id}`);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText(monthInWords(busyDay));
    await page.goForward();
    await expect(dialog(page)).toContainText(firstEvent.title);
  });
});

test('addresses open events, those that are over and canceled ones', async ({ page }) => {
  await test.step('an address that names no event opens nothing', async () => {
    await openOn(page, busyDay, '#no-such-event');
    await expect(dialog(page)).toBeHidden();
    await openOn(page, busyDay, '#subscribe');
    await expect(page.getByRole('heading', { name: 'Subscribe' })).toBeInViewport();
  });
  await test.step('a canceled event says so on the calendar, and so does what is added', async () => {
    const canceled = events.find((event) => event.cancelled !== undefined);
    if (!canceled) throw new Error('This test needs a canceled event.');
    await openOn(page, canceled.date, `#${canceled.id}`);
    await expect(dialog(page)).toContainText(plainWords(canceled.cancelled ?? ''));
    await expect(dialog(page).getByRole('link', { name: /ics/ })).toHaveCount(0);
    await expect(
      dialog(page).getByRole('link', { name: 'Add to Google Calendar' }),
    ).toHaveAttribute('href', /text=Canceled%3A\+Example\+evening/);
    await expect(page.locator(`#open-${canceled.id}`)).toHaveAttribute('aria-label', /, canceled$/);
  });
  await test.step('an event that is over says so, beside its link to Google’s calendar', async () => {
    const google = dialog(page).getByRole('link', { name: 'Add to Google Calendar' });
    const over = dialog(page).getByText('This one’s over.');
    // Half an hour before its end, and after it, while the dialog is open.
    await page.clock.setFixedTime(new Date('2025-10-07T19:00:00-05:00'));
    await page.goto('/events#meeting');
    await expect(google).toBeVisible();
    await expect(over).toHaveCount(0);
    await page.clock.setFixedTime(new Date('2025-10-07T19:31:00-05:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(over).toBeVisible();
    await expect(google).toHaveAttribute('href', /dates=20251007T183000%2F20251007T193000/);
    await expect(dialog(page).getByRole('link', { name: /ics/ })).toHaveCount(0);
  });
});

test('with the keyboard alone: to the next month, to an event, and back', async ({ page }) => {
  await openOn(page, busyDay);
  await button(page, 'Prev').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(monthInWords(busyDay));
  await page.keyboard.press('Tab');
  await expect(table(page).locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table(page).locator('button').first()).toBeFocused();
});
