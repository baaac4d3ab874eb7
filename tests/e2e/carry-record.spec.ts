import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fileOf, largestFile, refusals } from '../../src/domain/practice/record-file.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';
import {
  button,
  copiedLink,
  expectMarks,
  exported,
  first,
  importText,
  marks,
  panel,
  path,
  record,
  remember,
  remembered,
  second,
  third,
  word,
} from './carried.ts';

test('what was exported and cleared comes back by an import, whole, and nothing leaves the page', async ({
  page,
}) => {
  await test.step('what was exported and cleared comes back by an import, whole', async () => {
    await remember(page, record);
    await visit(page, path);
    await expectMarks(page, marks);
    const file = await exported(page);
    expect(JSON.parse(file)).toEqual({
      what: 'practice record',
      version: 3,
      day: '2025-10-06',
      problems: record,
    });

    page.once('dialog', (question) => question.accept());
    await button(page, 'Clear').click();
    await expect(word(page)).toHaveText('Your record is cleared.');
    await expect(word(page)).toBeFocused();
    await expectMarks(page, []);
    await expect(button(page, 'Export')).toHaveCount(0);

    await importText(page, file);
    await expect(word(page)).toHaveText('3 problems added; nothing was lost.');
    await expectMarks(page, marks);
    expect(await remembered(page)).toEqual(record);
    await importText(page, file);
    await expect(word(page)).toHaveText('Nothing new: this browser already has it all.');
    expect(await remembered(page)).toEqual(record);
    await page.reload();
    await expectMarks(page, marks);
  });
  await test.step('nothing leaves the page: an export, an import and a link ask for nothing but the code’s script', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const text = await exported(page);
    await importText(page, text);
    await expect(word(page)).toHaveText(/^Nothing new/);
    await copiedLink(page);
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const asked = requests.filter((url) => !url.startsWith('blob:'));
    expect(asked.filter((url) => !/\/_astro\/[\w.-]+\.js$/.test(url))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});

test('an import adds to what is there, reads the first version and puts garbage aside', async ({
  page,
}) => {
  await test.step('a file of the first version is read', async () => {
    await visit(page, path);
    await expect(panel(page)).toContainText('Practiced on another device?');
    await importText(
      page,
      JSON.stringify({
        [first]: { state: 'solved', since: '2025-09-02' },
        [second]: { state: 'tried', since: '2025-09-02', parts: ['0 m'] },
        [third]: { state: 'solved', since: 'some day' },
      }),
    );
    await expect(word(page)).toHaveText(
      /^2 problems added; nothing was lost\. We couldn’t read 1 entry/,
    );
    await expectMarks(page, ['✓ Solved', '○ Tried']);
  });
  await test.step('an import adds to what is there and takes nothing away', async () => {
    const { [first]: mastered, [second]: solved, [third]: tried } = record;
    if (!mastered || !solved || !tried) throw new Error('There are not three entries.');
    await remember(page, { [first]: mastered, [second]: { ...tried, since: '2025-09-01' } });
    await visit(page, path);
    await importText(page, fileOf({ [second]: solved, [third]: tried }, '2025-10-06'));
    await expect(word(page)).toHaveText('1 problem added, 1 moved on; nothing was lost.');
    await expectMarks(page, marks);
  });
  await test.step('where garbage is kept, an import works and puts the garbage aside', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('practice-record', '{"cut');
    });

    await visit(page, path);
    await importText(page, file);
    await expect(word(page)).toHaveText('3 problems added; nothing was lost.');
    expect(await remembered(page)).toEqual(record);
  });
});

const file = fileOf(record, '2025-10-06');

test('what is no record is refused with a sentence, and nothing changes', async ({ page }) => {
  await remember(page, record);
  await visit(page, path);
  for (const [what, text, sentence] of [
    ['an empty file', '', refusals.isEmpty],
    ['a file that was cut', file.slice(0, 300), refusals.isCut],
    [
      'a picture',
      readFileSync('tests/fixtures/content/officers/portraits/ada-sample.png'),
      refusals.isOther,
    ],
    ['a page', '<!doctype html><title>Practice</title>', refusals.isOther],
    ['a list', '[1, 2, 3]', refusals.isOther],
    ['other JSON', '{"name":"x","version":"1.0.0"}', refusals.isOther],
    ['another kind', '{"what":"reading list","version":2}', refusals.isOther],
    ['a newer version', file.replace('"version": 3', '"version": 4'), refusals.isNewer],
    ['an empty record', fileOf({}, '2025-10-06'), refusals.isBlank],
    ['only damaged entries', file.replaceAll('"since"', '"sense"'), refusals.isCut],
    ['a huge file', Buffer.alloc(largestFile + 1, 'x'), refusals.isLarge],
  ] as const) {
    await test.step(`${what} is refused with a sentence, and nothing changes`, async () => {
      await importText(page, text);
      await expect(word(page)).toHaveText(sentence);
      expect(await remembered(page)).toEqual(record);
      await expectMarks(page, marks);
    });
  }
});

test('where storage is forbidden, an import is there for this page, which says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await visit(page, path);
  await importText(page, file);
  await expect(word(page)).toHaveText('3 problems added; nothing was lost.');
  await expect(panel(page)).toContainText('This browser won’t keep your record');
  await expectMarks(page, marks);
  expect(JSON.parse(await exported(page))).toMatchObject({ problems: record });
  expect(errors).toEqual([]);
});
