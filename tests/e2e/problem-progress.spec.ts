import { expect, type Page } from '@playwright/test';
import { delayRequests, resetStorage, visit } from '../browser-page.ts';
import { fixtureProblem } from '../kettle.ts';
import { onFixture as test } from '../spec.ts';
import { answer, answerBox, desk, expectSeed, pathOf, verdicts } from './problem-page.ts';

const path = pathOf('salt-pan');
const { variants } = fixtureProblem('salt-pan');
const [left, vapor, heat] = ['Flow of what is left', 'Flow of vapor', 'Heat'] as const;

/** Returns the right answers for a seed as a student would type them. */
const rightOf = (seed: number) => {
  const valueOf = (name: string) => (variants[seed]?.values[name]?.value ?? NaN).toPrecision(4);
  return {
    [left]: `${valueOf('P')} kg/s`,
    [vapor]: `${valueOf('V')} kg/s`,
    [heat]: `${valueOf('Q')} MW`,
  };
};

const original = (page: Page) => page.getByRole('button', { name: 'Original numbers' });

test('entries are stored for each set of numbers', async ({ page }) => {
  await test.step('a reload shows the entries with their verdicts', async () => {
    await visit(page, path);
    await answer(page, '1.00 kg/s', left);
    await answer(page, '3.8 kg/s', vapor);
    await expect(desk(page)).toContainText('○ Tried, 1 of 3 answers right, remembered only');
    await visit(page, path);
    await expect(answerBox(page, left)).toHaveValue('1.00 kg/s');
    await expect(answerBox(page, vapor)).toHaveValue('3.8 kg/s');
    await expect(answerBox(page, heat)).toHaveValue('');
    await expect(verdicts(page)).toHaveText([/Right\./, /Not yet\. This is all the water\./]);
    await expect(desk(page)).toContainText('Read as 1.00 kilogram per second');
    await answer(page, '3.00 kg/s', vapor);
    await answer(page, '6.77 MW', heat);
    await expect(desk(page)).toContainText('✓ Solved');
    await expect(desk(page)).toContainText('Solve it like that on another day to master it.');
  });
  await test.step('another seed has its own entries', async () => {
    await visit(page, `${path}?seed=7`);
    await expectSeed(page, 7);
    await expect(answerBox(page, left)).toHaveValue('');
    await answer(page, rightOf(7)[left], left);
    await original(page).click();
    await expect(answerBox(page, left)).toHaveValue('1.00 kg/s');
    await page.goBack();
    await expect(answerBox(page, left)).toHaveValue(rightOf(7)[left]);
    await expect(verdicts(page)).toHaveText(/Right\./);
  });
  for (const address of [path, `${path}?seed=7`]) {
    await test.step(`typing before the script loads replaces the entry, ${address}`, async () => {
      await resetStorage(page);
      await visit(page, address);
      await answer(page, '77 kg/s', left);
      await answer(page, '3.8 kg/s', vapor);
      await expect(verdicts(page)).toHaveCount(2);
      const release = await delayRequests(page, '**/*.{js,json}');
      await page.goto(address, { waitUntil: 'commit' });
      await answerBox(page, left).fill('1.5 kg/s');
      release();
      await expect(answerBox(page, vapor)).toHaveValue('3.8 kg/s');
      await expect(answerBox(page, left)).toHaveValue('1.5 kg/s');
      await expect(desk(page)).toContainText('Read as 1.5 kilograms per second');
      await expect(verdicts(page)).toHaveCount(1);
    });
  }
  await test.step('an answer sent before the numbers have loaded is checked with them', async () => {
    await resetStorage(page);
    const release = await delayRequests(page, '**/*.json');
    await visit(page, `${path}?seed=7`);
    await answer(page, rightOf(7)[left], left);
    await expect(verdicts(page)).toHaveCount(0);
    release();
    await expect(verdicts(page)).toHaveText(/Right\./);
    await visit(page, path);
    await expect(answerBox(page, left)).toHaveValue('');
  });
});

test('a second day without help masters a problem until a review fails', async ({ page }) => {
  const day = '2025-09-01';
  const work = { since: day, last: day, solved: day, clean: [day], rung: 1, sets: [] };
  await resetStorage(page, { 'practice-record': { 'salt-pan': work } });
  await visit(page, `${path}?seed=7`);
  await expectSeed(page, 7);
  for (const [label, typed] of Object.entries(rightOf(7))) await answer(page, typed, label);
  await expect(desk(page)).toContainText('★ Mastered, remembered only in this browser.');
  await expect(desk(page)).not.toContainText('to master it');
  await original(page).click();
  await answer(page, '1.00 kg/s', left);
  await expect(desk(page)).toContainText('★ Mastered, 1 of 3 answers right with these numbers');
  await answer(page, '77 MW', heat);
  await expect(desk(page)).toContainText(/✓ Solved, missed on \w{3} \d+, 1 of 3 answers right/);
  await expect(desk(page)).toContainText('Get it right by the third try');
  await answer(page, '3.00 kg/s', vapor);
  await answer(page, '6.77 MW', heat);
  await expect(desk(page)).toContainText('★ Mastered, remembered only in this browser.');
});
