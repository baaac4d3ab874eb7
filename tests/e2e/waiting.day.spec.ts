import { expect } from '@playwright/test';
import { dayNumber } from '../../src/domain/dates/days.ts';
import { dayOf } from '../clocks.ts';
import { onFixture as test } from '../spec.ts';

for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('an open question shows its waiting days as on campus', async ({ page, clock }) => {
      // At this moment, it's late evening on campus, the next day in Auckland, and afternoon in
      // Honolulu.
      await page.clock.setFixedTime(new Date(`${dayOf(clock)}T22:30:00-06:00`));
      await page.goto('/asked');
      const days = dayNumber(dayOf(clock)) - dayNumber('2025-07-20');
      await expect(page.locator('#cold-tea')).toContainText(
        `Waiting for ${days.toLocaleString('en-US')} days, since July 20, 2025, with the keeper`,
      );
      await expect(page.locator('#round-tables')).toContainText('Answered after 14 days');
    });
  });
}
