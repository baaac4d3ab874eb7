import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Color } from '../../src/domain/look/contrast.ts';
import { plainWords } from '../../src/domain/words/linked-text.ts';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { phone } from '../first-screen.ts';
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
    site.links.joinForm ?? '',
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
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', site.links.chat ?? '');
  await expect(cards.nth(1).getByRole('link')).toHaveAccessibleName(/\(external link\)$/);
  await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', '/events');
});

test('Home: a lesson, a problem, a book and the newest letter are one tap away', async ({
  page,
}) => {
  const { heading = '', text = '', read, try: attempt, borrow, news } = home.stuck ?? {};
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
    [news?.link, letter?.path],
  ].entries()) {
    const link = trays.nth(at).getByRole('link', { name: words ?? '' });
    await expect(link).toHaveAttribute('href', address ?? '');
  }
});

test('Home: a wrong answer is said to be an example', async ({ page }) => {
  await page.goto('/');
  const example = page.getByRole('figure', { name: 'For example, a wrong answer' });
  await expect(example).toContainText('Not yet.');
});

test('Home: on a phone no arrow of the line stands beside words', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const faults = await page.locator('.tray').evaluateAll(
    (trays) =>
      trays.filter((tray) => {
        const { bottom, height } = getComputedStyle(tray, '::after');
        return (
          parseFloat(bottom) + parseFloat(height) > parseFloat(getComputedStyle(tray).paddingBottom)
        );
      }).length,
  );
  expect(faults).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what can be ticked or chosen has a frame in the ${colorScheme}, which a disabled one has not`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/resources/exam');
    const box = page.getByRole('checkbox').first();
    const frame = () =>
      box.evaluate((element) => {
        const shown = getComputedStyle(element);
        const paper = getComputedStyle(document.documentElement).backgroundColor;
        return [shown.borderTopColor, shown.backgroundColor, paper];
      });
    const [border, inside, paper] = (await frame()).map(hexOf);
    expect(contrast(border ?? '#000000', paper ?? '#000000')).toBeGreaterThan(3);
    expect(contrast(border ?? '#000000', inside ?? '#000000')).toBeGreaterThan(3);
    await box.evaluate((element) => {
      element.toggleAttribute('disabled', true);
    });
    const [quiet] = (await frame()).map(hexOf);
    expect(contrast(quiet ?? '#000000', paper ?? '#000000')).toBeLessThan(3);
  });
}

/** A color as the browser tells it, in the digits that the look is written in. */
const hexOf = (color: string): Color =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

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

/** The published portrait of somebody, and the color of one of its points, in parts of its size. */
async function portraitOf(page: Page, name: string) {
  const image = page.getByRole('img', { name: `Portrait of ${name}` });
  const response = await page.request.get((await image.getAttribute('src')) ?? '');
  const picture = sharp(await response.body());
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const x = Math.floor(across * info.width);
    const start = (Math.floor(down * info.height) * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { at, metadata: await picture.metadata() };
}

/** Whether two colors look alike, though one of them was packed. */
const isNear = (color: readonly number[], other: readonly number[]) =>
  color.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 12);

test('Officers: a photograph of a phone stands upright and says nothing of where it was taken', async ({
  page,
}) => {
  await page.goto('/officers');
  // It is stored on its side, with a place on the earth, under "Cyrus Sample.JPG"; its sky is blue.
  const { at, metadata } = await portraitOf(page, 'Cyrus Sample');
  expect(metadata.width / metadata.height).toBeCloseTo(4 / 5, 1);
  expect(isNear(at(0.5, 0.05), [31, 86, 115])).toBe(true);
  expect(isNear(at(0.05, 0.95), [221, 214, 200])).toBe(true);
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
});

test('Officers: of a wide photograph the piece is shown that the board names', async ({ page }) => {
  await page.goto('/officers');
  // Its right half is orange, and `focus: right` stands beside it.
  const { at, metadata } = await portraitOf(page, 'Ada Sample');
  expect(metadata.width / metadata.height).toBeCloseTo(4 / 5, 1);
  expect(isNear(at(0.1, 0.05), [230, 106, 0])).toBe(true);
});

test('Officers: who has an address of their own can be written to', async ({ page }) => {
  await page.goto('/officers');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [index, { email }] of board.officers.entries()) {
    const link = cards.nth(index).locator('a[href^="mailto:"]');
    await expect(link).toHaveText(email === undefined ? [] : [email]);
    if (email !== undefined) await expect(link).toHaveAttribute('href', `mailto:${email}`);
  }
});

test('Officers: a past board opens to its names and roles, by hand and by its address', async ({
  page,
}) => {
  await page.goto('/officers');
  const past = page.getByRole('region', { name: 'Past boards' });
  await expect(past.locator('summary')).toHaveText(['2024–25']);
  const names = past.getByRole('listitem');
  await expect(names).toHaveCount(0);
  await past.getByText('2024–25').click();
  await expect(names).toHaveText(['Ada Sample Events Coordinator', 'Zora Sample Director']);
  await page.goto('/search?q=zora');
  await page.getByRole('link', { name: /Zora Sample/ }).click();
  await expect(page).toHaveURL('/officers#board-2024-25');
  await expect(names.first()).toBeInViewport();
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('the not-found page leads to the search with what was typed', async ({ page }) => {
      await page.goto(notFoundRoute);
      await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('tea & kettles');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=tea+%26+kettles');
    });
  });
}
