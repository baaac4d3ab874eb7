import { expect } from '@playwright/test';
import { fixtureRoutes } from '../fixture-routes.ts';
import { beginnings, phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

test.use({ viewport: phone });

// The home page has no title block: its first words are its title.
for (const route of fixtureRoutes.filter((each) => each !== '/')) {
  test(`${route} begins on the first half of a phone, beside its drawing`, async ({ page }) => {
    await visit(page, route);
    const { words, answer, search } = await beginnings(page);
    expect(words).toBeLessThan(320);
    if (search !== undefined) expect(search).toBeLessThan(phone.height);
    if (answer !== undefined) expect(answer).toBeLessThan(900);
    // The drawing is there, beside the words and not upon them.
    const upon = await page.evaluate(() => {
      const drawing = document
        .querySelector('.equipment, .piping .unit, .drum-line svg')
        ?.getBoundingClientRect();
      const range = document.createRange();
      const texts = [...document.querySelectorAll('h1, .page-lead, .below-title :is(p, li, h2)')];
      const lines = texts.flatMap((element) => {
        range.selectNodeContents(element);
        return [...range.getClientRects()];
      });
      if (!drawing || drawing.width < 48) return ['no drawing'];
      const [middle, edge] = [drawing.top + drawing.height / 2, 4];
      return lines
        .filter(({ right, left }) => right > drawing.left + edge && left < drawing.right - edge)
        .filter(({ top, bottom }) => bottom > drawing.top + edge && top < drawing.bottom - edge)
        .map(({ top }) => (top < middle ? 'a word of the title' : 'a word below'));
    });
    expect(upon).toEqual([]);
  });
}

for (const route of fixtureRoutes.filter((each) =>
  /^\/resources\/study-materials\/[^/]+$/.test(each),
)) {
  test(`the first paragraph of ${route} is on the first screen`, async ({ page }) => {
    await visit(page, route);
    expect((await beginnings(page)).paragraph).toBeLessThan(640);
  });
}

test('the control leads from the statement of a problem to its answer box, and goes with it', async ({
  page,
}) => {
  await visit(page, '/resources/study-materials/problems/kettle');
  const way = page.getByRole('link', { name: 'To the answer' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeInViewport();
  await expect(page.getByLabel('Flow of steam').first()).toBeInViewport({ ratio: 1 });
  // It has come to rest behind the box.
  const behind = await way.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.desk') !== null;
  });
  expect(behind).toBe(true);
});
