/**
 * `node tests/editor/draw-pictures.ts` makes the screenshots of the editor in docs/pictures/ for
 * docs/editing.md. Run it by hand after `npm run build:editor` if the forms have changed.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serveEditor } from '../../editor/serve.ts';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { begin, choose, field, photo } from './edited-project.ts';

const show = (field: Locator) =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
    scrollBy(0, -70);
  });

/** The steps before each screenshot, keyed by its name. */
const jobs: Record<string, (page: Page) => Promise<void>> = {
  async 'new-board'(page) {
    await begin(page, 'Officers', '2026-27', 'Copy the newest');
    await field(page, 'From').fill('2026-08-24');
    await field(page, 'To').fill('2027-05-14');
    await show(field(page, 'From'));
  },
  async officer(page) {
    await choose(page, '2025-26');
    const [first] = await page.locator('.title').all();
    await first?.click();
    await field(page, 'Name').fill('Zoë Example');
    const [portrait = ''] = globSync('content/officers/portraits/*').sort();
    await page.getByLabel('Upload image').setInputFiles(portrait);
    await page.getByRole('img').waitFor();
    await show(page.getByLabel('Upload image'));
    await page.evaluate(() => {
      scrollBy(0, -300);
    });
  },
  async 'study-nights'(page) {
    await choose(page, 'Events');
    await page.getByRole('button', { name: 'Add event', exact: true }).click();
    await field(page, 'Date').fill('2027-01-20');
    await field(page, 'Title').fill('Study night');
    await field(page, 'Location').fill('{studyRoom}');
    await field(page, 'Time').fill('{studyNightTime}');
    await field(page, 'Description').fill('Bring the problem you’re stuck on.');
    await page.getByRole('button', { name: 'Add weekly' }).click();
    await field(page, 'Until').fill('2027-04-28');
    await show(field(page, 'Title'));
  },
  async 'one-evening'(page) {
    await choose(page, 'Events');
    await page
      .getByRole('button', { name: /^Study night/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Add change', exact: true }).click();
    const changes = page.getByRole('group', { name: 'Changes' });
    await field(page, 'Week').last().fill('2025-11-12');
    await changes
      .getByLabel(/^Canceled/)
      .last()
      .fill('Canceled: spring break.');
    await show(field(page, 'Week').last());
  },
  async newsletter(page) {
    await begin(page, 'Newsletters', '2026-12', 'Copy the newest');
    await field(page, 'Title').fill('December 2026');
    await page.getByText('Add a picture').click();
    await field(page, 'Picture').setInputFiles(await photo(page, 900, 600));
    await field(page, 'What it shows').fill('Students under the column');
    await show(field(page, 'What it shows'));
  },
  async 'lend-a-book'(page) {
    await choose(page, 'Textbooks');
    const [first] = await page.getByRole('group', { name: 'Textbooks' }).locator('.title').all();
    await first?.click();
    await page.getByLabel(/^Status/).selectOption('lent');
    await page.getByLabel(/^Until/).fill('2027-01-15');
    await show(page.getByLabel(/^Status/));
  },
  async 'registration-dates'(page) {
    await choose(page, 'Registration');
    const dates = page.getByRole('group', { name: 'Dates', exact: true });
    const [first] = await dates.locator('.title').all();
    await first?.click();
    await show(dates);
  },
  async 'room-move'(page) {
    await choose(page, 'Facts');
    const [first] = await page.locator('.title').all();
    await first?.click();
    await show(page.getByRole('group', { name: 'Facts', exact: true }));
  },
};

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
for (const part of ['content', 'public', 'src/pages']) {
  cpSync(part, join(folder, part), { recursive: true });
}
const server = await serveEditor(folder);
const browser = await chromium.launch(chromiumLaunch());
mkdirSync('docs/pictures', { recursive: true });
for (const [name, prepare] of Object.entries(jobs)) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 640 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(server.origin);
  await page.getByRole('navigation').waitFor();
  await prepare(page);
  const picture = sharp(await page.screenshot({ caret: 'hide' }));
  const { size } = await picture
    .webp({ quality: 60, effort: 6 })
    .toFile(`docs/pictures/${name}.webp`);
  console.log(`docs/pictures/${name}.webp ${String(Math.round(size / 1024))} KB`);
  await page.close();
}
await browser.close();
server.close();
rmSync(folder, { recursive: true });
