import { expect, type Page } from '@playwright/test';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, delayRequests, visit } from '../browser-page.ts';

const path = '/resources/study-materials/problems/salt-pan';
const file = 'tests/fixtures/content/problems/salt-pan.mdx';
const { variants } = compiledProblem(file).document;

const left = 'Flow of what is left';
const vapor = 'Flow of vapor';
const heat = 'Heat';

/** What is right with the numbers of a seed, as a student would type it. */
const rightOf = (seed: number) => {
  const valueOf = (name: string) => (variants[seed]?.values[name]?.value ?? NaN).toPrecision(4);
  return {
    [left]: `${valueOf('P')} kg/s`,
    [vapor]: `${valueOf('V')} kg/s`,
    [heat]: `${valueOf('Q')} MW`,
  };
};

const desk = (page: Page) => page.locator('.desk');
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const verdicts = (page: Page) => page.locator('.verdict');
const kept = (page: Page, key = 'practice-record') =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function answer(page: Page, label: string, typed: string) {
  await field(page, label).fill(typed);
  await field(page, label).press('Enter');
}

async function solve(page: Page, seed: number) {
  for (const [label, typed] of Object.entries(rightOf(seed))) await answer(page, label, typed);
}

test('entries are kept for each set of numbers, and what is typed before the script wins', async ({
  page,
}) => {
  await test.step('after a reload the entries are there with their verdicts, and one goes on', async () => {
    await visit(page, path);
    await answer(page, left, '1.00 kg/s');
    await answer(page, vapor, '3.8 kg/s');
    await expect(desk(page)).toContainText('○ Tried, 1 of 3 answers right, remembered only');
    await visit(page, path);
    await expect(field(page, left)).toHaveValue('1.00 kg/s');
    await expect(field(page, vapor)).toHaveValue('3.8 kg/s');
    await expect(field(page, heat)).toHaveValue('');
    await expect(verdicts(page)).toHaveText([/Right\./, /Not yet\. This is all the water\./]);
    await expect(desk(page)).toContainText('Read as 1.00 kilogram per second');
    await answer(page, vapor, '3.00 kg/s');
    await answer(page, heat, '6.77 MW');
    await expect(desk(page)).toContainText('✓ Solved');
    await expect(desk(page)).toContainText('Solve it like that on another day to master it.');
  });
  await test.step('every set of numbers has entries of its own', async () => {
    await resetStorage(page);

    await visit(page, path);
    await answer(page, left, '1.00 kg/s');
    await expect(verdicts(page)).toHaveText(/Right\./);
    await visit(page, `${path}?seed=7`);
    await expect(page.getByText('These are the numbers from seed 7.')).toBeVisible();
    await expect(field(page, left)).toHaveValue('');
    await answer(page, left, rightOf(7)[left]);
    await page.getByRole('button', { name: 'Original numbers' }).click();
    await expect(field(page, left)).toHaveValue('1.00 kg/s');
    await expect(verdicts(page)).toHaveText(/Right\./);
    await page.goBack();
    await expect(field(page, left)).toHaveValue(rightOf(7)[left]);
    await expect(verdicts(page)).toHaveText(/Right\./);
  });
  for (const seed of [0, 7]) {
    await test.step(`what is typed wins over what was kept, with seed ${String(seed)}`, async () => {
      await resetStorage(page);

      const address = seed === 0 ? path : `${path}?seed=${String(seed)}`;
      await visit(page, address);
      await answer(page, left, '77 kg/s');
      await answer(page, vapor, '3.8 kg/s');
      await expect(verdicts(page)).toHaveCount(2);
      const come = await delayRequests(page, '**/*.{js,json}');
      await page.goto(address, { waitUntil: 'commit' });
      await field(page, left).fill('1.5 kg/s');
      come();
      await expect(field(page, vapor)).toHaveValue('3.8 kg/s');
      await expect(field(page, left)).toHaveValue('1.5 kg/s');
      await expect(desk(page)).toContainText('Read as 1.5 kilograms per second');
      await expect(verdicts(page)).toHaveCount(1);
    });
  }
  await test.step('what is sent before the numbers of the address are there is judged with them', async () => {
    await resetStorage(page);

    const come = await delayRequests(page, '**/*.json');
    await visit(page, `${path}?seed=7`);
    await answer(page, left, rightOf(7)[left]);
    await expect(verdicts(page)).toHaveCount(0);
    come();
    await expect(verdicts(page)).toHaveText(/Right\./);
    await visit(page, path);
    await expect(field(page, left)).toHaveValue('');
  });
});

test('where storage is full it goes on within the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, path);
  await solve(page, 0);
  await expect(desk(page)).toContainText('✓ Solved. This browser won’t remember that');
  await page.getByRole('button', { name: 'New numbers' }).click();
  await expect(page.getByText('These are the numbers from seed')).toBeVisible();
  await page.getByRole('button', { name: 'Original numbers' }).click();
  await expect(verdicts(page)).toHaveText([/Right\./, /Right\./, /Right\./]);
  await page.reload();
  await expect(desk(page)).not.toContainText('Solved');
});

test('older and damaged records are read, and a second day without help masters', async ({
  page,
}) => {
  await test.step('a damaged record is put aside whole, what can be read of it stays', async () => {
    const work = {
      since: '2025-10-01',
      last: '2025-10-01',
      solved: '2025-10-01',
      rung: 1,
      sets: [],
    };
    const text = JSON.stringify({ kettle: work, 'salt-pan': { ...work, since: 'long ago' } });
    await visit(page, path);
    await page.evaluate((damaged) => {
      localStorage.setItem('practice-record', damaged);
    }, text);
    await visit(page, path);
    await expect(desk(page)).not.toContainText('Solved');
    await answer(page, left, '1.00 kg/s');
    await expect(desk(page)).toContainText('○ Tried, 1 of 3 answers right');
    expect(await kept(page, 'practice-work-unread')).toBe(text);
    expect(Object.keys(JSON.parse((await kept(page)) ?? '') as object)).toEqual([
      'kettle',
      'salt-pan',
    ]);
  });
  await test.step('what the first version of the site kept still counts', async () => {
    await resetStorage(page);

    await visit(page, path);
    await page.evaluate(() => {
      localStorage.setItem(
        'practice',
        '{"salt-pan":{"state":"tried","since":"2025-10-01","parts":["0 P"]}}',
      );
    });
    await visit(page, path);
    await expect(desk(page)).toContainText('○ Tried, 1 of 3 answers right');
    await answer(page, vapor, '3.00 kg/s');
    await answer(page, heat, '6.77 MW');
    await expect(desk(page)).toContainText('✓ Solved');
  });
  await test.step('on a second day without help it is mastered, until a review goes wrong', async () => {
    await resetStorage(page);

    const day = '2025-09-01';
    const work = { since: day, last: day, solved: day, clean: [day], rung: 1, sets: [] };
    await page.addInitScript(
      (text) => {
        if (localStorage.length === 0) localStorage.setItem('practice-record', text);
      },
      JSON.stringify({ 'salt-pan': work }),
    );
    await visit(page, `${path}?seed=7`);
    await expect(page.getByText('These are the numbers from seed 7.')).toBeVisible();
    await solve(page, 7);
    await expect(desk(page)).toContainText('★ Mastered, remembered only in this browser.');
    await expect(desk(page)).not.toContainText('to master it');
    await page.getByRole('button', { name: 'Original numbers' }).click();
    await answer(page, left, '1.00 kg/s');
    await expect(desk(page)).toContainText('★ Mastered, 1 of 3 answers right with these numbers');
    await answer(page, heat, '77 MW');
    await expect(desk(page)).toContainText(/✓ Solved, missed on \w{3} \d+, 1 of 3 answers right/);
    await expect(desk(page)).toContainText('Get it right by the third try');
    await answer(page, vapor, '3.00 kg/s');
    await answer(page, heat, '6.77 MW');
    await expect(desk(page)).toContainText('★ Mastered, remembered only in this browser.');
  });
});
