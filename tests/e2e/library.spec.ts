import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';

const path = '/resources/studyhome';
const valves = (page: Page) => page.locator('.library-line a');
const next = (page: Page) => page.locator('[data-next]');

/** Opens a page as somebody who has read some lessons to their end, in this order. */
async function visitAsReader(page: Page, ...lessons: string[]) {
  await visit(page, path);
  await page.evaluate((names) => {
    const days = names.map((name) => [name, '2025-10-01']);
    localStorage.setItem('lessons-read', JSON.stringify(Object.fromEntries(days)));
  }, lessons);
  await page.reload();
}

test('the library says where to start, what each lesson builds on and what comes next', async ({
  page,
}) => {
  await test.step('a newcomer sees every written lesson and where to start', async () => {
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
  await test.step('pointing at a lesson says what it builds on', async () => {
    await visit(page, path);
    const needy = page.locator('.library-line a:not([data-needs=""])').first();
    const [need = ''] = ((await needy.getAttribute('data-needs')) ?? '').split(' ');
    await needy.focus();
    await expect(page.locator('[data-caption]')).toContainText('which builds on');
    await expect(page.locator(`[data-lesson="${need}"]`)).toHaveAttribute('data-needed');
  });
  await test.step('what is read is filled, and what comes next is named', async () => {
    await visitAsReader(page, 'mixing');
    await expect(valves(page).first()).toHaveAttribute('data-state', 'read');
    await expect(valves(page).first()).toHaveAccessibleDescription('read');
    await expect(next(page)).toHaveText(/^Next for you: Boiling the Kettle/);
    await expect(page.locator('[data-count]').first()).toHaveText('1 read, 0 solved');
    await next(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/boiling$/);
  });
});
