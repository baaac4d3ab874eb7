import { expect } from '@playwright/test';
import { courses, lessons as writtenLessons, problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

const order = courses.subjects
  .flatMap(({ classes }) => classes)
  .flatMap(({ lessons }) => lessons)
  .flatMap(({ lesson }) => lesson ?? []);
const [first] = order.flatMap((name) => writtenLessons.filter((lesson) => lesson.name === name));
if (!first) throw new Error('The fixture has no lesson.');
const firstPage = `/resources/study-materials/${first.name}`;

test('the lessons lead from one to the next and back, and to those they need', async ({ page }) => {
  const titleOf = (name: string | undefined) =>
    writtenLessons.find((lesson) => lesson.name === name)?.title ?? '';
  for (const [index, name] of order.entries()) {
    await page.goto(`/resources/study-materials/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(name));
    await expect(page.locator('[rel="next"]')).toHaveCount(index < order.length - 1 ? 1 : 0);
    await expect(page.locator('[rel="prev"]')).toHaveCount(index > 0 ? 1 : 0);
    if (index > 0)
      await expect(page.locator('[rel="prev"]')).toContainText(titleOf(order[index - 1]));
    const needs = writtenLessons.find((lesson) => lesson.name === name)?.needs ?? [];
    for (const needed of needs) {
      await expect(
        page.locator('.document-bar').getByRole('link', { name: titleOf(needed) }),
      ).toBeVisible();
    }
  }
});

test('a lesson names the problems that it explains, which name the lesson', async ({ page }) => {
  const explained = problems.filter(({ lesson }) => lesson === first.name);
  expect(explained.length).toBeGreaterThan(1);
  for (const { title } of explained) {
    await visit(page, firstPage);
    await page
      .getByRole('navigation', { name: 'Practice this' })
      .getByRole('link', { name: title })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.document-bar').getByRole('link')).toHaveText(first.title);
  }
});

test('a lesson says by mail which lesson and which version a mistake is in', async ({ page }) => {
  await page.goto(firstPage);
  const mail = await page.getByRole('link', { name: 'Tell us' }).getAttribute('href');
  const words = new RegExp(`${RegExp.escape(first.title)} \\(version [0-9a-f]{8}\\)`);
  expect(decodeURIComponent(mail ?? '')).toMatch(words);
});

test('each heading is a link to itself, and a screen reader hears its words once', async ({
  page,
}) => {
  await page.goto(firstPage);
  for (const heading of await page.locator('.document h2:visible').all()) {
    const title = (await heading.textContent()) ?? '';
    await expect(heading).toHaveAccessibleName(title);
    await expect(heading.getByRole('link')).toHaveAccessibleName(title);
    const ink = await heading.evaluate((element) => getComputedStyle(element).color);
    await expect(heading.getByRole('link')).toHaveCSS('color', ink);
    await expect(heading.getByRole('link')).toHaveAttribute(
      'href',
      `#${(await heading.getAttribute('id')) ?? ''}`,
    );
  }
});

test('the contents of a lesson lead to its sections, and an answer opens without a script', async ({
  page,
}) => {
  await page.goto(firstPage);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  const answer = page.locator('.self-check details').first();
  await answer.locator('summary').click();
  await expect(answer.locator('div').first()).toBeVisible();
});

test('an equation is one to a screen reader, and a drawing and a plot have a text', async ({
  page,
}) => {
  await page.goto(firstPage);
  expect(await page.locator('.equation math').count()).toBeGreaterThan(2);
  const figures = page.locator('figure').getByRole('img');
  // A drawing and a plot.
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) {
    expect((await figure.getAttribute('aria-label'))?.length).toBeGreaterThan(40);
  }
});

test('the typeface of equations is fetched only where there are equations', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stix-two-math')) fonts.push(request.url());
  });
  await page.goto('/resources/studyhome', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  await page.goto(firstPage, { waitUntil: 'networkidle' });
  await expect.poll(() => fonts.length).toBe(1);
});
