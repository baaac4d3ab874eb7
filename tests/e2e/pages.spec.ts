import { expect } from '@playwright/test';
import { plainWords } from '../../src/domain/linked-text.ts';
import { notFoundRoute } from '../../tools/routes.ts';
import {
  about,
  board,
  home,
  lessons,
  newsletters,
  notFound,
  problems,
  site,
} from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

test('Home: the first button leads to the outside form, the second to /about', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
  await expect(main.getByRole('link', { name: home.joinButton })).toHaveAttribute(
    'href',
    site.links.joinForm,
  );
  await expect(main.getByRole('link', { name: home.learnButton })).toHaveAttribute(
    'href',
    '/about',
  );
});

test('Home: three cards lead to /join, to the chat workspace and to /events', async ({ page }) => {
  await page.goto('/');
  const { heading, member, updates, events } = home.getInvolved;
  const cards = page.getByRole('region', { name: heading }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText([member.title, updates.title, events.title]);
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/join');
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', site.links.chat);
  await expect(cards.nth(1).getByRole('link')).toHaveAccessibleName(/\(outside link\)$/);
  await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', '/events');
});

test('Home: a lesson, a problem, a book and the newest letter are one tap away', async ({
  page,
}) => {
  const { heading, text, read, try: attempt, borrow, news } = home.stuck;
  const lesson = lessons.find(({ name }) => name === read?.name);
  const problem = problems.find(({ name }) => name === attempt?.name);
  const [letter] = newsletters;
  await page.goto('/');
  const section = page.getByRole('region', { name: heading });
  await expect(section).toContainText(text);
  const trays = section.getByRole('listitem');
  await expect(trays.getByRole('heading')).toHaveText(
    [lesson, problem, { title: borrow?.name }, letter].map((help) => help?.title ?? ''),
  );
  for (const [at, [words, address]] of [
    [read?.link, `/resources/study-materials/${read?.name ?? ''}`],
    [attempt?.link, `/resources/study-materials/problems/${attempt?.name ?? ''}`],
    [borrow?.link, '/resources/textbooks?q=The+Pump+Book'],
    [news.link, letter?.path],
  ].entries()) {
    const link = trays.nth(at).getByRole('link', { name: words ?? '' });
    await expect(link).toHaveAttribute('href', address ?? '');
  }
});

test('Home: the drawing says in words what it shows', async ({ page }) => {
  await page.goto('/');
  const description = home.diagram?.description ?? 'The board of the tests shows the diagram.';
  await expect(page.getByRole('img', { name: description })).toBeVisible();
});

test('About: mission, every point, history since the year of the beginning', async ({ page }) => {
  await page.goto('/about');
  const mission = page.getByRole('region', { name: 'Mission' });
  await expect(mission.getByRole('paragraph')).toHaveText(about.mission.map(plainWords));
  await expect(
    page.getByRole('region', { name: 'What we do' }).getByRole('heading', { level: 3 }),
  ).toHaveText(about.activities.map(({ title }) => title));
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`Established ${String(site.established)}.`);
  await expect(history.getByRole('listitem')).toHaveCount(about.history.length);
});

test('Officers: a card for each, with role, name and class year, and an address', async ({
  page,
}) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(board.officers.length);
  for (const [index, { name, role, year, bio }] of board.officers.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(name);
    for (const words of [role, year, plainWords(bio ?? '')]) {
      await expect(card).toContainText(words);
    }
  }
  await expect(page.getByRole('main').getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});

test("Officers: who has no photo shows 'No image available', in the same frame", async ({
  page,
}) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  const without = cards.filter({ hasText: 'No image available' });
  await expect(without).toHaveCount(board.officers.filter(({ image }) => !image).length);
  await expect(without.getByRole('img')).toHaveCount(0);
  const heights = new Set<number>();
  for (const frame of await cards.locator('.portrait').all()) {
    heights.add(Math.round((await frame.boundingBox())?.height ?? 0));
  }
  expect(heights.size).toBe(1);
});

test('Officers: portraits come in a modern format, no larger than they need to be', async ({
  page,
}) => {
  await page.goto('/officers');
  for (const image of await page.getByRole('img', { name: /^Portrait of / }).all()) {
    await image.scrollIntoViewIfNeeded();
    const natural = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    await expect.poll(natural).toBeGreaterThan(0);
    const { source, shown } = await image.evaluate((element: HTMLImageElement) => ({
      source: element.currentSrc,
      shown: element.clientWidth,
    }));
    expect(source).toMatch(/\.avif$/);
    expect((await natural()) / shown).toBeLessThan(1.6);
  }
});

test('Not found: says so, and helps people on', async ({ page }) => {
  await page.goto(notFoundRoute);
  await expect(page).toHaveTitle(/not found/i);
  const main = page.getByRole('main');
  await expect(main).toContainText(notFound.eyebrow);
  await expect(main.getByRole('listitem').getByRole('link')).toHaveCount(
    notFound.suggestions.length,
  );
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute('href', /^mailto:/);
});
