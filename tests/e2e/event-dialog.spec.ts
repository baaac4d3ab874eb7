import { expect, type Page } from '@playwright/test';
import { monthInWords, weekdayInWords } from '../../src/domain/dates/day-words.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
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

// google-link.test.ts tests the content of the link to Google Calendar.

const google = (page: Page) => dialog(page).getByRole('link', { name: 'Add to Google Calendar' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

test('the dialog has the facts of its event, and closing it leaves the page where it was', async ({
  page,
}) => {
  await openOn(page, busyDay);
  await opener(page, lastEvent).click();
  const { title, date, location, time, description, id } = lastEvent;
  await expect(dialog(page).getByRole('heading')).toHaveText(title);
  for (const words of [weekdayInWords(date), location, time, plainWords(description)]) {
    await expect(dialog(page)).toContainText(words);
  }
  const query = new URL((await google(page).getAttribute('href')) ?? '').searchParams;
  expect(query.get('text')).toBe(title);
  expect(query.get('dates')).toMatch(new RegExp(`^${date.replaceAll('-', '')}`));
  await expect(dialog(page).getByRole('link', { name: /\.ics/ })).toHaveAttribute(
    'href',
    `/events/${id}.ics`,
  );
  await page.keyboard.press('Escape');

  const day = opener(page, firstEvent);
  for (const [name, leave] of [
    ['Close', () => close(page).last().click()],
    ['the cross', () => close(page).first().click()],
    ['the backdrop', () => page.mouse.click(5, 400)],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(`by ${name}`, async () => {
      await day.click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL((url) => url.hash === `#${firstEvent.id}`);
      await leave();
      await expect(dialog(page)).toBeHidden();
      await expect(day).toBeFocused();
      await expect(page).toHaveURL((url) => url.hash === '');
      await expect(heading(page)).toHaveText(monthInWords(busyDay));
    });
  }
  await test.step('the page behind it doesn’t scroll', async () => {
    await day.click();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step('Back closes it and Forward opens it again', async () => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText(monthInWords(busyDay));
    await page.goForward();
    await expect(dialog(page)).toContainText(firstEvent.title);
  });
});

test('addresses open past and canceled events, and unknown ones open nothing', async ({ page }) => {
  await openOn(page, busyDay, '#no-such-event');
  await expect(dialog(page)).toBeHidden();
  await openOn(page, busyDay, '#subscribe');
  await expect(page.getByRole('heading', { name: 'Subscribe' })).toBeInViewport();

  const canceled = events.find((event) => event.canceled !== undefined);
  if (!canceled) throw new Error('The test board has no canceled event.');
  await openOn(page, canceled.date, `#${canceled.id}`);
  await expect(dialog(page)).toContainText(plainWords(canceled.canceled ?? ''));
  await expect(dialog(page).getByRole('link', { name: /ics/ })).toHaveCount(0);
  await expect(google(page)).toHaveAttribute('href', /text=Canceled%3A\+Example\+evening/);
  await expect(page.locator(`#open-${canceled.id}`)).toHaveAttribute('aria-label', /, canceled$/);

  // Half an hour before the event ends, and then just after its end with the dialog still open.
  const over = dialog(page).getByText('This one’s over.');
  await page.clock.setFixedTime(new Date('2025-10-07T19:00:00-05:00'));
  await page.goto('/events#meeting');
  await expect(google(page)).toBeVisible();
  await expect(over).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2025-10-07T19:31:00-05:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(over).toBeVisible();
  await expect(google(page)).toHaveAttribute('href', /dates=20251007T183000%2F20251007T193000/);
  await expect(dialog(page).getByRole('link', { name: /ics/ })).toHaveCount(0);
});

test('by keyboard: to the next month, to an event, and back', async ({ page }) => {
  await openOn(page, busyDay);
  await button(page, 'Prev').focus();
  for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(heading(page)).toHaveText(monthInWords(busyDay));
  await page.keyboard.press('Tab');
  const first = table(page).locator('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
});
