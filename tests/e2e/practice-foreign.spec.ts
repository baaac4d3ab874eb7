import { expect } from '@playwright/test';
import { fileOf, refusals } from '../../src/domain/practice/record-file.ts';
import { onFixture as test } from '../spec.ts';
import { visit } from '../browser-page.ts';
import {
  button,
  dialog,
  exported,
  first,
  importText,
  path,
  record,
  remember,
  remembered,
  second,
  word,
} from './carried.ts';

test('addresses, links and files that mean nothing here are said to', async ({ page }) => {
  for (const [seed, words] of [
    ['201', 'There’s no set 201 for this problem. These are the original numbers.'],
    ['abc', 'There’s no such set for this problem. These are the original numbers.'],
  ] as const) {
    await test.step(`the address of a set that is not there says so: ${seed}`, async () => {
      await visit(page, `/resources/study-materials/problems/kettle?seed=${seed}`);
      const status = page.locator('p.desk-status');
      await expect(status).toHaveText(words);
      await button(page, 'New numbers').click();
      await expect(status).toContainText('These are the numbers from seed');
    });
  }
  await test.step('a link that nobody can read says so', async () => {
    await visit(page, `${path}#take=a%00%ff`);
    await expect(dialog(page)).toContainText('Part of this link got lost');
  });
  await test.step('problems that this site does not have, and days that never were, are left out with a word', async () => {
    await visit(page, path);
    const whole = record[first];
    if (!whole) throw new Error('There is no such entry.');
    const carried = {
      [first]: whole,
      'no-such-problem': whole,
      [second]: { ...whole, since: '2026-02-31' },
    };
    await importText(page, fileOf(carried, '2025-10-06'));
    await expect(word(page)).toHaveText(
      /^1 problem added; nothing was lost\. We couldn’t read 1 entry. .* 1 problem isn’t on this site, so we left it out\.$/,
    );
    expect(Object.keys(await remembered(page))).toEqual([first]);
    await importText(page, fileOf({ 'no-such-problem': whole }, '2025-10-06'));
    await expect(word(page)).toHaveText(refusals.isForeign);
  });
  await test.step('places in lessons that somebody else has kept are not offered', async () => {
    await page.addInitScript(() => {
      const kept = { mixing: { title: 'Mixing' }, boiling: null, other: { at: 3, section: {} } };
      localStorage.setItem('reading', JSON.stringify(kept));
    });
    await visit(page, '/resources/studyhome');
    await expect(page.locator('.continue-reading')).toBeHidden();
    await expect(page.locator('main')).not.toContainText('undefined');
  });
});

test('Clear says what it forgets, and an Import on the same day brings the same three', async ({
  page,
}) => {
  await test.step('after Clear and Import on one day, the three are those of the record', async () => {
    await remember(page, record);
    await visit(page, path);
    const three = page.locator('.today li');
    const before = await three.allInnerTexts();
    const file = await exported(page);
    page.once('dialog', (question) => question.accept());
    await button(page, 'Clear').click();
    await expect(three.filter({ hasText: 'New to you' })).toHaveCount(3);
    await importText(page, file);
    await expect(word(page)).toContainText('3 problems added');
    for (const [place, text] of before.entries()) {
      await expect(three.nth(place)).toContainText(text.split('\n')[0] ?? '');
    }
    await expect(three.filter({ hasText: 'New to you' })).not.toHaveCount(3);
  });
  await test.step('Clear says that it forgets exams too', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('practice-exams', '{"0_kettle.3":{"began":5,"typed":{},"later":[]}}');
    });
    await visit(page, path);
    page.once('dialog', (question) => {
      expect(question.message()).toContain('and your mock exams');
      void question.dismiss();
    });
    await button(page, 'Clear').click();
    await expect(page.getByRole('link', { name: /^Continue your exam/ })).toBeVisible();
  });
});
