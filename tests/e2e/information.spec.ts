import { expect } from '@playwright/test';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import {
  about,
  eventsPage,
  gettingAround,
  join,
  registration,
  resources,
  site,
  textbooks,
} from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

test('what somebody has to check ends with the day on which that was last done', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2025-10-06T12:00:00-05:00'));
  for (const [path, { reviewed }] of Object.entries({
    '/about': about,
    '/events': eventsPage,
    '/join': join,
    '/resources': resources,
    '/resources/getting-around': gettingAround,
    '/resources/registration': registration,
    '/resources/textbooks': textbooks,
  })) {
    await page.goto(path);
    await expect(page.locator('.below-title p').last(), path).toHaveText(
      `Last checked ${dayInWords(reviewed)}.`,
      { useInnerText: true },
    );
  }
});

test('Resources: every group with its links, the outside ones marked as such', async ({ page }) => {
  await page.goto('/resources');
  for (const { title, links } of resources.groups) {
    const group = page.getByRole('region', { name: title });
    await expect(group.getByRole('link')).toHaveCount(links.length);
    for (const link of links) {
      const shown = group.locator(`a[href="${link.to}"]`);
      const name = link.page === undefined ? link.title : `${link.title}: ${link.page}`;
      await expect(shown).toHaveAccessibleName(
        link.to.startsWith('https:') ? `${name} (external link)` : name,
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
      const answer = page.getByText(plainWords(first?.answer ?? ''));
      await expect(answer).toBeHidden();
      await question.click();
      await expect(answer).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer).toBeHidden();
    });

    test('the address of an answer opens it', async ({ page }) => {
      for (const { id, answer } of registration.faq) {
        await page.goto('about:blank');
        await page.goto(`/resources/registration#${id}`);
        await expect(page.getByText(plainWords(answer))).toBeInViewport();
        await expect(page.locator('details[open]')).toHaveCount(1);
      }
    });
  });
}

test('Registration: a search for words of a closed answer finds and opens it', async ({ page }) => {
  // A text fragment looks for its words the way the browser's own search does.
  const words = plainWords(registration.faq[1]?.answer ?? '')
    .split(' ')
    .slice(4, 9)
    .join(' ');
  await page.goto(`/resources/registration#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByText(plainWords(registration.faq[1]?.answer ?? ''))).toBeVisible();
});

test('Join: what membership is, the outside form, the chat, what to expect', async ({ page }) => {
  await page.goto('/join');
  const main = page.getByRole('main');
  for (const paragraph of join.membership) {
    await expect(main).toContainText(plainWords(paragraph));
  }
  await expect(main.getByRole('link', { name: join.formButton })).toHaveAttribute(
    'href',
    site.links.joinForm ?? '',
  );
  await expect(main.getByRole('link', { name: join.chatLink })).toHaveAttribute(
    'href',
    site.links.chat ?? '',
  );
  const expected = page.getByRole('region', { name: 'What to expect' });
  await expect(expected.getByRole('listitem')).toHaveCount(join.expect.length);
});

test('Registration: each word has an address, and says what there is to say', async ({ page }) => {
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

test('Words in a text lead where they say, the outside ones marked as such', async ({ page }) => {
  await page.goto('/resources/registration#full-section');
  await page.getByRole('link', { name: 'write to us' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goto('/resources/registration');
  const outside = page.getByRole('region', { name: 'Tips' }).getByRole('link');
  await expect(outside).toHaveAccessibleName('the schedule (external link)');
  await expect(outside).toHaveAttribute('href', 'https://registrar.example.edu/schedule');
});

for (const route of ['/about', '/join']) {
  test(`${route} leads on to the pages that the board names`, async ({ page }) => {
    await page.goto(route);
    const { next } = route === '/about' ? about : join;
    const links = page.getByRole('region', { name: 'Where to go next' }).getByRole('link');
    await expect(links).toHaveText(next.map(({ title }) => title));
    await links.first().click();
    await expect(page).toHaveURL(next[0]?.to ?? '');
  });
}

test('Getting around: the way in steps, and every place of the map in words', async ({ page }) => {
  await page.goto('/resources/getting-around');
  const { directions, places, start } = gettingAround;
  await expect(
    page.getByRole('region', { name: directions.heading }).getByRole('listitem'),
  ).toHaveText(directions.steps.map(plainWords));
  const list = page.getByRole('region', { name: 'Buildings and study spaces' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(places.map(({ name }) => name));
  await expect(page.locator('.campus-map .building text')).toHaveText(
    places.map(({ name, short = name }) => short.replaceAll(' ', '')),
  );
  await expect(page.locator('.campus-map .route text')).toHaveText(start);
  await expect(page.locator('.campus-map .north text')).toHaveText('N');
});

test('Getting around: the map can be read on a phone, and no name leaves its building', async ({
  page,
}) => {
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
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((walls?.x ?? 0) + (walls?.width ?? 0));
  }
});

test('Getting around: a room has an address, and leads to its building and back', async ({
  page,
}) => {
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
