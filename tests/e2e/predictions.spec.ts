import { expect, type Page } from '@playwright/test';
import { visit } from '../browser-page.ts';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { press, reset, route, water } from './explore-page.ts';

const question = (page: Page) => page.getByRole('group', { name: 'Twice as much water comes in.' });
const choice = (page: Page, words: string) => question(page).locator('label', { hasText: words });

test('a guess moves the figure and is answered next to it, and is stored', async ({ page }) => {
  const asked = page.locator('.prediction').filter({ visible: true });
  const earlier = page.locator('.lab .plot .earlier');
  const next = page.getByRole('button', { name: 'Next question' });
  const spoken = page.locator('.predictions [role=status]');
  await visit(page, route);
  await expect(page.getByText('What happens').filter({ visible: true })).toHaveCount(0);
  await expect(asked).toContainText('Predict 1 of 2');
  await test.step('arrow keys only select', async () => {
    await question(page).getByRole('radio').first().focus();
    await press(page, 'ArrowDown', 2);
    await expect(question(page).getByRole('radio', { name: 'It stays' })).toBeChecked();
    await press(page, 'ArrowUp', 2);
    await expect(page.getByRole('button', { name: 'See if you’re right' })).toBeVisible();
    await expect(water(page)).toHaveValue('3');
    await expect(earlier).toHaveCount(0);
    await expect(asked.locator('dl')).toBeHidden();
  });
  await test.step('a wrong guess gets its reason, and the right one', async () => {
    await page.keyboard.press('Space');
    await expect(water(page)).toHaveValue('6');
    await expect(next).toBeFocused();
    await expect(asked).toContainText('Not quite');
    await expect(asked.getByText('it is 8.00 kg/s now')).toBeVisible();
    await expect(asked.getByText('less than twice as much as before')).toBeVisible();
    await expect(asked.getByText('but in more water')).toBeHidden();
    await expect(question(page).getByRole('radio')).toHaveCount(0);
    await expect(spoken).toContainText(
      'You said “it halves.” The figure says “it falls, but not to half.” The water doubles',
    );
  });
  await test.step('the point from before stays, until the sliders are back', async () => {
    await expect(earlier).toHaveCount(1);
    await reset(page).click();
    await expect(earlier).toHaveCount(0);
    await expect(asked).toContainText('Not quite');
    await page.getByRole('button', { name: /^See it.*Flow of water/ }).click();
    await expect(water(page)).toHaveValue('6');
    await expect(next).toBeFocused();
  });
  await test.step('the next question starts from the lesson’s numbers', async () => {
    await next.press('Enter');
    await expect(asked).toHaveCount(1);
    await expect(asked).toContainText('Predict 2 of 2');
    await expect(asked.getByRole('radio').first()).toBeFocused();
    await expect(water(page)).toHaveValue('3');
    await expect(earlier).toHaveCount(0);
    await page.getByRole('button', { name: 'Just show me' }).click();
    await expect(asked).toContainText('Predict 2 of 2');
    await expect(asked.locator('dd', { hasText: 'the flow is the same' })).toBeVisible();
    // The curve and the point.
    await expect(earlier).toHaveCount(2);
  });
  await test.step('guesses are stored until the reader starts over', async () => {
    await visit(page, route);
    await expect(asked).toContainText('Predict 2 of 2');
    await asked.getByText('It doubles').first().click();
    await expect(asked).toContainText('✓ Right');
    await visit(page, route);
    await expect(asked).toContainText('Not quite 1 of 2');
    await next.click();
    await expect(asked).toContainText('✓ Right 2 of 2');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(asked).toContainText('Predict 1 of 2');
    await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
    await choice(page, 'not to half').click();
    await expect(spoken).toContainText(
      'You said “it falls, but not to half,” and the figure agrees. The same salt',
    );
  });
});

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`question and plot share the window, and an answer moves neither, ${String(viewport.width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, route);
    const [strip, plot] = [page.locator('.predictions'), page.locator('.lab .plot')];
    await strip.evaluate((box) => {
      const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
      scrollTo(0, scrollY + box.getBoundingClientRect().top - header);
    });
    const places = async () => [await strip.boundingBox(), await plot.boundingBox()];
    const before = await places();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await expect(plot).toBeInViewport({ ratio: 1 });
    await choice(page, 'It halves').click();
    await expect(page.locator('dd', { hasText: 'it is 8.00 kg/s now' })).toBeInViewport({
      ratio: 1,
    });
    await expect(plot).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
  });
}

test('without scripts and on paper, all questions have their answers', async ({
  page,
  browser,
}) => {
  await visit(page, route);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dd', { hasText: 'less than twice as much as before' })).toBeVisible();
  await expect(page.locator('dd', { hasText: 'it is 8.00 kg/s now' })).toBeHidden();
  await expect(page.getByText('The brine is twice as salty.')).toBeVisible();
  await expect(page.getByText('(right)').filter({ visible: true })).toHaveCount(2);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL(route, page.url()).href);
  await expect(plain.getByText('The brine is twice as salty.')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Just show me' })).toHaveCount(0);
  await expect(plain.getByText('it is 8.00 kg/s now')).toBeHidden();
  await plain.getByText('What happens').first().click();
  await expect(plain.getByText('it is 8.00 kg/s now')).toBeVisible();
  await expect(plain.locator('.prediction .chip').first()).toBeVisible();
  await plain.close();
});
