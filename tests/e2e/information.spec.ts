import { expect } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { phone } from '../first-screen.ts';
import { registration } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const path = '/resources/registration';

test('Registration: answers and words open by hand, address and a search in the page', async ({
  page,
}) => {
  const [{ id, question, answer } = { id: '', question: '', answer: '' }] = registration.faq;
  const words = page.getByText(plainWords(answer));
  await page.goto(path);
  await expect(words).toBeHidden();
  await page.getByText(question).click();
  await expect(words).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(words).toBeHidden();

  await page.goto('about:blank');
  await page.goto(`${path}#${id}`);
  await expect(words).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);

  // A text fragment in the address finds text like the browser's own search.
  const closed = plainWords(registration.faq[1]?.answer ?? '');
  const fragment = encodeURIComponent(closed.split(' ').slice(4, 9).join(' '));
  await page.goto('about:blank');
  await page.goto(`${path}#:~:text=${fragment}`);
  await expect(page.getByText(closed)).toBeVisible();

  const [entry] = registration.words;
  await page.goto('about:blank');
  await page.goto(`${path}#${entry?.id ?? ''}`);
  const target = page.locator(`#${entry?.id ?? ''}:target`);
  await expect(target).toBeInViewport();
  await expect(target.getByRole('heading')).toHaveText(entry?.word ?? '');
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('link')).toHaveAccessibleName(
    'the schedule (external link)',
  );
});

test('Getting around: rooms and buildings have addresses, and the map can be read on a phone', async ({
  page,
}) => {
  await page.goto('/resources/getting-around#room-1-23');
  const room = page.locator('#room-1-23:target');
  await expect(room).toBeInViewport();
  await expect(room).toContainText('First floor');
  await room.getByRole('link', { name: 'Example Hall' }).click();
  const target = page.locator('.addressed:target');
  await expect(target.getByRole('heading')).toHaveText('Hall of Examples and Counterexamples');
  await target.getByRole('link', { name: 'Room 1.23' }).click();
  await expect(room).toBeInViewport();

  await page.setViewportSize(phone);
  await page.goto('/resources/getting-around');
  for (const building of await page.locator('.campus-map .building').all()) {
    const walls = await building.locator('rect').boundingBox();
    const name = await building.locator('text').boundingBox();
    const size = await building.locator('text').evaluate((text) => {
      const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    });
    expect(size).toBeGreaterThan(12);
    expect(name?.x).toBeGreaterThan(walls?.x ?? 0);
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((walls?.x ?? 0) + (walls?.width ?? 0));
  }
});
