import { expect } from '@playwright/test';
import { begin, choose, onEditor, photo, save, saved } from './edited-project.ts';

onEditor.beforeEach(async ({ page, project }) => {
  await page.goto(project.origin);
  await expect(page.getByRole('navigation')).toBeVisible();
});

onEditor('a new newsletter has a picture, described and sized', async ({ page, project }) => {
  await begin(page, 'Newsletters', '2026-03', 'Start empty');
  await page.getByLabel('Title', { exact: true }).fill('March 2026');
  await page.getByLabel('Date', { exact: true }).fill('2026-03-02');
  await page.getByLabel('Summary', { exact: true }).fill('A tour.');
  await page.getByLabel('Preview', { exact: true }).selectOption('image');
  await page.getByLabel('Text', { exact: true }).fill('We went.\n\nWe came back.');
  await page.getByLabel('Text', { exact: true }).evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(8, 8);
  });
  await page.getByText('Add a picture').click();
  const put = page.getByRole('button', { name: 'Put it where the cursor is' });
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo(page, 300, 300));
  await expect(put).toBeDisabled();
  await page.getByLabel('What it shows').fill('Us at the plant');
  await put.click();
  await save(page);
  // The words are those of the check that the change has to pass.
  await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
    /only 300 × 300 pixels.+at least 480 pixels wide/,
  );
  await expect(page.getByRole('button', { name: 'Save anyway' })).toHaveCount(0);
  await page.getByLabel('Text', { exact: true }).fill('We went.');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo(page, 900, 600));
  await page.getByLabel('What it shows').fill('Us at the plant');
  await page.getByLabel('Caption').fill('The "big" tour');
  await put.click();
  await saved(page);
  expect(project.read('content/newsletters/2026-03.md')).toContain(
    '\n\nWe went.\n\n![Us at the plant](2026-03-us-at-the-plant.webp "The ’big’ tour")\n',
  );
  const name = 'content/newsletters/2026-03-us-at-the-plant.webp';
  expect(project.read(name).slice(8, 12)).toBe('WEBP');

  // What no text names any more goes with it.
  await page.getByLabel('Text', { exact: true }).fill('We stayed.');
  await saved(page);
  expect(project.has(name)).toBe(false);
});

onEditor('a portrait follows the name of its officer', async ({ page, project }) => {
  const portrait = (name: string) => `content/officers/portraits/${name}.webp`;
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Bea Sample', exact: true }).click();
  await page.getByLabel('Upload image').setInputFiles(await photo(page, 700, 800));
  await expect(page.getByRole('img')).toBeVisible();
  await saved(page);
  expect(project.has(portrait('bea-sample'))).toBe(true);
  await page.getByLabel('Name', { exact: true }).fill('Beatrix Sample');
  await saved(page);
  expect(project.read('content/officers/2025-26.yaml')).toContain(
    'image: officers/portraits/beatrix-sample.webp',
  );
  expect(project.read(portrait('beatrix-sample')).slice(8, 12)).toBe('WEBP');
  expect(project.has(portrait('bea-sample'))).toBe(false);

  // Somebody who leaves takes the picture along.
  await page.getByRole('button', { name: 'Delete Beatrix Sample' }).click();
  await page.getByText('What changes in the file').click();
  await expect(page.getByRole('region', { name: 'Save' })).toContainText(
    'beatrix-sample.webp anymore, so it goes away',
  );
  await saved(page);
  expect(project.has(portrait('beatrix-sample'))).toBe(false);
});

onEditor('an event is removed, and nothing else', async ({ page, project }) => {
  await choose(page, 'Events');
  await page.getByRole('button', { name: /^Delete Tour of a works/ }).click();
  await saved(page);
  expect(project.lines().every((line) => line.startsWith('-'))).toBe(true);
  expect(project.lines()[0]).toMatch(/^- {2}- id: /);
  expect(project.read('content/events.yaml')).not.toContain('Tour of a works');
});

onEditor('everything that is wrong is told at once', async ({ page, project }) => {
  await choose(page, '2025-26');
  await page.getByLabel('From', { exact: true }).fill('2024-08-25');
  await page.getByLabel('To', { exact: true }).fill('2025-05-15');
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

onEditor('the editor takes away no text', async ({ page, project }) => {
  for (const path of ['content/events.yaml', 'content/newsletters/2025-10.md', 'content/a.svg']) {
    const answer = await page.request.post(`${project.origin}/files`, {
      headers: { Origin: project.origin },
      data: [{ path, isGone: true }],
    });
    expect(answer.status(), path).toBe(403);
  }
});
