import { expect } from '@playwright/test';
import { faintWords } from '../faint-words.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

// A month that has events, whatever the day.
test.use({ clock: '2025-10-06' });

test('an event under the pointer is printed like the others', async ({ page }) => {
  await visit(page, '/events');
  await page.locator('.event-button').filter({ visible: true }).first().hover();
  await page.emulateMedia({ media: 'print' });
  expect(await faintWords(page, true)).toEqual([]);
});
