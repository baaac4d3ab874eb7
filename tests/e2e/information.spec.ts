import { expect } from '@playwright/test';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { registration } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

test('Registration: answers and words open by hand, by address and by a search in the page', async ({
  page,
}) => {
  await test.step('a question opens and closes its answer, by pointer and by keyboard', async () => {
    await page.goto('/resources/registration');
    const [first] = registration.faq;
    const question = page.getByText(first?.question ?? '');
    const answer = page.getByText(plainWords(first?.answer ?? ''));
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });
  await test.step('the address of an answer opens it', async () => {
    for (const { id, answer } of registration.faq) {
      await page.goto('about:blank');
      await page.goto(`/resources/registration#${id}`);
      await expect(page.getByText(plainWords(answer))).toBeInViewport();
      await expect(page.locator('details[open]')).toHaveCount(1);
    }
  });
  await test.step('Registration: a search for words of a closed answer finds and opens it', async () => {
    // A text fragment looks for its words the way the browser's own search does.
    const words = plainWords(registration.faq[1]?.answer ?? '')
      .split(' ')
      .slice(4, 9)
      .join(' ');
    await page.goto('about:blank');
    await page.goto(`/resources/registration#:~:text=${encodeURIComponent(words)}`);
    await expect(page.getByText(plainWords(registration.faq[1]?.answer ?? ''))).toBeVisible();
  });
  await test.step('Registration: each word has an address, and says what there is to say', async () => {
    for (const { id, word, meaning, see, ask } of registration.words) {
      await page.goto('about:blank');
      await page.goto(`/resources/registration#${id}`);
      const entry = page.locator(`#${id}:target`);
      await expect(entry).toBeInViewport();
      await expect(entry.getByRole('heading')).toHaveText(word);
      await expect(entry.getByRole('paragraph')).toHaveText(
        [meaning, see && `Where to see it: ${see}`, ask && `Who to ask: ${ask}`]
          .filter((words) => words !== undefined)
          .map((words) => new RegExp(`^${RegExp.escape(plainWords(words)).slice(0, -4)}`)),
      );
    }
  });
  await test.step('Words in a text lead where they say, the outside ones marked as such', async () => {
    await page.goto('/resources/registration#full-section');
    await page.getByRole('link', { name: 'write to us' }).click();
    await expect(page).toHaveURL('/contact');
    await page.goto('/resources/registration');
    const outside = page.getByRole('region', { name: 'Tips' }).getByRole('link');
    await expect(outside).toHaveAccessibleName('the schedule (external link)');
    await expect(outside).toHaveAttribute('href', 'https://registrar.example.edu/schedule');
  });
});

test('Getting around: a map to read on a phone, rooms and buildings with addresses', async ({
  page,
}) => {
  await test.step('Getting around: a room has an address, and leads to its building and back', async () => {
    await page.goto('/resources/getting-around#room-1-23');
    const room = page.locator('#room-1-23:target');
    await expect(room).toBeInViewport();
    await expect(room).toContainText('First floor');
    await room.getByRole('link', { name: 'Example Hall' }).click();
    const building = page.locator('.addressed:target');
    await expect(building.getByRole('heading')).toHaveText('Hall of Examples and Counterexamples');
    await building.getByRole('link', { name: 'Room 1.23' }).click();
    await expect(room).toBeInViewport();
  });
  await test.step('Getting around: the map can be read on a phone, and no name leaves its building', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
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
      expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(
        (walls?.x ?? 0) + (walls?.width ?? 0),
      );
    }
  });
});
