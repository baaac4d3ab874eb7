import { expect, type Page } from '@playwright/test';
import { compiledProblem } from '../../src/documents/compiled/compiled-documents.ts';
import { problems, site } from '../fixture-content.ts';
import { onFixture as test } from '../spec.ts';
import { delayRequests, visit } from '../browser-page.ts';

const name = 'kettle';
const path = `/resources/study-materials/problems/${name}`;
const file = `tests/fixtures/content/problems/${name}.mdx`;
const { answers, variants, hints } = compiledProblem(file).document;
const title = problems.find((problem) => problem.name === name)?.title ?? '';

/** What a name of the problem stands for with the numbers of a seed, with its digits. */
const numberOf = (seed: number, quantity: string) => variants[seed]?.values[quantity]?.value ?? NaN;

/** The right answer with the numbers of a seed, as a student would type it. */
const answerOf = (seed: number) => `${numberOf(seed, 'ms').toPrecision(3)} kg/s`;

/** How the flow of water is printed with the numbers of a seed. */
const waterOf = (seed: number) => `${numberOf(seed, 'mw').toFixed(2)}\u00a0kg/s`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Flow of steam' });
const verdict = (page: Page) => page.locator('.verdict');
const hint = (page: Page, number: number) =>
  page.getByText(`Hint ${String(number)} of ${String(hints.length)}`);
const water = (page: Page) => page.locator('.givens tr').nth(1).locator('.quantity');

async function openSolution(page: Page) {
  await page.getByText('Show the solution').click();
  await page.getByRole('button', { name: 'Open it' }).click();
}

async function answer(page: Page, typed: string) {
  await field(page).fill(typed);
  await field(page).press('Enter');
}

test('an answer is judged with a reason, kept in this browser, and sent nowhere', async ({
  page,
}) => {
  await visit(page, path);
  await test.step('a wrong answer is told why, in words that a screen reader hears', async () => {
    const foreseen = variants[0]?.keys[0]?.mistakes[0] ?? NaN;
    for (const [typed, heading, sentence] of [
      ['600 kW', 'Not yet.', 'That’s a power. The question asks for a mass flow rate.'],
      [`${foreseen.toPrecision(3)} kg/s`, 'Not yet.', answers[0]?.mistakes[0] ?? ''],
      [`${(1000 * numberOf(0, 'ms')).toPrecision(3)} kg/s`, 'Not yet.', '1000 times too large'],
      [numberOf(0, 'ms').toPrecision(3), 'Almost.', 'Add the unit.'],
      ['some', 'Not clear yet.', 'Start with a number, like 3.2 kg/s.'],
    ] as const) {
      await answer(page, typed);
      const status = page.getByRole('status').filter({ hasText: heading });
      await expect(status).toContainText(sentence);
      // Not by color alone: each kind has its own sign.
      await expect(status.locator('svg')).toBeVisible();
    }
    await expect(page.locator('.desk')).toContainText('○ Tried');
  });
  await test.step('how an entry is understood is shown while it is typed', async () => {
    await field(page).fill('1.5×10^3 lbm/hr');
    await expect(page.getByText('Read as 1.5 × 10^3 pounds mass per hour')).toBeVisible();
    await answer(page, '1.5×10^3 lbm/hr');
    await expect(page.getByRole('status').filter({ hasText: 'We read that as' })).toContainText(
      '1.5 × 10^3 pounds mass per hour',
    );
    await field(page).fill('2');
    await expect(verdict(page)).toHaveCount(0);
  });
  await test.step('a right answer is told so, is remembered, and leads on', async () => {
    await answer(page, answerOf(0));
    await expect(verdict(page)).toContainText('Right.');
    await expect(page.locator('.desk')).toContainText('✓ Solved');
    await expect(page.locator('.desk').getByRole('link').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('.desk')).toContainText('✓ Solved');
  });
  await test.step('what is typed leaves the page by no request', async () => {
    await visit(page, path);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await answer(page, answerOf(0));
    await answer(page, '3 kW');
    await expect(verdict(page)).toContainText('power');
    expect(requests).toEqual([]);
  });
});

test('new numbers change everything, and the address keeps them', async ({ page }) => {
  await test.step('new numbers change the statement, the solution, the answer and the address', async () => {
    await visit(page, path);
    const before = await water(page).innerText();
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page).toHaveURL(/\?seed=\d+$/);
    const seed = Number(new URL(page.url()).searchParams.get('seed'));
    await expect(page.getByText(`These are the numbers from seed ${String(seed)}.`)).toBeVisible();
    await expect(water(page)).toHaveText(waterOf(seed));
    await openSolution(page);
    const solution = page.locator('.solution');
    const result = answerOf(seed).split(' ')[0] ?? '';
    await expect(solution.locator('.result')).toContainText(result);
    await expect(solution.locator('.step math').last()).toContainText(result);
    await answer(page, answerOf(seed));
    await expect(verdict(page)).toContainText('Right.');

    await page.getByRole('button', { name: 'Original numbers' }).click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(water(page)).toHaveText(before);
    await page.goBack();
    await expect(water(page)).toHaveText(waterOf(seed));
  });
  await test.step('numbers that cannot be fetched are said to be so, and the problem stays', async () => {
    await visit(page, path);
    await page.route('**/*.json', (route) => route.abort());
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page.getByText('wouldn’t load')).toBeVisible();
    await answer(page, answerOf(0));
    await expect(verdict(page)).toContainText('Right.');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('an address with a seed shows its numbers, and one with nonsense the stated ones', async () => {
    await visit(page, `${path}?seed=7`);
    await expect(water(page)).toHaveText(waterOf(7));
    await answer(page, answerOf(7));
    await expect(verdict(page)).toContainText('Right.');
    for (const nonsense of ['0', '999', '-3', 'x', '1.5']) {
      await visit(page, `${path}?seed=${nonsense}`);
      await expect(water(page)).toHaveText(waterOf(0));
    }
  });
  await test.step('the mail about a mistake names the problem, its version and the seed', async () => {
    await visit(page, `${path}?seed=7`);
    const link = page.getByRole('link', { name: 'Tell us' });
    await expect(link).toHaveAttribute('href', /seed%207/);
    const mail = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(mail).toContain(`mailto:${site.email}`);
    expect(mail).toMatch(new RegExp(`problem ${title} \\(version [0-9a-f]{8}\\), seed 7`));
  });
  await test.step('numbers that come after somebody went back are dropped', async () => {
    await visit(page, path);
    const come = await delayRequests(page, '**/*.json');
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page.getByText('Getting the new numbers')).toBeVisible();
    await page.goBack();
    const response = page.waitForResponse('**/*.json');
    come();
    await (await response).finished();
    await expect(page.getByText('Getting the new numbers')).toBeHidden();
    await expect(water(page)).toHaveText(waterOf(0));
    await answer(page, answerOf(0));
    await expect(verdict(page)).toContainText('Right.');
  });
});

test('hints open one by one, then the solution, and paper has all of it', async ({ page }) => {
  await visit(page, path);
  await test.step('hints open one by one, then the solution behind its button', async () => {
    await expect(hint(page, 2)).toBeHidden();
    await hint(page, 1).click();
    await expect(hint(page, 2)).toBeVisible();
    await hint(page, 2).click();
    await expect(page.locator('.hint').nth(1).locator('p').first()).toBeVisible();
    await expect(page.locator('.solution .step').first()).toBeHidden();
    await openSolution(page);
    await expect(page.locator('.solution .step').first()).toBeVisible();
  });
  await test.step('on paper the statement comes first and the solution begins a page of its own', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.desk')).toBeHidden();
    await expect(page.locator('.hints')).toBeHidden();
    await expect(page.locator('.solution .result')).toBeVisible();
    await expect(page.locator('.solution .what-if')).toBeVisible();
    await expect(page.locator('.solved')).toHaveCSS('break-before', 'page');
    await expect(page.getByText(/^Version [0-9a-f]{8}, original numbers\./)).toBeVisible();
  });
});

test('the page works where storage is forbidden', async ({ page }) => {
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
  await answer(page, answerOf(0));
  await expect(verdict(page)).toContainText('Right.');
  await expect(page.locator('.desk')).toContainText('✓ Solved. This browser won’t remember that');
  // Within the page it goes on.
  await page.getByRole('button', { name: 'New numbers' }).click();
  await expect(field(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Original numbers' }).click();
  await expect(field(page)).toHaveValue(answerOf(0));
  expect(errors).toEqual([]);
});

test('with the keyboard alone: from the statement to solved, and on to the next', async ({
  page,
}) => {
  await visit(page, path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await field(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(answerOf(0));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Right.');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(path);
  await expect(page).toHaveURL(/\/problems\//);
});

test('on a small screen the script comes when the box comes near, and what was sent waits for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  const isAlive = page.locator('astro-island:not([ssr])');

  await test.step('the script of the answer box comes when the box comes near, and no sooner', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(
      // By the second frame every box was looked for.
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(scripts).toEqual([]);
    await page.getByRole('textbox').first().scrollIntoViewIfNeeded();
    await expect(isAlive).toHaveCount(1);
    await answer(page, answerOf(0));
    await expect(verdict(page)).toContainText('Right.');
  });
  await test.step('it comes at once where the address names other numbers', async () => {
    await page.goto(`${path}?seed=7`);
    await expect(water(page)).toHaveText(waterOf(7));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('an answer that is sent before the script is there waits for it, with a word', async () => {
    const come = await delayRequests(page, '**/_astro/*.js');
    await page.goto(path);
    const word = page.getByText('Still loading.');
    await page.getByRole('textbox').first().fill(answerOf(0));
    await page.getByRole('button', { name: 'Check' }).first().click();
    await expect(word).toBeVisible();
    come();
    await expect(verdict(page)).toContainText('Right.');
    await expect(word).toHaveCount(0);
    await expect(page.getByRole('textbox').first()).toHaveValue(answerOf(0));
  });
});
