import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PracticeRecord } from '../../src/domain/practice/record.ts';
import { problems } from '../fixture-content.ts';

/** Where all of it is. */
export const path = '/resources/study-materials';
/** Three of them. */
export const [first = '', second = '', third = ''] = problems.map(({ name }) => name);

/** One problem of each state. */
export const record: PracticeRecord = {
  [first]: {
    since: '2025-09-01',
    last: '2025-10-01',
    solved: '2025-09-02',
    clean: ['2025-09-02', '2025-10-01'],
    rung: 2,
    sets: [
      { seed: 0, typed: { x: '1 kg' }, right: ['x'], isDone: true },
      { seed: 7, typed: { x: '2 kg' }, right: ['x'], isDone: true },
    ],
  },
  [second]: { since: '2025-09-03', last: '2025-09-03', solved: '2025-09-03', rung: 1, sets: [] },
  [third]: {
    since: '2025-09-04',
    last: '2025-09-04',
    rung: 0,
    sets: [{ seed: 3, typed: { y: '4' }, right: ['x'], helped: 'hint' }],
  },
};
/** What the list says of them. */
export const marks = ['★ Mastered', '✓ Solved', '○ Tried'];

/** Where the record stands. */
export const panel = (page: Page) => page.locator('.progress');
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What is said about a file. */
export const word = (page: Page) => panel(page).locator('> [role=status]');
/** The one that is open. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** Lets a browser have practiced, before its first page. */
export const remember = (page: Page, kept: PracticeRecord) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', 'yes');
    localStorage.setItem('practice-record', text);
  }, JSON.stringify(kept));

/** What the browser keeps. */
export const remembered = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('practice-record') ?? '{}') as PracticeRecord,
  );

/** What the list of problems says of the first three. */
export async function expectMarks(page: Page, expected: readonly string[]) {
  const named = [first, second, third].map((name) => page.locator(`[data-problem="${name}"]`));
  for (const [index, item] of named.entries()) {
    await expect(item.locator('.state')).toHaveText(expected[index] ?? []);
  }
}

/** Chooses a file with such a text. */
export const importText = (page: Page, text: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'practice-progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** The text of the file that Export makes. */
export async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('practice-progress.json');
  return readFileSync(await file.path(), 'utf8');
}

/** The link that is copied in the dialog, which is opened first. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'To my phone').click();
  await button(page, 'Copy link').click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Link copied. Open it on the other device.',
  );
  return page.evaluate(() => navigator.clipboard.readText());
}
