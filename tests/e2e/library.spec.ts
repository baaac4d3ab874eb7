import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/studyhome';
const valves = (page: Page) => page.locator('.library-line a');
const next = (page: Page) => page.locator('[data-next]');

/** Opens the page with some lessons read. */
async function visitAsReader(page: Page, ...lessons: string[]) {
  await visit(page, path);
  await page.evaluate((names) => {
    const days = names.map((name) => [name, '2025-10-01']);
    localStorage.setItem('lessons-read', JSON.stringify(Object.fromEntries(days)));
  }, lessons);
  await page.reload();
}

test('the library shows where to start, prerequisites and the next lesson', async ({ page }) => {
  await test.step('every written lesson, and where to start', async () => {
    await visit(page, path);
    await expect(page.locator('#library')).toHaveText('Your degree in 3 lessons');
    await expect(valves(page)).toHaveText([
      'Mixing Two Streams',
      'Boiling the Kettle',
      'A Tank Under Watch',
    ]);
    await expect(next(page)).toHaveText('Start with Mixing Two Streams');
    await expect(page.locator('.library-row').first()).toContainText('Freshman fall');
  });
  await test.step('the prerequisites of a focused lesson', async () => {
    await visit(page, path);
    const needy = page.locator('.library-line a:not([data-needs=""])').first();
    const [need = ''] = ((await needy.getAttribute('data-needs')) ?? '').split(' ');
    await needy.focus();
    await expect(page.locator('[data-caption]')).toContainText('which builds on');
    await expect(page.locator(`[data-lesson="${need}"]`)).toHaveAttribute('data-needed');
  });
  await test.step('read lessons, and the next one', async () => {
    await visitAsReader(page, 'mixing');
    await expect(valves(page).first()).toHaveAttribute('data-state', 'read');
    await expect(valves(page).first()).toHaveAccessibleDescription('read');
    await expect(next(page)).toHaveText(/^Next for you: Boiling the Kettle/);
    await expect(page.locator('[data-count]').first()).toHaveText('1 read, 0 solved');
    await next(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/boiling$/);
  });
});
