import { expect, type Page } from '@playwright/test';
import { courseMap } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const path = '/resources/courses';

/** The map that the window shows. */
const map = (page: Page) => page.locator('svg.course-map:visible').first();
const box = (page: Page, code: string) =>
  map(page).locator(`a[href="#course-${code.toLowerCase().replace(' ', '-')}"]`);
const result = (page: Page) => page.locator('.map-result [aria-live]');
const panel = (page: Page) => page.locator('.course-panel');
const row = (page: Page, code: string) =>
  page.locator('.course-table tr', { has: page.getByRole('rowheader', { name: code }) });
const moves = (page: Page) =>
  page.getByRole('region', { name: courseMap.headings.moves }).getByRole('listitem');

test('a course that is dropped moves others, by choice, by keys, by address and by name', async ({
  page,
}) => {
  await test.step('a course that is dropped says when the degree ends, what moves and why', async () => {
    await visit(page, path);
    await expect(result(page)).toContainText('The usual path takes 4 terms.');
    await page.getByLabel('Which course').selectOption('DEM 201');
    await expect(result(page)).toContainText(
      'Graduation moves from the spring of sophomore year to the spring of junior year.',
    );
    await expect(moves(page)).toHaveCount(2);
    await expect(moves(page).last()).toContainText(
      'DEM 310 needs DEM 201 and is taught only in the spring.',
    );
    await expect(map(page).getByText('graduation was here')).toBeVisible();
    await expect(page.getByRole('region', { name: courseMap.headings.advisor })).toContainText(
      'DEM 310',
    );
    await expect(page).toHaveURL(/\?dropped=dem-201$/);

    await page.goBack();
    await expect(result(page)).toContainText('The usual path takes 4 terms.');
    await page.goForward();
    await page.getByRole('button', { name: 'DEM 201 dropped' }).click();
    await expect(result(page)).toContainText('The usual path takes 4 terms.');
  });
  await test.step('an address says it all, and the browser keeps it for the next visit', async () => {
    await resetStorage(page);

    await visit(page, `${path}?began=2024&dropped=dem-201`);
    // In October of 2025 the third term is running.
    await expect(result(page)).toContainText('Graduation moves from Spring 2026 to Spring 2027.');
    await expect(page.getByText('It’s Fall 2025 now.')).toBeVisible();
    await page.getByLabel('What happens').selectOption('done');
    await expect(result(page)).toContainText('You still graduate in Spring 2026.');
    await expect(map(page).locator('.mark.done')).toBeVisible();

    await visit(page, path);
    await expect(result(page)).toContainText('You still graduate in Spring 2026.');
    await visit(page, `${path}?dropped=no-such-course`);
    await expect(result(page)).toContainText('The usual path takes 4 terms.');
  });
  await test.step('by keys: to a course, along what it needs, to a mark, and back', async () => {
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
  await test.step('those who listen hear of each course what it needs and opens', async () => {
    await resetStorage(page);

    await visit(page, path);
    await expect(box(page, 'DEM 201')).toHaveAccessibleName(
      /^DEM 201 .+; Year 2, fall; needs DEM 101; unlocks DEM 310$/,
    );
    await expect(box(page, 'DEM 102')).toHaveAccessibleName(/with or after DEM 101/);
    await visit(page, `${path}?dropped=dem-201`);
    await expect(box(page, 'DEM 310')).toHaveAccessibleName(
      /Year 3, spring, moved from Year 2, spring/,
    );
  });
});

test('the map and its question are whole on every screen and on paper', async ({ page }) => {
  await test.step('on a phone the map is as wide as the window, and each course as easy to hit', async () => {
    await page.setViewportSize(phone);
    await visit(page, `${path}?dropped=dem-201`);
    await expect(map(page)).toHaveClass(/tall/);
    await expect(result(page)).toContainText('Graduation moves');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.width);
    for (const link of await map(page).getByRole('link').all()) {
      const { height = 0 } = (await link.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('on a phone no word of the map is cut off', async () => {
    await page.setViewportSize(phone);
    await visit(page, `${path}?dropped=dem-201`);
    const [frame, ...texts] = await map(page).evaluate((drawing) =>
      [drawing, ...drawing.querySelectorAll('text')].map((each) => {
        const { left, right } = each.getBoundingClientRect();
        return { left, right, words: each.textContent };
      }),
    );
    expect(texts.filter(({ right }) => right > (frame?.right ?? 0))).toEqual([]);
  });
  for (const width of [360, 768, 1280]) {
    await test.step(`the question is whole at ${String(width)} px, its mark beside its last word`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, `${path}?dropped=dem-201`);
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
  await test.step('on paper there is the map, what moves and the table, and no question', async () => {
    await visit(page, `${path}?dropped=dem-201`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('What if I')).toBeHidden();
    await expect(map(page)).toHaveClass(/wide/);
    await expect(result(page)).toBeVisible();
    await expect(row(page, 'DEM 310')).toBeVisible();
  });
  await test.step('on a tablet what is chosen stands beside the map, which is as wide as the rest', async () => {
    await page.emulateMedia({ media: 'screen' });
    await resetStorage(page);

    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, path);
    await box(page, 'DEM 201').click();
    const [drawn, said] = [await map(page).boundingBox(), await panel(page).boundingBox()];
    if (!drawn || !said) throw new Error('The map and the panel can be seen.');
    expect(said.x).toBeGreaterThan(drawn.x + drawn.width);
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
  });
});
