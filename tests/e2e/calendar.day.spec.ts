import { expect } from '@playwright/test';
import { monthInWords } from '../../src/domain/dates/day-words.ts';
import { addMonths, monthOf } from '../../src/domain/events/month-grid.ts';
import { dayOf } from '../clocks.ts';
import { events } from '../fixture-content.ts';
import { countShifts } from '../layout-shift.ts';
import { onFixture as test } from '../spec.ts';
import { blockFonts } from '../browser-page.ts';
import { busyDay, button, dialog, heading, lastEvent, running, table } from './events-page.ts';

const days = ['2025-09-15', '2025-12-31', '2026-01-01', '2028-02-29'];
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar starts at the month on campus, without errors or shifts', async ({
      page,
      clock,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Blocking fonts causes these messages.
        if (!message.text().includes('ERR_FAILED')) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await blockFonts(page);
      const shift = await countShifts(page);
      for (const day of [...days, dayOf(clock)]) {
        // At this moment, it's late evening on campus, the next day in Auckland, and afternoon in
        // Honolulu.
        await page.clock.setFixedTime(new Date(`${day}T22:30:00-06:00`));
        await page.goto('/events');
        await expect(heading(page)).toHaveText(monthInWords(day));
        await expect(table(page).locator('[aria-current="date"] time')).toHaveAttribute(
          'datetime',
          day,
        );
        expect(await shift(), day).toBeLessThan(0.02);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('the current month shows its events, leads to other months, and yields to a month in the address', async ({
  page,
  clock,
}) => {
  await test.step('the current month shows its events, or offers a month that has some', async () => {
    await page.goto('/events');
    await running(page);
    const month = monthOf(dayOf(clock));
    const own = events.filter(({ date }) => monthOf(date) === month);
    await expect(table(page).getByRole('button')).toHaveCount(own.length);
    await expect(button(page, /^Show/)).toHaveCount(own.length === 0 ? 1 : 0);
    await expect(page.getByText(`No events in ${monthInWords(month)}.`)).toHaveCount(
      own.length === 0 ? 1 : 0,
    );
  });
  await test.step('Prev and Next turn the months, and Back to today returns', async () => {
    const month = monthOf(dayOf(clock));
    await page.goto('/events');
    await running(page);
    for (const [name, offset] of [
      ['Next', 1],
      ['Next', 2],
      ['Prev', 1],
      ['Prev', 0],
      ['Prev', -1],
    ] as const) {
      await button(page, name).click();
      await expect(heading(page)).toHaveText(monthInWords(addMonths(month, offset)));
    }
    await button(page, 'Back to today').click();
    await expect(heading(page)).toHaveText(monthInWords(month));
  });
  await test.step('the address of an event opens its month and its dialog', async () => {
    await page.goto(`/events#${lastEvent.id}`);
    await expect(dialog(page)).toContainText(lastEvent.title);
    await expect(heading(page)).toHaveText(monthInWords(busyDay));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(heading(page)).toHaveText(monthInWords(busyDay));
    await expect(page.locator(`#open-${lastEvent.id}`)).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === '');
  });
});
