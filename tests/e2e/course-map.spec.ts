import { expect, type Page } from '@playwright/test';
import { resetStorage, visit } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { courseMap } from '../fixture-content.ts';
import { overflow } from '../reading.ts';
import { onFixture as test } from '../spec.ts';

// src/domain/courses/what-if.test.ts tests which courses move.

const path = '/resources/courses';
const dropped = `${path}?dropped=dem-201`;

const map = (page: Page) => page.locator('svg.course-map:visible').first();
const box = (page: Page, code: string) =>
  map(page).locator(`a[href="#course-${code.toLowerCase().replace(' ', '-')}"]`);
const result = (page: Page) => page.locator('[aria-live]:has(h2)');
const panel = (page: Page) => page.locator('.course-panel');
const usual = 'The usual path takes 4 terms.';

test('a dropped course moves others, by choice, by keys and by address', async ({ page }) => {
  await test.step('by choice, with what moves and why', async () => {
    await visit(page, path);
    await expect(result(page)).toContainText(usual);
    await page.getByLabel('Which course').selectOption('DEM 201');
    await expect(result(page)).toContainText(
      'Graduation moves from the spring of sophomore year to the spring of junior year.',
    );
    const moves = page
      .getByRole('region', { name: courseMap.headings.moves })
      .getByRole('listitem');
    await expect(moves).toHaveCount(2);
    await expect(moves.last()).toContainText(
      'DEM 310 needs DEM 201 and is taught only in the spring.',
    );
    await expect(map(page).getByText('graduation was here')).toBeVisible();
    await expect(page.getByRole('region', { name: courseMap.headings.advisor })).toContainText(
      'DEM 310',
    );
    await expect(page).toHaveURL(/\?dropped=dem-201$/);
    await page.goBack();
    await expect(result(page)).toContainText(usual);
    await page.goForward();
    await page.getByRole('button', { name: 'DEM 201 dropped' }).click();
    await expect(result(page)).toContainText(usual);
  });
  await test.step('by address, which the browser remembers', async () => {
    await resetStorage(page);
    await visit(page, `${path}?began=2024&dropped=dem-201`);
    // October 2025 is in the third term.
    await expect(result(page)).toContainText('Graduation moves from Spring 2026 to Spring 2027.');
    await expect(page.getByText('It’s Fall 2025 now.')).toBeVisible();
    await page.getByLabel('What happens').selectOption('done');
    await expect(result(page)).toContainText('You still graduate in Spring 2026.');
    await expect(map(page).locator('.mark.done')).toBeVisible();
    await visit(page, path);
    await expect(result(page)).toContainText('You still graduate in Spring 2026.');
    await visit(page, `${path}?dropped=no-such-course`);
    await expect(result(page)).toContainText(usual);
  });
  await test.step('by keys: to a course, to what it needs, to a choice, and back', async () => {
    await resetStorage(page);
    await visit(page, path);
    await box(page, 'DEM 310').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await expect(panel(page)).toContainText('taught only in the spring');
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('button', { name: 'DEM 201' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading')).toHaveText('DEM 201 Heat and Vapor');
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await panel(page).getByRole('radio', { name: 'As planned' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('radio', { name: 'Dropped' })).toBeChecked();
    await expect(result(page)).toContainText('Graduation moves');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(box(page, 'DEM 201')).toBeFocused();
  });
  await test.step('screen readers hear what each course needs and unlocks', async () => {
    await resetStorage(page);
    await visit(page, path);
    await expect(box(page, 'DEM 201')).toHaveAccessibleName(
      /^DEM 201 .+; Year 2, fall; needs DEM 101; unlocks DEM 310$/,
    );
    await expect(box(page, 'DEM 102')).toHaveAccessibleName(/with or after DEM 101/);
    await visit(page, dropped);
    await expect(box(page, 'DEM 310')).toHaveAccessibleName(
      /Year 3, spring, moved from Year 2, spring/,
    );
  });
});

test('the map and its question are whole on every screen and on paper', async ({ page }) => {
  await test.step('on a phone, with large targets and no words cut off', async () => {
    await page.setViewportSize(phone);
    await visit(page, dropped);
    await expect(map(page)).toHaveClass(/tall/);
    await expect(result(page)).toContainText('Graduation moves');
    expect(await overflow(page)).toBe(0);
    for (const link of await map(page).getByRole('link').all()) {
      const { height = 0 } = (await link.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const [frame = 0, ...texts] = await map(page).evaluate((drawing) =>
      [drawing, ...drawing.querySelectorAll('text')].map(
        (each) => each.getBoundingClientRect().right,
      ),
    );
    expect(Math.max(...texts)).toBeLessThanOrEqual(frame);
  });
  for (const width of [360, 768, 1280]) {
    await test.step(`the question mark stays with the last word, ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, dropped);
      const question = page.locator('.ask-course');
      await expect(question.locator('> span')).toHaveText(/^DEM 201 Heat and Vapor\s*\?$/);
      expect(await question.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
      const tops = await question
        .locator('span span')
        .evaluate((words) => [...words.getClientRects()].map(({ top }) => Math.round(top)));
      expect(new Set(tops).size).toBe(1);
      await expect(result(page)).toContainText('2 courses move: DEM 201 and DEM 310.');
    });
  }
  await test.step('paper has the map, what moves and the table, but no question', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('What if I')).toBeHidden();
    await expect(map(page)).toHaveClass(/wide/);
    await expect(result(page)).toBeVisible();
    await expect(
      page.locator('.course-table').getByRole('rowheader', { name: 'DEM 310' }),
    ).toBeVisible();
  });
  await test.step('on a tablet the chosen course is beside the map', async () => {
    await page.emulateMedia({ media: 'screen' });
    await resetStorage(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, path);
    await box(page, 'DEM 201').click();
    const [drawn, chosen] = [await map(page).boundingBox(), await panel(page).boundingBox()];
    expect(chosen?.x).toBeGreaterThan((drawn?.x ?? Infinity) + (drawn?.width ?? 0));
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
  });
});
