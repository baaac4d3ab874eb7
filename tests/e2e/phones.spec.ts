import { expect } from '@playwright/test';
import { phone } from '../first-screen.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../visit.ts';

test.use({ viewport: phone });

test('the control leads from the statement of a problem to its answer box, and goes with it', async ({
  page,
}) => {
  await visit(page, '/resources/study-materials/problems/kettle');
  const way = page.getByRole('link', { name: 'Answer box' });
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
