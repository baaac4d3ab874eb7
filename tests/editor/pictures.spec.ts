import { expect } from '@playwright/test';
import { begin, choose, field, onEditor, photo, save, saved } from './edited-project.ts';

onEditor.beforeEach(async ({ page, project }) => {
  await page.goto(project.origin);
  await expect(page.getByRole('navigation')).toBeVisible();
});

onEditor('writes a newsletter with a picture', async ({ page, project }) => {
  await begin(page, 'Newsletters', '2026-03', 'Start empty');
  await field(page, 'Title').fill('March 2026');
  await field(page, 'Date').fill('2026-03-02');
  await field(page, 'Summary').fill('A tour.');
  await field(page, 'Preview').selectOption('image');
  await field(page, 'Text').fill('We went.\n\nWe came back.');
  await field(page, 'Text').evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(8, 8);
  });
  await page.getByText('Add a picture').click();
  const put = page.getByRole('button', { name: 'Put it where the cursor is' });
  await field(page, 'Picture').setInputFiles(await photo(page, 300, 300));
  await expect(put).toBeDisabled();
  await page.getByLabel('What it shows').fill('Us at the plant');
  await put.click();
  await save(page);
  // The site's own content check wrote this message.
  await expect(field(page, 'Text')).toHaveAccessibleDescription(
    /only 300 × 300 pixels.+at least 480 pixels wide/,
  );
  await expect(page.getByRole('button', { name: 'Save anyway' })).toHaveCount(0);
  await field(page, 'Text').fill('We went.');
  await field(page, 'Picture').setInputFiles(await photo(page, 900, 600));
  await page.getByLabel('What it shows').fill('Us at the plant');
  await page.getByLabel('Caption').fill('The "big" tour');
  await put.click();
  await saved(page);
  expect(project.read('content/newsletters/2026-03.md')).toBe(`---
title: March 2026
date: 2026-03-02
summary: A tour.
preview: image
---

We went.

![Us at the plant](2026-03-us-at-the-plant.webp "The ’big’ tour")
`);
  const name = 'content/newsletters/2026-03-us-at-the-plant.webp';
  expect(project.read(name).slice(8, 12)).toBe('WEBP');

  // The picture isn't used anymore, so saving deletes it.
  await field(page, 'Text').fill('We stayed.');
  await saved(page);
  expect(project.has(name)).toBe(false);
});

onEditor('renames and deletes a portrait with its officer', async ({ page, project }) => {
  const portrait = (name: string) => `content/officers/portraits/${name}.webp`;
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Bea Sample', exact: true }).click();
  await page.getByLabel('Upload image').setInputFiles(await photo(page, 700, 800));
  await expect(page.getByRole('img')).toBeVisible();
  await saved(page);
  expect(project.has(portrait('bea-sample'))).toBe(true);
  await field(page, 'Name').fill('Beatrix Sample');
  await saved(page);
  expect(project.read('content/officers/2025-26.yaml')).toContain(
    'image: officers/portraits/beatrix-sample.webp',
  );
  expect(project.read(portrait('beatrix-sample')).slice(8, 12)).toBe('WEBP');
  expect(project.has(portrait('bea-sample'))).toBe(false);

  await page.getByRole('button', { name: 'Delete Beatrix Sample' }).click();
  await page.getByText('What changes in the file').click();
  await expect(page.getByRole('region', { name: 'Save' })).toContainText(
    'beatrix-sample.webp anymore, so it goes away',
  );
  await saved(page);
  expect(project.has(portrait('beatrix-sample'))).toBe(false);
});

onEditor('lists mistakes in pictures and other files together', async ({ page, project }) => {
  await choose(page, '2025-26');
  await field(page, 'From').fill('2024-08-25');
  await field(page, 'To').fill('2025-05-15');
  await page.getByRole('button', { name: 'Bea Sample', exact: true }).click();
  await page.getByLabel('Upload image').setInputFiles(await photo(page, 200, 200));
  await expect(page.getByRole('img')).toBeVisible();
  await save(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Take a look at these 2 things:');
  await expect(alert).toContainText('200 × 200 pixels, too small');
  await expect(alert).toContainText('name the file 2024-25.yaml');
  expect(project.numbers()).toEqual([]);
});

onEditor('rejects a picture of the wrong size for links in chats', async ({ page, project }) => {
  await choose(page, 'Look');
  await page.getByLabel('Upload social card').setInputFiles(await photo(page, 600, 315));
  await expect(page.getByRole('img')).toBeVisible();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('the picture is 600 × 315 pixels');
  expect(project.numbers()).toEqual([]);
});
