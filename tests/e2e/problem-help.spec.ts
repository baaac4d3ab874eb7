import { expect, type Page } from '@playwright/test';
import { resetStorage, visit } from '../browser-page.ts';
import { onFixture as test } from '../spec.ts';
import { answer, answerBox, desk, expectSeed, pathOf } from './problem-page.ts';

const path = pathOf('salt-pan');
const hint = (page: Page, number: number) => page.locator('.hint').nth(number - 1);
const solution = (page: Page) => page.locator('.solution');
const show = (page: Page) => page.locator('.solution > summary');
const verdict = (page: Page, place = 0) => desk(page).locator('.answer').nth(place);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open the solution?' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Returns the kind of help that is stored for a seed. */
const helped = (page: Page, seed = 0, name = 'salt-pan') =>
  page.evaluate(
    ([problem, number]) => {
      const record = JSON.parse(localStorage.getItem('practice-record') ?? '{}') as Record<
        string,
        { sets: { seed: number; helped?: string }[] }
      >;
      return record[problem]?.sets.find((set) => set.seed === number)?.helped;
    },
    [name, seed] as const,
  );

test('misses lead to hints, at the answer and on the page', async ({ page }) => {
  await test.step('two misses at one answer offer the next hint there', async () => {
    await visit(page, path);
    const offer = desk(page).getByRole('button', { name: /^Hint/ });
    for (const typed of ['77 kg/s', '77 kg/s', 'banana']) await answer(page, typed);
    await answer(page, '3.8 kg/s', 1);
    await expect(offer).toHaveCount(0);
    await answer(page, '88 kg/s');
    await expect(verdict(page).getByRole('button', { name: 'Hint 1 of 3' })).toBeVisible();
    await expect(offer).toHaveCount(1);

    await offer.focus();
    await page.keyboard.press('Enter');
    const shown = verdict(page).getByRole('group', { name: 'Hint 1 of 3' });
    await expect(shown).toContainText('Salt does not boil off.');
    await expect(shown).toBeFocused();
    await expect(hint(page, 1)).toHaveAttribute('open');
    await expect.poll(() => helped(page)).toBe('hint');

    // The hint stays visible while someone types, and the next one becomes available.
    await answerBox(page).fill('1.1');
    await expect(shown).toBeVisible();
    await page.keyboard.press('Enter');
    await offer.click();
    await expect(
      verdict(page).getByRole('group', { name: 'Hint 2 of 3' }).locator('math'),
    ).toBeVisible();
    await expect(hint(page, 2)).toHaveAttribute('open');
    await expect(offer).toHaveText('Hint 3 of 3');
    await answer(page, '1.00 kg/s');
    await expect(verdict(page).getByRole('group')).toHaveCount(0);
    await expect(offer).toHaveCount(0);
  });
  await test.step('after three misses no verdict gives the direction, even after a reload', async () => {
    await resetStorage(page);
    await visit(page, path);
    for (const typed of ['77 kg/s', '71 kg/s']) {
      await answer(page, typed);
      await expect(verdict(page)).toContainText('too high');
    }
    for (const typed of ['67 kg/s', '61 kg/s']) {
      await answer(page, typed);
      await expect(verdict(page)).toContainText('That’s not it.');
      await expect(verdict(page)).not.toContainText(/too (high|low)/);
    }
    await visit(page, path);
    await expect(verdict(page)).toContainText('That’s not it.');
    await expect(verdict(page).getByRole('button', { name: 'Hint 1 of 3' })).toBeVisible();
    // Verdicts still name foreseen mistakes.
    for (const typed of ['91 kg/s', '92 kg/s', '93 kg/s', '3.8 kg/s']) await answer(page, typed, 1);
    await expect(verdict(page, 1)).toContainText('This is all the water.');
  });
  await test.step('a hint that is open on the page is not offered again, and copies have no ids', async () => {
    await resetStorage(page);
    await visit(page, path);
    await hint(page, 1).locator('summary').click();
    await expect.poll(() => helped(page)).toBe('hint');
    await answer(page, '77 kg/s');
    await verdict(page).getByRole('link', { name: 'hints' }).click();
    await expect(hint(page, 2)).toHaveAttribute('open');
    await expect(hint(page, 2).locator('summary')).toBeFocused();
    await resetStorage(page);
    await visit(page, path);
    await hint(page, 1).locator('summary').click();
    for (const typed of ['77 kg/s', '88 kg/s']) await answer(page, typed);
    await button(page, 'Hint 2 of 3').click();
    await expect(desk(page).locator('.hint-copy')).toContainText('is the salt in what is left');
    await expect(desk(page).locator('.hint-copy :is([id], [data-n])')).toHaveCount(0);
  });
});

test('help counts for the current numbers, and a solved problem asks a further question', async ({
  page,
}) => {
  await test.step('with other numbers, hints are closed and help is gone', async () => {
    await visit(page, `${pathOf('kettle')}?seed=7`);
    await expectSeed(page, 7);
    await hint(page, 1).locator('summary').click();
    await expect.poll(() => helped(page, 7, 'kettle')).toBe('hint');
    await button(page, 'Original numbers').click();
    await expect(hint(page, 1)).not.toHaveAttribute('open');
    expect(await helped(page, 0, 'kettle')).toBeUndefined();
  });
  await test.step('a solved problem opens its solution at once, which doesn’t count as help', async () => {
    await visit(page, pathOf('two-streams'));
    const further = desk(page).locator('.what-if');
    await answer(page, '5.00 kg/s');
    await expect(further).toHaveCount(0);
    await answer(page, '0.0520', 1);
    await expect(further).toContainText('What if the second stream were pure water?');
    await expect(further).toContainText('0.0400');
    await show(page).click();
    await expect(solution(page)).toHaveAttribute('open');
    await expect(solution(page).locator('.what-if')).toBeVisible();
    expect(await helped(page, 0, 'two-streams')).toBeUndefined();
    await button(page, 'New numbers').click();
    await expect(further).toHaveCount(0);
  });
  await test.step('the further question has the current numbers', async () => {
    await resetStorage(page);
    await visit(page, `${pathOf('two-streams')}?seed=7`);
    await expectSeed(page, 7);
    const results = await solution(page).locator('.result strong').allTextContents();
    for (const [place, result] of results.slice(0, 2).entries()) await answer(page, result, place);
    const further = desk(page).locator('.what-if');
    await expect(further).toHaveText(
      (await solution(page).locator('.what-if').textContent()) ?? '',
    );
    await expect(further.locator('.quantity')).toBeVisible();
    // Only the question in the solution has slots for numbers; this is a copy.
    await expect(further.locator('[data-n]')).toHaveCount(0);
    await expect(desk(page)).toContainText('That’s one day without help.');
  });
});

test('the solution asks once before it opens, and counts as help', async ({ page }) => {
  await visit(page, path);
  await show(page).click();
  await expect(dialog(page)).toContainText('count as tried, not solved');
  await button(page, 'Open it').click();
  await expect(solution(page)).toHaveAttribute('open');
  await expect(show(page)).toBeFocused();
  await expect.poll(() => helped(page)).toBe('solution');
  await expect(desk(page)).toContainText('these numbers count as tried');
  for (const [place, typed] of ['1.00 kg/s', '3.00 kg/s', '6.77 MW'].entries()) {
    await answer(page, typed, place);
  }
  await expect(desk(page)).toContainText('○ Tried, remembered');
  // On the next visit, the solution opens without a question.
  await visit(page, path);
  await show(page).click();
  await expect(solution(page)).toHaveAttribute('open');

  await test.step('by keyboard: Escape leads back to the button, and it doesn’t ask twice', async () => {
    await resetStorage(page);
    await visit(page, path);
    await show(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(solution(page)).not.toHaveAttribute('open');
    await expect(show(page)).toBeFocused();
    expect(await helped(page)).toBeUndefined();
    await page.keyboard.press('Enter');
    await expect(solution(page)).toHaveAttribute('open');
    // For new numbers, the page asks again.
    await button(page, 'New numbers').click();
    await expect(solution(page)).not.toHaveAttribute('open');
    await show(page).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Not yet').press('Enter');
    await expect(show(page)).toBeFocused();
    await expect(solution(page)).not.toHaveAttribute('open');
  });
  await test.step('a solution that the browser opens is recorded without asking', async () => {
    await resetStorage(page);
    await visit(page, path);
    await solution(page).evaluate((details) => {
      details.setAttribute('open', '');
    });
    await expect.poll(() => helped(page)).toBe('solution');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('a problem without other numbers promises none', async () => {
    await visit(page, pathOf('warm-bath'));
    await show(page).click();
    await expect(dialog(page)).toContainText('This problem will count as tried, not solved.');
  });
});
