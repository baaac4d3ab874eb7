import { expect } from '@playwright/test';
import { dayNumber } from '../../src/domain/calendar/days.ts';
import { dayOf } from '../clocks.ts';
import { onFixture as test } from '../spec.ts';

for (const timezoneId of ['Pacific/Honolulu', 'America/Chicago', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('an open question has waited for as many days as the visitor’s calendar says', async ({
      page,
      clock,
    }) => {
      // Noon by the visitor's own clock, wherever that is.
      await page.clock.setFixedTime(
        await page.evaluate((noon) => new Date(noon).getTime(), `${dayOf(clock)}T12:00:00`),
      );
      await page.goto('/asked');
      const days = dayNumber(dayOf(clock)) - dayNumber('2025-07-20');
      await expect(page.locator('#cold-tea')).toContainText(
        `Waiting for ${days.toLocaleString('en-US')} days, since July 20, 2025, with the keeper`,
      );
      // What is answered waits no more.
      await expect(page.locator('#round-tables')).toContainText('Answered after 14 days');
    });
  });
}
