import { expect } from '@playwright/test';
import { fileOf, refusals } from '../../src/domain/practice/record-file.ts';
import { forbidStorage, resetStorage, visit } from '../browser-page.ts';
import { problems } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import {
  button,
  copiedLink,
  dialog,
  expectMarks,
  exported,
  first,
  importText,
  marks,
  outcome,
  panel,
  path,
  record,
  second,
  storedRecord,
  third,
} from './practice-page.ts';

const file = fileOf(record, '2025-10-06');

test('an exported record comes back whole after Clear and Import, and nothing leaves the page', async ({
  page,
}) => {
  const exams = '{"0_kettle.3":{"began":5,"typed":{},"later":[]}}';
  await resetStorage(page, { 'practice-record': record, 'practice-exams': exams });
  await visit(page, path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expectMarks(page, marks);
  await expect(panel(page)).toContainText(
    `Solved 2 of ${String(problems.length)} problems, tried 1 more.`,
  );
  const three = page.locator('.today li');
  const before = await three.allInnerTexts();
  const text = await exported(page);
  expect(JSON.parse(text)).toEqual({
    what: 'practice record',
    version: 3,
    day: '2025-10-06',
    problems: record,
  });

  page.once('dialog', (question) => {
    expect(question.message()).toContain('and your mock exams');
    void question.dismiss();
  });
  await button(page, 'Clear').click();
  await expectMarks(page, marks);
  page.once('dialog', (question) => question.accept());
  await button(page, 'Clear').click();
  await expect(outcome(page)).toHaveText('Your record is cleared.');
  await expect(outcome(page)).toBeFocused();
  await expectMarks(page, []);
  await expect(panel(page)).toContainText('Practiced on another device?');
  await expect(button(page, 'Export')).toHaveCount(0);
  await expect(three.filter({ hasText: 'New to you' })).toHaveCount(3);

  await importText(page, text);
  await expect(outcome(page)).toHaveText('3 problems added; nothing was lost.');
  await expectMarks(page, marks);
  expect(await storedRecord(page)).toEqual(record);
  // The same record and the same day give the same three problems.
  for (const [place, words] of before.entries()) {
    await expect(three.nth(place)).toContainText(words.split('\n')[0] ?? '');
  }
  await importText(page, text);
  await expect(outcome(page)).toHaveText('Nothing new: this browser already has it all.');
  expect(await storedRecord(page)).toEqual(record);
  await copiedLink(page);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  // The page requests only the scripts that draw the code.
  const asked = requests.filter((url) => !url.startsWith('blob:'));
  expect(asked.filter((url) => !/\/_astro\/[\w.-]+\.js$/.test(url))).toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(2);
  await page.reload();
  await expectMarks(page, marks);
});

test('an import adds to the record, reads old files and sets garbage aside', async ({ page }) => {
  await test.step('a file of the first version', async () => {
    await visit(page, path);
    await importText(
      page,
      JSON.stringify({
        [first]: { state: 'solved', since: '2025-09-02' },
        [second]: { state: 'tried', since: '2025-09-02', parts: ['0 m'] },
        [third]: { state: 'solved', since: 'some day' },
      }),
    );
    await expect(outcome(page)).toHaveText(
      /^2 problems added; nothing was lost\. We couldn’t read 1 entry/,
    );
    await expectMarks(page, ['✓ Solved', '○ Tried']);
  });
  await test.step('a file with more adds it and removes nothing', async () => {
    const { [first]: mastered, [second]: solved, [third]: tried } = record;
    if (!mastered || !solved || !tried) throw new Error('The record needs three entries.');
    const stored = { [first]: mastered, [second]: { ...tried, since: '2025-09-01' } };
    await resetStorage(page, { 'practice-record': stored });
    await visit(page, path);
    await importText(page, fileOf({ [second]: solved, [third]: tried }, '2025-10-06'));
    await expect(outcome(page)).toHaveText('1 problem added, 1 moved on; nothing was lost.');
    await expectMarks(page, marks);
  });
  await test.step('a file with foreign problems and impossible days', async () => {
    await resetStorage(page, { 'practice-record': '{"cut' });
    await visit(page, path);
    const { [first]: whole } = record;
    if (!whole) throw new Error('The record needs an entry.');
    const impossible = { ...whole, since: '2026-02-31' };
    const carried = { [first]: whole, 'no-such-problem': whole, [second]: impossible };
    await importText(page, fileOf(carried, '2025-10-06'));
    await expect(outcome(page)).toHaveText(
      /^1 problem added; nothing was lost\. We couldn’t read 1 entry. .* 1 problem isn’t on this site, so we left it out\.$/,
    );
    expect(Object.keys(await storedRecord(page))).toEqual([first]);
    await importText(page, file.slice(0, 300));
    await expect(outcome(page)).toHaveText(refusals.isCut);
    expect(Object.keys(await storedRecord(page))).toEqual([first]);
  });
});

test('without storage an import counts for this page, which says so', async ({ page }) => {
  const errors = await forbidStorage(page);
  await visit(page, path);
  await importText(page, file);
  await expect(outcome(page)).toHaveText('3 problems added; nothing was lost.');
  await expect(panel(page)).toContainText('This browser won’t keep your record');
  await expectMarks(page, marks);
  expect(JSON.parse(await exported(page))).toMatchObject({ problems: record });
  expect(errors).toEqual([]);
});

test('reports an unreadable link and an unknown set of numbers', async ({ page }) => {
  await visit(page, '/resources/study-materials/problems/kettle?seed=201');
  const status = page.locator('p.desk-status');
  await expect(status).toHaveText(
    'There’s no set 201 for this problem. These are the original numbers.',
  );
  await button(page, 'New numbers').click();
  await expect(status).toContainText('These are the numbers from seed');
  await visit(page, `${path}#take=a%00%ff`);
  await expect(dialog(page)).toContainText('Part of this link got lost');
});
