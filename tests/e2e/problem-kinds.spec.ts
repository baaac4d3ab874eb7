import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import { plainDigits } from '../../src/domain/quantities/superscript.ts';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const documents = globSync('tests/fixtures/content/problems/*.mdx').map((file) => ({
  name: basename(file, '.mdx'),
  ...compiledProblem(file).document,
}));
const withNewNumbers = documents
  .filter(({ variants }) => variants.length > 1)
  .map(({ name }) => name);

const pathOf = (name: string) => `/resources/study-materials/problems/${name}`;
const variants = (problem: string) =>
  documents.find(({ name }) => name === problem)?.variants ?? [];
const verdicts = (page: Page) => page.locator('.verdict');
const desk = (page: Page) => page.locator('.desk');

async function answer(page: Page, field: string, typed: string) {
  await page.getByRole('textbox', { name: field }).fill(typed);
  await page.keyboard.press('Enter');
}

test('a problem with two answers is solved once both are right', async ({ page }) => {
  await test.step('what cannot be read does not count as tried', async () => {
    await visit(page, pathOf('two-streams'));
    await answer(page, 'Flow out of the mixer', 'banana');
    await expect(verdicts(page)).toContainText('Start with a number, like 3.2 kg/s.');
    await answer(page, 'Flow out of the mixer', '4-6 kg/s');
    await expect(verdicts(page)).toContainText('That reads as a range.');
    await expect(desk(page)).not.toContainText('Tried');
  });
  await test.step('the line under a box says what is asked, and a far answer leads to the hints', async () => {
    await resetStorage(page);

    await visit(page, pathOf('two-streams'));
    const box = page.getByRole('textbox', { name: 'Flow out of the mixer' });
    await expect(box).toHaveAccessibleDescription(
      'A mass flow rate with a unit like kg/s. Within 1% counts.',
    );
    await answer(page, 'Flow out of the mixer', '77 kg/s');
    await verdicts(page).getByRole('link', { name: 'hints' }).click();
    await expect(page.locator('.hint summary').first()).toBeFocused();
    await expect(page.getByText('Count everything first')).toBeInViewport({ ratio: 1 });
  });
  await test.step('an answer in the wrong box, and a given, are told for what they are', async () => {
    await resetStorage(page);

    await visit(page, pathOf('two-streams'));
    await answer(page, 'Fraction of salt', '5.00 kg/s');
    await expect(verdicts(page)).toContainText('That’s the answer to “Flow out of the mixer.”');
    const stated = variants('two-streams')[0];
    await answer(page, 'Flow out of the mixer', `${String(stated?.values['m1']?.value)} kg/s`);
    await expect(verdicts(page).first()).toContainText('That’s the given “');
    await visit(page, `${pathOf('two-streams')}?seed=5`);
    await expect(page.getByText('These are the numbers from seed 5.')).toBeVisible();
    const drawn = variants('two-streams')[5];
    await answer(page, 'Flow out of the mixer', `${String(drawn?.values['m1']?.value)} kg/s`);
    await expect(verdicts(page).first()).toContainText('That’s the given “');
  });
  await test.step('a problem with two answers is solved once both are right', async () => {
    await resetStorage(page);

    await visit(page, pathOf('two-streams'));
    await answer(page, 'Flow out of the mixer', '5.00 kg/s');
    await expect(verdicts(page)).toHaveText(/Right\./);
    await expect(desk(page)).toContainText('○ Tried');
    await answer(page, 'Fraction of salt', '0.06');
    await expect(verdicts(page).nth(1)).toContainText('mean of the fractions');
    await answer(page, 'Fraction of salt', '0.0520');
    await expect(verdicts(page)).toHaveText([/Right\./, /Right\./]);
    await expect(desk(page)).toContainText('✓ Solved');
  });
  await test.step('an answer that was right is remembered over a reload, until all are', async () => {
    await resetStorage(page);

    await visit(page, pathOf('two-streams'));
    await answer(page, 'Flow out of the mixer', '5.00 kg/s');
    await expect(desk(page)).toContainText('○ Tried, 1 of 2 answers right');
    await page.reload();
    await expect(desk(page)).toContainText('○ Tried, 1 of 2 answers right');
    await expect(page.getByLabel('Flow out of the mixer').first()).toHaveValue('5.00 kg/s');
    await answer(page, 'Fraction of salt', '0.0520');
    await expect(desk(page)).toContainText('✓ Solved');
  });
});

test('scales, gauge pressures and problems with one set of numbers are judged as they are', async ({
  page,
}) => {
  await test.step('a temperature is right on every scale, and a difference is not one', async () => {
    await visit(page, pathOf('warm-bath'));
    for (const [typed, sentence] of [
      ['37 °C', 'Right.'],
      ['310 K', 'Right.'],
      ['98.6 °F', 'Right.'],
      ['37 K', 'Not yet.'],
      ['42.5 °C', 'mean of the temperatures'],
    ] as const) {
      await answer(page, 'Temperature of the bath', typed);
      await expect(verdicts(page)).toContainText(sentence);
    }
  });
  await test.step('a gauge pressure is right as it is, and not with the air added', async () => {
    await visit(page, pathOf('tank-gauge'));
    for (const [typed, sentence] of [
      ['78.3 kPa', 'Right.'],
      ['11.4 psig', 'Right.'],
      ['179.6 kPa', 'gauge'],
      ['78.3 kW', 'That’s a power. The question asks for a gauge pressure'],
    ] as const) {
      await answer(page, 'Reading of the gauge', typed);
      await expect(verdicts(page)).toContainText(sentence);
    }
  });
  await test.step('a problem without ranges offers no new numbers, whatever its address says', async () => {
    expect(withNewNumbers).not.toContain('warm-bath');
    await visit(page, `${pathOf('warm-bath')}?seed=3`);
    await expect(page.getByRole('button', { name: 'New numbers' })).toHaveCount(0);
    await expect(page.locator('.givens')).toContainText('40.0\u00a0kg');
  });
});

test('the numbers of a seed are in every place that has one', async ({ page }) => {
  for (const name of withNewNumbers) {
    await test.step(`${name} shows the numbers of a seed in every place that has one`, async () => {
      const address = `/resources/study-materials/problems/${name}`;
      const { content: sets } = (await (await page.request.get(`${address}.json`)).json()) as {
        content: { printed: string[] }[];
      };
      await page.goto(`${address}?seed=11`);
      await expect(page.getByText('These are the numbers from seed 11.')).toBeVisible();
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll('[data-n]')].map((place) => ({
          place: Number(place.getAttribute('data-n')),
          text: place.textContent.replace(/\s*×\s*10/, 'e').replace('−', '-'),
        })),
      );
      const expected = sets[10]?.printed ?? [];
      expect(new Set(shown.map(({ place }) => place)).size).toBe(expected.length);
      for (const { place, text } of shown) {
        expect(plainDigits(text), `place ${String(place)}`).toBe(
          (expected[place] ?? '').replace('−', '-'),
        );
      }
    });
  }
});
