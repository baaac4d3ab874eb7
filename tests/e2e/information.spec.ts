import { expect } from '@playwright/test';
import { gettingAround, join, registration, resources, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

test('Resources: every group with its links, the outside ones marked as such', async ({ page }) => {
  await page.goto('/resources');
  for (const { title, links } of resources.groups) {
    const group = page.getByRole('region', { name: title });
    await expect(group.getByRole('link')).toHaveCount(links.length);
    for (const link of links) {
      const shown = group.locator(`a[href="${link.to}"]`);
      await expect(shown).toHaveAccessibleName(
        link.to.startsWith('https:') ? `${link.title} (outside link)` : link.title,
      );
    }
  }
});

test('Registration: tips, helpful links and questions', async ({ page }) => {
  await page.goto('/resources/registration');
  await expect(
    page.getByRole('region', { name: 'Tips' }).getByRole('heading', { level: 3 }),
  ).toHaveText(registration.tips.map(({ title }) => title));
  await expect(page.getByRole('region', { name: 'Helpful links' }).getByRole('link')).toHaveCount(
    registration.links.length,
  );
  await expect(page.locator('summary')).toHaveText(
    registration.faq.map(({ question }) => question),
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Registration, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a question opens and closes its answer, by pointer and by keyboard', async ({ page }) => {
      await page.goto('/resources/registration');
      const [first] = registration.faq;
      const question = page.getByText(first?.question ?? '');
      const answer = page.getByText(first?.answer ?? '');
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer).toBeHidden();
    });

    for (const { id, answer } of registration.faq) {
      test(`the address of the answer ${id} opens it`, async ({ page }) => {
        await page.goto(`/resources/registration#${id}`);
        await expect(page.getByText(answer)).toBeInViewport();
        await expect(page.locator('details[open]')).toHaveCount(1);
      });
    }
  });
}

test('Registration: a search for words of a closed answer finds and opens it', async ({ page }) => {
  // A text fragment looks for its words the way the browser's own search does.
  const words = (registration.faq[1]?.answer ?? '').split(' ').slice(4, 9).join(' ');
  await page.goto(`/resources/registration#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByText(registration.faq[1]?.answer ?? '')).toBeVisible();
});

test('Join: what membership is, the outside form, the chat, what to expect', async ({ page }) => {
  await page.goto('/join');
  const main = page.getByRole('main');
  for (const paragraph of join.membership) await expect(main).toContainText(paragraph);
  await expect(main.getByRole('link', { name: join.formButton })).toHaveAttribute(
    'href',
    site.links.joinForm,
  );
  await expect(main.getByRole('link', { name: join.chatLink })).toHaveAttribute(
    'href',
    site.links.chat,
  );
  await expect(main.getByRole('listitem')).toHaveCount(join.expect.length);
});

test('Getting around: the way in steps, and every place of the map in words', async ({ page }) => {
  await page.goto('/resources/getting-around');
  const { directions, places } = gettingAround;
  await expect(
    page.getByRole('region', { name: directions.heading }).getByRole('listitem'),
  ).toHaveText(directions.steps);
  const list = page.getByRole('region', { name: 'Buildings and study spaces' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(places.map(({ name }) => name));
  const letters = await list.locator('.place-letter').allTextContents();
  await expect(page.locator('.campus-map g text')).toHaveText(letters);
  await expect(page.locator('.campus-map rect.vessel')).toHaveCount(places.length);
});
