import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { plainDigits } from '../../src/domain/quantities/superscript.ts';
import { visit } from '../browser-page.ts';
import { fixtureProblem } from '../kettle.ts';
import { onFixture as test } from '../spec.ts';
import { answer, answerBox, desk, expectSeed, pathOf, verdicts } from './problem-page.ts';

const withNewNumbers = globSync('tests/fixtures/content/problems/*.mdx')
  .map((file) => basename(file, '.mdx'))
  .filter((name) => fixtureProblem(name).variants.length > 1);

test('a problem with two answers is solved once both are right', async ({ page }) => {
  const [flow, salt] = ['Flow out of the mixer', 'Fraction of salt'];
  await visit(page, pathOf('two-streams'));
  await expect(answerBox(page, flow)).toHaveAccessibleDescription(
    'A mass flow rate with a unit like kg/s. Within 1% counts. Or a formula with m1, m2, w1, w2.',
  );
  await answer(page, 'banana', flow);
  await expect(verdicts(page)).toContainText('Start with a number, like 3.2 kg/s.');
  await expect(desk(page)).not.toContainText('Tried');
  await answer(page, '5.00 kg/s', salt);
  await expect(verdicts(page).nth(1)).toContainText(
    'That’s the answer to “Flow out of the mixer.”',
  );
  await answer(page, '5.00 kg/s', flow);
  await expect(desk(page)).toContainText('○ Tried, 1 of 2 answers right');
  await page.reload();
  await expect(desk(page)).toContainText('○ Tried, 1 of 2 answers right');
  await expect(answerBox(page, flow)).toHaveValue('5.00 kg/s');
  await answer(page, '0.06', salt);
  await expect(verdicts(page).nth(1)).toContainText('mean of the fractions');
  await answer(page, '0.0520', salt);
  await expect(verdicts(page)).toHaveText([/Right\./, /Right\./]);
  await expect(desk(page)).toContainText('✓ Solved');

  await visit(page, `${pathOf('two-streams')}?seed=5`);
  await expectSeed(page, 5);
  // An entry that equals a given is recognized with the current numbers.
  const drawn = fixtureProblem('two-streams').variants[5];
  await answer(page, `${String(drawn?.values['m1']?.value)} kg/s`, flow);
  await expect(verdicts(page).first()).toContainText('That’s the given “');
});

test('a problem without ranges offers no new numbers, whatever its address says', async ({
  page,
}) => {
  expect(withNewNumbers).not.toContain('warm-bath');
  await visit(page, `${pathOf('warm-bath')}?seed=3`);
  await expect(page.getByRole('button', { name: 'New numbers' })).toHaveCount(0);
  await expect(page.locator('.givens')).toContainText('40.0\u00a0kg');
});

test('every place of a problem shows the numbers of a seed', async ({ page }) => {
  for (const name of withNewNumbers) {
    await test.step(name, async () => {
      const { content: sets } = (await (await page.request.get(`${pathOf(name)}.json`)).json()) as {
        content: { printed: string[] }[];
      };
      await page.goto(`${pathOf(name)}?seed=11`);
      await expectSeed(page, 11);
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
          (expected[place] ?? '').replace('|', '').replace('−', '-'),
        );
      }
    });
  }
});
