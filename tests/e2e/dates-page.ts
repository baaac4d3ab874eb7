import { expect, type Page } from '@playwright/test';
import { datesInWords, knownDates } from '../../src/domain/registration/known-dates.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { events, registration, site } from '../fixture-content.ts';

export const address = '/resources/registration';
export const dates = knownDates(registration.dates, events, site.timeZone);
export const section = (page: Page) => page.getByRole('region', { name: 'Dates' });
export const item = (page: Page, id: string) => section(page).locator(`li#${id}`);
/** The text that says how many days away a date is. */
export const away = (page: Page, id: string) => item(page, id).locator('.days-away');
export const next = (page: Page) => section(page).locator('.is-next');
/** The line above the dates, which names the next date or says that all dates are over. */
export const news = (page: Page) => section(page).locator('.dates-next');

export const expectNews = (page: Page, words: string) =>
  expect(news(page)).toHaveText(words, { useInnerText: true });

export async function visitAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address);
  await expect(away(page, 'schedule-out')).not.toBeEmpty();
}

/** Expects all dates with their text, in chronological order. */
export async function expectListed(page: Page) {
  await expect(section(page).locator('h3')).toHaveText(dates.map(({ title }) => title));
  for (const { id, time = '', location = '', text = '', canceled = '', ...span } of dates) {
    const words = [datesInWords(span), time, location, plainWords(text), plainWords(canceled)];
    for (const each of words) await expect(item(page, id)).toContainText(each);
  }
}
