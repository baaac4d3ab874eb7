import { expect, type Page } from '@playwright/test';
import { datesInWords, knownDates } from '../../src/domain/registration/known-dates.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { events, registration, site } from '../fixture-content.ts';

/** Where the dates of registration are. */
export const address = '/resources/registration';
/** The dates of the board of the tests, in their order. */
export const dates = knownDates(registration.dates, events, site.timeZone);
/** The part of the page with the dates. */
export const section = (page: Page) => page.getByRole('region', { name: 'Dates' });
/** One date. */
export const item = (page: Page, id: string) => section(page).locator(`li#${id}`);
/** The place in which it is said how far a date is. */
export const away = (page: Page, id: string) => item(page, id).locator('.days-away');
/** The date that stands out. */
export const next = (page: Page) => section(page).locator('.is-next');
/** The line above the dates that says what is next, or that all are over. */
export const news = (page: Page) => section(page).locator('.dates-next');

/** Expects that line to be these words, and no hidden ones with them. */
export const expectNews = (page: Page, words: string) =>
  expect(news(page)).toHaveText(words, { useInnerText: true });

/** Visits the page at a moment, wherever the visitor is. */
export async function visitAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address);
  await expect(away(page, 'schedule-out')).not.toBeEmpty();
}

/** Expects every date in the order of time with its words. */
export async function expectListed(page: Page) {
  await expect(section(page).locator('h3')).toHaveText(dates.map(({ title }) => title));
  for (const { id, time = '', location = '', text = '', cancelled = '', ...span } of dates) {
    const words = [datesInWords(span), time, location, plainWords(text), plainWords(cancelled)];
    for (const each of words) await expect(item(page, id)).toContainText(each);
  }
}
