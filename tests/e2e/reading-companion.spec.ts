import { expect, type Page } from '@playwright/test';
import { forbidStorage, resetStorage, visit } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { lessons } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const [lesson] = lessons;
if (!lesson) throw new Error('The test board has no lesson.');
const route = `/resources/study-materials/${lesson.name}`;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const links = (page: Page) => contents(page).getByRole('link');
/** The link to the current section. Role queries can't find links in a closed menu. */
const marked = (page: Page) => page.locator('.lesson-contents [aria-current="location"]');
const offer = (page: Page) => page.locator('.continue');
const button = (page: Page) => page.getByRole('button', { name: 'Contents' });

/** Follows a link in the contents and waits until the section is marked as current. */
async function readOn(page: Page, place: number): Promise<string> {
  const link = links(page).nth(place);
  const title = await link.innerText();
  await link.click();
  await expect(marked(page)).toHaveText(title);
  return title;
}

test('the contents mark the current section, and a lesson is offered where it was left', async ({
  page,
}) => {
  await visit(page, route);
  await expect(marked(page)).toHaveCount(0);
  const last = (await links(page).count()) - 1;
  for (const place of [2, last, 1]) await readOn(page, place);
  await page.keyboard.press('Control+Home');
  await expect(marked(page)).toHaveCount(0);

  await resetStorage(page);
  await visit(page, route);
  await expect(offer(page)).toBeHidden();
  const title = await readOn(page, 2);
  const begun = page.locator('.continue-reading');
  await visit(page, '/resources/studyhome');
  await expect(begun.getByRole('listitem')).toHaveText([`${lesson.title} at ${title}`]);
  // Loading the islands would scroll past the offer.
  await page.goto(route);
  await expect(offer(page)).toContainText(title);
  await offer(page).getByRole('link').click();
  await expect(marked(page)).toHaveText(title);
  await expect(offer(page)).toBeHidden();
  await readOn(page, last);
  await visit(page, '/resources/studyhome');
  await expect(begun).toBeHidden();
});

test('works without storage', async ({ page }) => {
  const errors = await forbidStorage(page);
  await visit(page, route);
  await readOn(page, 2);
  await visit(page, '/resources/studyhome');
  await expect(page.locator('.continue-reading')).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a button opens the contents, and covers no words', async ({ page }) => {
    await test.step('by touch and by keyboard', async () => {
      await visit(page, route);
      await expect(contents(page)).toBeHidden();
      await button(page).click();
      await expect(contents(page)).toBeInViewport({ ratio: 1 });
      await readOn(page, 2);
      await expect(contents(page)).toBeHidden();
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(contents(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
    await test.step('after scrolling, it’s a small button beside the words', async () => {
      await visit(page, route);
      await page.mouse.wheel(0, 600);
      const article = page.locator('article');
      // Rounded down, because the margin is a fraction of a pixel narrower than the button.
      const edge = await article.evaluate((text) => Math.floor(text.getBoundingClientRect().right));
      await expect
        .poll(async () => (await button(page).boundingBox())?.x)
        .toBeGreaterThanOrEqual(edge);
      const box = await button(page).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await button(page).click();
      await expect(contents(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('at the end it’s below the text', async () => {
      await visit(page, route);
      await page.locator('.document-end').scrollIntoViewIfNeeded();
      const text = await page.locator('article').boundingBox();
      const box = await button(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the button opens the contents, and a choice closes them', async ({ page }) => {
      await page.goto(route);
      await button(page).click();
      await links(page).nth(1).click();
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeInViewport();
      await expect(contents(page)).toBeHidden();
    });
  });
});
