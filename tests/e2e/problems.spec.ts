import { expect, type Page } from '@playwright/test';
import { delayRequests, forbidStorage, visit } from '../browser-page.ts';
import { problems, site } from '../fixture-content.ts';
import { kettle, kettleValue, steamOf, waterOf } from '../kettle.ts';
import { onFixture as test } from '../spec.ts';
import { answer, answerBox, desk, expectSeed, pathOf, verdicts } from './problem-page.ts';

const path = pathOf('kettle');
const { answers, variants, hints } = kettle;
const title = problems.find(({ name }) => name === 'kettle')?.title ?? '';

const hint = (page: Page, number: number) =>
  page.getByText(`Hint ${String(number)} of ${String(hints.length)}`);
const water = (page: Page) => page.locator('.givens tr').nth(1).locator('.quantity');
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function openSolution(page: Page) {
  await page.getByText('Show the solution').click();
  await button(page, 'Open it').click();
}

async function expectRight(page: Page, seed: number) {
  await answer(page, steamOf(seed));
  await expect(verdicts(page)).toContainText('Right.');
}

test('an answer gets a verdict with a reason, is stored, and is sent nowhere', async ({ page }) => {
  await visit(page, path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const foreseen = variants[0]?.keys[0]?.mistakes[0] ?? NaN;
  for (const [typed, heading, sentence] of [
    ['600 kW', 'Not yet.', 'That’s a power. The question asks for a mass flow rate.'],
    [`${foreseen.toPrecision(3)} kg/s`, 'Not yet.', answers[0]?.mistakes[0] ?? ''],
    [`${(1000 * kettleValue(0, 'ms')).toPrecision(3)} kg/s`, 'Not yet.', '1000 times too large'],
    [kettleValue(0, 'ms').toPrecision(3), 'Almost.', 'Add the unit.'],
    ['some', 'Not clear yet.', 'Start with a number, like 3.2 kg/s.'],
  ] as const) {
    await answer(page, typed);
    const status = page.getByRole('status').filter({ hasText: heading });
    await expect(status).toContainText(sentence);
    // Verdicts differ by icon and not only by color.
    await expect(status.locator('svg')).toBeVisible();
  }
  await expect(desk(page)).toContainText('○ Tried');

  await answerBox(page).fill('1.5×10^3 lbm/hr');
  await expect(page.getByText('Read as 1.5 × 10^3 pounds mass per hour')).toBeVisible();
  await answerBox(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'We read that as' })).toContainText(
    '1.5 × 10^3 pounds mass per hour',
  );
  await answerBox(page).fill('2');
  await expect(verdicts(page)).toHaveCount(0);

  await expectRight(page, 0);
  await expect(desk(page)).toContainText('✓ Solved');
  await expect(desk(page).getByRole('link').first()).toBeVisible();
  expect(requests).toEqual([]);
  await page.reload();
  await expect(desk(page)).toContainText('✓ Solved');
});

test('a formula is an answer, and is tested with other numbers', async ({ page }) => {
  await visit(page, path);
  await expect(desk(page)).toContainText('Or a formula with mw, DeltaT, cp, lambda.');
  await answer(page, 'mw*cp*(dT - mw)/λ');
  await expect(verdicts(page)).toContainText('“dT” is a temperature, and “mw” is a mass flow rate');
  await answer(page, 'm_w c_p ΔT / λ');
  await expect(verdicts(page)).toContainText('Right. It holds for any numbers.');
  await expect(desk(page)).toContainText('✓ Solved');
});

test('new numbers change every place, and the address keeps them', async ({ page }) => {
  await test.step('statement, solution, answer and address', async () => {
    await visit(page, path);
    const before = await water(page).innerText();
    await button(page, 'New numbers').click();
    await expect(page).toHaveURL(/\?seed=\d+$/);
    const seed = Number(new URL(page.url()).searchParams.get('seed'));
    await expectSeed(page, seed);
    await expect(water(page)).toHaveText(waterOf(seed));
    await openSolution(page);
    const result = steamOf(seed).split(' ')[0] ?? '';
    await expect(page.locator('.solution .result')).toContainText(result);
    await expect(page.locator('.solution .step math').last()).toContainText(result);
    await expectRight(page, seed);
    await button(page, 'Original numbers').click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(water(page)).toHaveText(before);
    await page.goBack();
    await expect(water(page)).toHaveText(waterOf(seed));
  });
  await test.step('a failed request leaves the problem as it is', async () => {
    await visit(page, path);
    await page.route('**/*.json', (route) => route.abort());
    await button(page, 'New numbers').click();
    await expect(page.getByText('wouldn’t load')).toBeVisible();
    await expectRight(page, 0);
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('the email reporting a mistake names the problem, its version and the seed', async () => {
    await visit(page, `${path}?seed=7`);
    await expect(water(page)).toHaveText(waterOf(7));
    const link = page.getByRole('link', { name: 'Tell us' });
    await expect(link).toHaveAttribute('href', /seed%207/);
    const mail = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(mail).toContain(`mailto:${site.email}`);
    expect(mail).toMatch(new RegExp(`problem ${title} \\(version [0-9a-f]{8}\\), seed 7`));
  });
  await test.step('numbers that arrive after Back are dropped', async () => {
    await visit(page, path);
    const release = await delayRequests(page, '**/*.json');
    await button(page, 'New numbers').click();
    await expect(page.getByText('Getting the new numbers')).toBeVisible();
    await page.goBack();
    const response = page.waitForResponse('**/*.json');
    release();
    await (await response).finished();
    await expect(page.getByText('Getting the new numbers')).toBeHidden();
    await expect(water(page)).toHaveText(waterOf(0));
    await expectRight(page, 0);
  });
});

test('hints open one by one, then the solution, and paper has it all', async ({ page }) => {
  await visit(page, path);
  await expect(hint(page, 2)).toBeHidden();
  await hint(page, 1).click();
  await expect(hint(page, 2)).toBeVisible();
  await hint(page, 2).click();
  await expect(page.locator('.hint').nth(1).locator('p').first()).toBeVisible();
  await expect(page.locator('.solution .step').first()).toBeHidden();
  await openSolution(page);
  await expect(page.locator('.solution .step').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(desk(page)).toBeHidden();
  await expect(page.locator('.hints')).toBeHidden();
  await expect(page.locator('.solution .result')).toBeVisible();
  await expect(page.locator('.solution .what-if')).toBeVisible();
  await expect(page.locator('.solved')).toHaveCSS('break-before', 'page');
  await expect(page.getByText(/^Version [0-9a-f]{8}, original numbers\./)).toBeVisible();
});

test('works within the page without storage', async ({ page }) => {
  const errors = await forbidStorage(page);
  await visit(page, path);
  await expectRight(page, 0);
  await expect(desk(page)).toContainText('✓ Solved. This browser won’t remember that');
  await button(page, 'New numbers').click();
  await expect(answerBox(page)).toHaveValue('');
  await button(page, 'Original numbers').click();
  await expect(answerBox(page)).toHaveValue(steamOf(0));
  expect(errors).toEqual([]);
});

test('by keyboard: from the statement to solved, and on to the next', async ({ page }) => {
  await visit(page, path);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await answerBox(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(answerBox(page)).toBeFocused();
  await page.keyboard.type(steamOf(0));
  await page.keyboard.press('Enter');
  await expect(verdicts(page)).toContainText('Right.');
  await expect(answerBox(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(path);
  await expect(page).toHaveURL(/\/problems\//);
});

test('on a small screen the script loads near the answer box, and entries wait for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await test.step('the script loads near the box, and no sooner', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await page.evaluate(
      // After two frames, the browser has observed every box.
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(scripts).toEqual([]);
    await answerBox(page).scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
    await expectRight(page, 0);
  });
  await test.step('it loads at once if the address has a seed', async () => {
    await page.goto(`${path}?seed=7`);
    await expect(water(page)).toHaveText(waterOf(7));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await test.step('an answer sent before the script is checked once it has loaded', async () => {
    const release = await delayRequests(page, '**/_astro/*.js');
    await page.goto(path);
    await answerBox(page).fill(steamOf(0));
    await button(page, 'Check').first().click();
    await expect(page.getByText('Still loading.')).toBeVisible();
    release();
    await expect(verdicts(page)).toContainText('Right.');
    await expect(page.getByText('Still loading.')).toHaveCount(0);
    await expect(answerBox(page)).toHaveValue(steamOf(0));
  });
});
