import { expect } from '@playwright/test';
import { courses, lessons as writtenLessons } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';

const order = courses.subjects
  .flatMap(({ classes }) => classes)
  .flatMap(({ lessons }) => lessons)
  .flatMap(({ lesson }) => lesson ?? []);
const [first] = order.flatMap((name) => writtenLessons.filter((lesson) => lesson.name === name));
if (!first) throw new Error('The fixture has no lesson.');
const firstPage = `/resources/study-materials/${first.name}`;

test('the equation font is loaded only with equations, and contents link to sections', async ({
  page,
}) => {
  await test.step('the equation font is loaded only with equations', async () => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('stix-two-math')) fonts.push(request.url());
    });
    await page.goto('/resources/studyhome', { waitUntil: 'networkidle' });
    expect(fonts).toEqual([]);
    await page.goto(firstPage, { waitUntil: 'networkidle' });
    await expect.poll(() => fonts.length).toBe(1);
  });
  await test.step('the contents lead to sections, and an answer opens', async () => {
    await page.goto(firstPage);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
    const answer = page.locator('.self-check details').first();
    await answer.locator('summary').click();
    await expect(answer.locator('div').first()).toBeVisible();
  });
});
