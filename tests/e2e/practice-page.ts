import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { PracticeRecord } from '../../src/domain/practice/record.ts';
import { problems } from '../fixture-content.ts';

export const path = '/resources/study-materials';
export const [first = '', second = '', third = ''] = problems.map(({ name }) => name);

/** A record with one problem in each state. */
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
/** The text that the list shows for these states. */
export const marks = ['★ Mastered', '✓ Solved', '○ Tried'];

export const panel = (page: Page) => page.locator('.progress');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The message after an import or after Clear. */
export const outcome = (page: Page) => panel(page).locator('> [role=status]');
export const dialog = (page: Page) => page.getByRole('dialog');

export const storedRecord = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('practice-record') ?? '{}') as PracticeRecord,
  );

export async function expectMarks(page: Page, expected: readonly string[]) {
  for (const [index, name] of [first, second, third].entries()) {
    await expect(page.locator(`[data-problem="${name}"] .state`)).toHaveText(expected[index] ?? []);
  }
}

export const importText = (page: Page, text: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'practice-progress.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

export async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('practice-progress.json');
  return readFileSync(await file.path(), 'utf8');
}

/** Opens the dialog with the QR code and returns the link that it copies. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'To my phone').click();
  await button(page, 'Copy link').click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Link copied. Open it on the other device.',
  );
  return page.evaluate(() => navigator.clipboard.readText());
}
