import { expect } from '@playwright/test';
import { choose, onEditor, photo } from './edited-project.ts';

onEditor.beforeEach(async ({ page, project }) => {
  await page.goto(project.origin);
  await expect(page.getByRole('navigation')).toBeVisible();
});

onEditor('the page is drawn beside its form while somebody types', async ({ page }) => {
  const preview = page.frameLocator('iframe');
  await choose(page, '2025-26');
  await page.getByRole('button', { name: 'Bea Sample', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Zoë Example');
  await expect(preview.getByRole('heading', { name: 'Zoë Example' })).toBeVisible();
  await page.getByLabel('Upload image').setInputFiles(await photo(page, 700, 800));
  const portrait = preview.getByRole('img', { name: 'Portrait of Zoë Example' });
  await expect(portrait).toHaveJSProperty('naturalWidth', 360);

  await choose(page, 'Events');
  await page.getByRole('button', { name: /^Tour of a works/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Tour of a plant');
  await expect(preview.getByText('Tour of a plant')).toBeInViewport();

  await choose(page, '2025-10');
  await page.getByLabel('Text', { exact: true }).fill('## Chess\n\n- **Every** Tuesday');
  await expect(preview.getByRole('heading', { name: 'Chess' })).toBeVisible();
  await expect(preview.getByRole('listitem').getByText('Every')).toHaveCSS(
    'font-weight',
    /[67]\d\d/,
  );

  await choose(page, 'Textbooks');
  await expect(preview.getByRole('heading', { level: 3 }).first()).toBeVisible();

  // What holds for the whole site is seen on its home page.
  await choose(page, 'Site');
  await page.getByLabel('Tagline', { exact: true }).fill('By us, for us.');
  await expect(preview.getByText('By us, for us.')).toBeVisible();
  await choose(page, 'Look');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

onEditor('a text that is wrong leaves the last page and says why', async ({ page, project }) => {
  const preview = page.frameLocator('iframe');
  await choose(page, 'Home');
  await page.getByLabel('Heading', { exact: true }).first().fill('Hello there.');
  await expect(preview.getByRole('heading', { name: 'Hello there.' })).toBeVisible();
  await page.getByLabel('Heading', { exact: true }).first().fill('');
  await expect(page.getByText('The preview waits for this:')).toContainText('"heading" is empty');
  await expect(preview.getByRole('heading', { name: 'Hello there.' })).toBeVisible();
  // Links of a preview lead nowhere, and nothing but the form is changed.
  await preview.getByRole('contentinfo').getByRole('link').first().click();
  await expect(preview.getByRole('heading', { name: 'Hello there.' })).toBeVisible();
  expect(project.numbers()).toEqual([]);
});

onEditor('on a phone the preview takes the place of the fields', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, 'Home');
  await expect(page.locator('iframe')).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Preview' });
  await button.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Lead', { exact: true })).toBeHidden();
  await button.click();
  await expect(page.getByLabel('Lead', { exact: true })).toBeVisible();
});
