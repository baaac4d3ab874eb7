import { expect } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { dialog, running, table } from './events-page.ts';

// An hour before the meeting. It's 7:30 AM on the next day in Tokyo and 12:30 PM in Honolulu.
const evening = new Date('2025-10-07T17:30:00-05:00');
// 11:30 PM on campus. It's 1:30 PM on the next day in Tokyo.
const night = new Date('2025-10-07T23:30:00-05:00');

for (const [timezoneId, isElsewhere] of [
  ['Asia/Tokyo', true],
  ['Pacific/Honolulu', true],
  ['America/Chicago', false],
] as const) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every page has the date of the campus, and names its time zone elsewhere', async ({
      page,
    }) => {
      for (const moment of [night, evening]) {
        await page.clock.setFixedTime(moment);
        await page.goto('/');
        const next = page.locator('.next-state').filter({ visible: true });
        await expect(next.locator('.dial')).toHaveText(moment === evening ? 'Oct 7' : 'Oct 8');
        await expect(next.locator('.next-label')).toHaveText(
          moment === evening ? 'Tonight' : 'Next',
        );
        await expect(next.getByText('Central Time')).toBeVisible({ visible: isElsewhere });
        await page.goto('/events');
        await running(page);
        const today = table(page).locator('[aria-current="date"] time');
        await expect(today).toHaveAttribute('datetime', '2025-10-07');
        await expect(page.getByText('All times are Central Time.')).toBeVisible({
          visible: isElsewhere,
        });
        await page.goto('/resources/registration');
        const hour = page.locator('#last-hour');
        await expect(hour.locator('.days-away')).toHaveText(/in 11 days$/);
        await expect(hour.getByText('Central Time')).toBeVisible({ visible: isElsewhere });
      }
      await page.goto('/events#meeting');
      await expect(dialog(page).getByText('Central Time')).toBeVisible({ visible: isElsewhere });
    });
  });
}
