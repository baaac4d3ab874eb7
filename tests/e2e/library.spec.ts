import { expect } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';
import { countShifts } from '../layout-shift.ts';

for (const width of [360, 1280]) {
  test(`at ${String(width)} px, a reader’s library shows at once and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const shifts = await countShifts(page);
    await page.addInitScript(() => {
      localStorage.setItem('lessons-read', '{"mixing":"2025-10-01"}');
    });
    await visit(page, '/resources/studyhome');
    const next = page.getByRole('region', { name: 'Next lesson' });
    await expect(next).toContainText('Boiling the Kettle');
    await expect(page.locator('.valves [data-state="read"]')).toBeVisible();
    await expect(page.getByText('1 of 1 read').first()).toBeVisible();
    expect(await shifts()).toBeLessThan(0.02);
    await next.getByRole('link', { name: 'Read it Boiling the Kettle' }).click();
    await expect(page).toHaveURL(/\/boiling$/);
  });
}
