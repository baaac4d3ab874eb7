import { expect, type Page } from '@playwright/test';
import { onFixture as test } from '../spec.ts';
import { resetStorage, visit } from '../browser-page.ts';

const pathOf = (name: string) => `/resources/study-materials/problems/${name}`;
const path = pathOf('salt-pan');
const hint = (page: Page, number: number) => page.locator('.hint').nth(number - 1);
const solution = (page: Page) => page.locator('.solution');
const show = (page: Page) => page.locator('.solution > summary');
const desk = (page: Page) => page.locator('.desk');
const verdict = (page: Page, place = 0) => desk(page).locator('.answer').nth(place);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Open the solution?' });

/** What the browser remembers as help with the numbers of a seed. */
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

async function answer(page: Page, typed: string, place = 0) {
  const field = page.getByRole('textbox').nth(place);
  await field.fill(typed);
  await field.press('Enter');
}

test('misses lead to hints, at the answer and on the page', async ({ page }) => {
  await test.step('after two misses at one answer the next hint is offered there, shown there, and open on the page', async () => {
    await visit(page, path);
    const offer = desk(page).getByRole('button', { name: /^Hint/ });
    await answer(page, '77 kg/s');
    await answer(page, '77 kg/s');
    await answer(page, 'banana');
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

    // It stays while one types, and the next is at hand.
    await page.getByRole('textbox').first().fill('1.1');
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
  await test.step('after three wrong tries no verdict says which way, also after a reload, and the next hint is there', async () => {
    await resetStorage(page);

    await visit(page, path);
    await answer(page, '77 kg/s');
    await expect(verdict(page)).toContainText('too high');
    await answer(page, '71 kg/s');
    await expect(verdict(page)).toContainText('too high');
    for (const typed of ['67 kg/s', '61 kg/s']) {
      await answer(page, typed);
      await expect(verdict(page)).toContainText('That’s not it.');
      await expect(verdict(page)).not.toContainText(/too (high|low)/);
    }
    await visit(page, path);
    await expect(verdict(page)).toContainText('That’s not it.');
    await expect(verdict(page).getByRole('button', { name: 'Hint 1 of 3' })).toBeVisible();
    // A mistake that the author foresaw is still named.
    for (const typed of ['91 kg/s', '92 kg/s', '93 kg/s', '3.8 kg/s']) await answer(page, typed, 1);
    await expect(verdict(page, 1)).toContainText('This is all the water.');
  });
  await test.step('a hint that was opened on the page is not offered again, and copies have no ids', async () => {
    await resetStorage(page);

    await visit(page, path);
    await hint(page, 1).locator('summary').click();
    await expect.poll(() => helped(page)).toBe('hint');
    await answer(page, '77 kg/s');
    await answer(page, '88 kg/s');
    await desk(page).getByRole('button', { name: 'Hint 2 of 3' }).click();
    await expect(desk(page).locator('.hint-copy')).toContainText('is the salt in what is left');
    await expect(desk(page).locator('.hint-copy :is([id], [data-n])')).toHaveCount(0);
  });
  await test.step('the way to the hints opens the next one', async () => {
    await resetStorage(page);

    await visit(page, path);
    await hint(page, 1).locator('summary').click();
    await answer(page, '77 kg/s');
    await verdict(page).getByRole('link', { name: 'hints' }).click();
    await expect(hint(page, 2)).toHaveAttribute('open');
    await expect(hint(page, 2).locator('summary')).toBeFocused();
  });
});

test('help belongs to the numbers it was for, and what is solved leads one step further', async ({
  page,
}) => {
  await test.step('with a hint it is solved and not mastered; with other numbers everything is closed again', async () => {
    await visit(page, `${pathOf('kettle')}?seed=7`);
    await expect(page.getByText('These are the numbers from seed 7.')).toBeVisible();
    await hint(page, 1).locator('summary').click();
    await expect.poll(() => helped(page, 7, 'kettle')).toBe('hint');
    await page.getByRole('button', { name: 'Original numbers' }).click();
    await expect(hint(page, 1)).not.toHaveAttribute('open');
    expect(await helped(page, 0, 'kettle')).toBeUndefined();
  });
  await test.step('what is solved asks nothing more, and has one step further to think about', async () => {
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
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(further).toHaveCount(0);
  });
  await test.step('the step further has the numbers in use', async () => {
    await resetStorage(page);

    const seed = 7;
    await visit(page, `${pathOf('two-streams')}?seed=${String(seed)}`);
    await expect(page.getByText(`These are the numbers from seed ${String(seed)}.`)).toBeVisible();
    const [m3, w3] = await solution(page).locator('.result strong').allTextContents();
    await answer(page, m3 ?? '');
    await answer(page, w3 ?? '', 1);
    await expect(desk(page).locator('.what-if')).toHaveText(
      (await solution(page).locator('.what-if').textContent()) ?? '',
    );
    await expect(desk(page).locator('.what-if .quantity')).toBeVisible();
    // New numbers go to the original alone.
    await expect(desk(page).locator('.what-if [data-n]')).toHaveCount(0);
    await expect(desk(page)).toContainText('That’s one day without help.');
  });
});

test('the solution asks once before it opens, and counts as help', async ({ page }) => {
  await test.step('the solution asks once before it opens, and counts as help', async () => {
    await visit(page, path);
    await show(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText('count as tried, not solved');
    await dialog(page).getByRole('button', { name: 'Open it' }).click();
    await expect(solution(page)).toHaveAttribute('open');
    await expect(show(page)).toBeFocused();
    await expect.poll(() => helped(page)).toBe('solution');
    await expect(desk(page)).toContainText('these numbers count as tried');
    await answer(page, '1.00 kg/s');
    await answer(page, '3.00 kg/s', 1);
    await answer(page, '6.77 MW', 2);
    await expect(desk(page)).toContainText('○ Tried, remembered');

    // It is known now: after a reload it opens at once.
    await visit(page, path);
    await show(page).click();
    await expect(solution(page)).toHaveAttribute('open');
  });
  await test.step('with the keyboard: Escape leads back to the button, and it does not ask twice', async () => {
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
    // Other numbers, another question.
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(solution(page)).not.toHaveAttribute('open');
    await show(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Not yet' }).press('Enter');
    await expect(show(page)).toBeFocused();
    await expect(solution(page)).not.toHaveAttribute('open');
  });
  await test.step('what the browser opens by itself is remembered and not asked about', async () => {
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
