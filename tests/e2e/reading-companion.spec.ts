import { expect, type Page } from '@playwright/test';
import { lessons } from '../fixture-content.ts';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const [lesson] = lessons;
if (!lesson) throw new Error('The fixture has no lesson.');
const route = `/resources/study-materials/${lesson.name}`;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
/** Also where the contents are closed again, in which case nobody could find it by its role. */
const marked = (page: Page) => page.locator('.lesson-contents [aria-current="location"]');
const offer = (page: Page) => page.locator('.continue');

/** Chooses a section of the contents and waits until it is the one at hand. */
async function readOn(page: Page, place: number): Promise<string> {
  const link = contents(page).getByRole('link').nth(place);
  const title = await link.innerText();
  await link.click();
  await expect(marked(page)).toHaveText(title);
  return title;
}

test('the contents mark the section at hand, and a lesson is offered where somebody stopped', async ({
  page,
}) => {
  await test.step('the contents mark the section at hand, and none above the text', async () => {
    await visit(page, route);
    await expect(marked(page)).toHaveCount(0);
    const sections = await contents(page).getByRole('link').count();
    for (const place of [2, sections - 1, 1]) await readOn(page, place);
    await page.keyboard.press('Control+Home');
    await expect(marked(page)).toHaveCount(0);
  });
  await test.step('a lesson is offered again where somebody stopped, until it is read', async () => {
    await resetStorage(page);

    await visit(page, route);
    await expect(offer(page)).toBeHidden();
    const title = await readOn(page, 2);
    await visit(page, '/resources/studyhome');
    const begun = page.locator('.continue-reading');
    await expect(begun.getByRole('listitem')).toHaveText([`${lesson.title} at ${title}`]);

    await visit(page, route);
    await expect(offer(page)).toContainText(title);
    await offer(page).getByRole('link').click();
    await expect(marked(page)).toHaveText(title);
    await expect(offer(page)).toBeHidden();

    await readOn(page, (await contents(page).getByRole('link').count()) - 1);
    await visit(page, '/resources/studyhome');
    await expect(begun).toBeHidden();
  });
});

test('a lesson is marked and nothing fails where the storage is forbidden', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })",
  );
  await visit(page, route);
  await readOn(page, 2);
  await visit(page, '/resources/studyhome');
  await expect(page.locator('.continue-reading')).toBeHidden();
  expect(errors).toEqual([]);
});

test('on a phone a button brings the contents back, and covers no words', async ({ page }) => {
  await page.setViewportSize(phone);

  await test.step('a button brings the contents back, and keys give the focus back to it', async () => {
    await visit(page, route);
    const button = page.getByRole('button', { name: 'Contents' });
    await expect(contents(page)).toBeHidden();
    await button.click();
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
    await readOn(page, 2);
    await expect(contents(page)).toBeHidden();
    await expect(button).toBeInViewport({ ratio: 1 });

    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(contents(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contents(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('once somebody reads, the button is a small one beside the words', async () => {
    await visit(page, route);
    const button = page.getByRole('button', { name: 'Contents' });
    await page.mouse.wheel(0, 600);
    const article = page.locator('article');
    // To the pixel: the margin is a part of one narrower than a finger needs.
    const edge = await article.evaluate((text) => Math.floor(text.getBoundingClientRect().right));
    await expect.poll(async () => (await button.boundingBox())?.x).toBeGreaterThanOrEqual(edge);
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step('at the end the button stands below the text and covers none of it', async () => {
    await visit(page, route);
    await page.locator('.document-end').scrollIntoViewIfNeeded();
    const [text, button] = await Promise.all([
      page.locator('article').boundingBox(),
      page.getByRole('button', { name: 'Contents' }).boundingBox(),
    ]);
    expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('without a script the button opens the contents, and a choice closes them', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(route);
    await page.getByRole('button', { name: 'Contents' }).click();
    await contents(page).getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
    await expect(contents(page)).toBeHidden();
    await context.close();
  });
});
