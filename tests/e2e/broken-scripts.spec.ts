import { expect, test as base, type Page, type Route } from '@playwright/test';
import { problems } from '../fixture-content.ts';
import { delayRequests, loadIslands } from '../browser-page.ts';

/** These visitors wait for what does not come, so their clock is moved on and not held. */
const test = base.extend({ baseURL: process.env['FIXTURE_ORIGIN'] });

const pages = [
  '/contact',
  '/events',
  '/resources/studyhome?q=heat',
  '/resources/study-materials',
  '/resources/textbooks?q=heat',
  '/search?q=heat',
  `/resources/study-materials/problems/${problems[0]?.name ?? ''}?seed=7`,
  '/resources/study-materials/mixing?m2=6',
];

const faults: Record<string, (route: Route, body: string) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'cannot be served': (route) => route.fulfill({ status: 500, body: 'error' }),
  'is cut off': (route, body) =>
    route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) }),
};

/** Every night each script of each page; for every change the islands' own of one page, which come to the same. */
const isNight = process.env['TRIALS'] === 'all';
const isTried = (script: string) => isNight || script.includes('.island.');

/** The scripts that a page fetches and that are to fail. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await loadIslands(page);
  return scripts.filter(isTried);
}

/** Counts islands that failed or are late, and those that neither work nor say so. */
const look = (page: Page) =>
  page.locator('.living').evaluateAll((all) => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const saying = all.filter((living) => [...living.querySelectorAll('.reload')].some(isVisible));
    const failed = all.filter((living) => living.classList.contains('has-failed'));
    const waiting = all.filter(
      (living) =>
        !failed.includes(living) && living.querySelector('astro-island[ssr], astro-island:empty'),
    );
    return {
      failed: failed.length,
      late: waiting.filter((living) => saying.includes(living)).length,
      waiting: waiting.filter((living) => !saying.includes(living)).length,
      silent: failed.filter((living) => !saying.includes(living)).length,
      dead: failed
        .flatMap((living) => [...living.querySelectorAll('.needs-script')])
        .filter(isVisible).length,
      hidden: [...document.querySelectorAll('.search-result')].filter(
        (element) => !isVisible(element) && element.checkVisibility(),
      ).length,
    };
  });

for (const address of isNight ? pages : pages.slice(0, 1)) {
  test(`on ${address} a script that fails takes with it what it brings to life, with a word`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts)
      for (const [fault, answer] of Object.entries(faults)) {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        await context.clock.install();
        const visitor = await context.newPage();
        const body = await (await page.request.get(script)).text();
        await visitor.route(`**${script}*`, (route) => answer(route, body));
        await visitor.goto(address, { waitUntil: 'commit' });
        await expect(visitor.locator('footer')).toBeVisible();
        // Another try is made after a second.
        await expect
          .poll(async () => {
            await visitor.clock.runFor(1000);
            const { failed, ...rest } = await look(visitor);
            return { hasFailed: failed > 0, ...rest };
          }, `${script} ${fault}`)
          .toEqual({ hasFailed: true, late: 0, waiting: 0, silent: 0, dead: 0, hidden: 0 });
        await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
        await context.close();
      }
    console.log(`${address}: ${String(scripts.length)} scripts`);
  });
}

for (const address of isNight ? pages : pages.slice(0, 1)) {
  test(`on ${address} no script that never comes is said to have failed`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const scripts = await scriptsOf(page, address);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await context.clock.install();
      const visitor = await context.newPage();
      await visitor.route(`**${script}*`, () => Promise.resolve());
      await visitor.goto(address, { waitUntil: 'commit' });
      await expect(visitor.locator('footer')).toBeVisible();
      await expect
        .poll(async () => {
          await visitor.clock.runFor(60_000);
          const { failed, late, waiting, hidden } = await look(visitor);
          return { failed, isLate: late > 0, waiting, hidden };
        }, script)
        .toEqual({ failed: 0, isLate: true, waiting: 0, hidden: 0 });
      await expect(visitor.getByText('is still loading.').first()).toBeVisible();
      await expect(visitor.getByText('didn’t load')).toHaveCount(0);
      await context.close();
    }
  });
}

test('a script that comes late is still loading until then, and what was sent meanwhile is judged', async ({
  page,
}) => {
  await test.step('a script that comes late is still loading until then, and its part stays', async () => {
    await page.clock.install();
    const come = await delayRequests(page, '**/TextbookSearch*.js*');
    await page.goto('/resources/textbooks', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page.getByText('The search is still loading.')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    come();
    await expect(page.getByText('The search is still loading.')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
  await test.step('what was sent meanwhile is judged when a script comes late, after the word that it is', async () => {
    const come = await delayRequests(page, '**/AnswerDesk*.js*');
    await page.goto('/resources/study-materials/problems/kettle', { waitUntil: 'commit' });
    await page.getByRole('textbox').first().fill('1 kg/s');
    await page.keyboard.press('Enter');
    await page.clock.runFor(6000);
    await expect(page.getByText('is still loading.')).toBeVisible();
    await expect(page.getByText('Still loading. We’ll check this')).toBeVisible();
    await expect(page.getByText('didn’t load.')).toBeHidden();
    come();
    await expect(page.locator('.verdict')).toContainText('Not yet.');
    await expect(page.getByRole('textbox').first()).toHaveValue('1 kg/s');
  });
});

test('what comes to life near the window fails only where it was wanted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.clock.install();
  await page.route('**/AnswerDesk*.js*', (route) => route.abort());
  await page.goto('/resources/study-materials/problems/kettle');
  await page.clock.runFor(6000);
  expect(await look(page)).toMatchObject({ failed: 0, waiting: 1 });
  await page.getByRole('textbox').first().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (await look(page)).failed;
    })
    .toBe(1);
  expect(await look(page)).toMatchObject({ waiting: 0, silent: 0, dead: 0 });
});
