import { expect, type Page } from '@playwright/test';
import { monthOf } from '../../src/domain/events/month-grid.ts';
import { events } from '../fixture-content.ts';

/** A day in the month with the most events. */
export const busyDay = '2025-10-06';
export const busyMonth = events.filter(({ date }) => monthOf(date) === monthOf(busyDay));
const [first] = busyMonth;
const last = busyMonth.at(-1);
if (!first || !last) throw new Error('The fixture has no events in that month.');
export const firstEvent = first;
export const lastEvent = last;

export const heading = (page: Page) => page.locator('#month');
export const table = (page: Page) => page.getByRole('table');
export const dialog = (page: Page) => page.getByRole('dialog');
export const opener = (page: Page, { id }: { id: string }) => table(page).locator(`#open-${id}`);
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });

/** The heading is "Calendar" until the script runs. */
export const running = (page: Page) => expect(heading(page)).not.toHaveText('Calendar');

export async function openOn(page: Page, day: string, hash = ''): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-06:00`));
  await page.goto(`/events${hash}`);
  await running(page);
}
