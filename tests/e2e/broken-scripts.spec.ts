import { expect, test as base, type Page, type Route } from '@playwright/test';
import { delayRequests, loadIslands } from '../browser-page.ts';
import { answer, answerBox, pathOf, verdicts } from './problem-page.ts';

/** Uses a running clock instead of a fixed one, because the simulated visitors wait. */
const test = base.extend({ baseURL: process.env['FIXTURE_ORIGIN'] });

const isNight = process.env['TRIALS'] === 'all';

/**
 * A validation run tests the island scripts of one page. The nightly run tests all scripts of these
 * pages.
 */
const pages = [
  '/contact',
  '/events',
  '/resources/studyhome?q=heat',
  '/resources/study-materials',
  '/resources/textbooks?q=heat',
  '/search?q=heat',
  `${pathOf('kettle')}?seed=7`,
  '/resources/study-materials/mixing?m2=6',
].slice(0, isNight ? undefined : 1);

type Answer = (route: Route, body: string) => Promise<void>;

const faults: Record<string, Answer> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'is a server error': (route) => route.fulfill({ status: 500, body: 'error' }),
  'is cut off': (route, body) =>
    route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) }),
};

/**
 * Counts the islands in each state. A silent island failed without a message, and a dead island
 * still shows its controls.
 */
const countIslands = (page: Page) =>
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

for (const address of pages) {
  test(`${address} says when a script fails, and when one is late`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() !== 'script') return;
      if (isNight || pathname.includes('.island.')) scripts.push(pathname);
    });
    await page.goto(address);
    await loadIslands(page);
    expect(scripts.length).toBeGreaterThan(0);

    /** Opens the page with a faulty response to the request for one script. */
    const withFault = async (
      script: string,
      change: Answer,
      check: (visitor: Page) => Promise<void>,
    ) => {
      const body = await (await page.request.get(script)).text();
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await context.clock.install();
      const visitor = await context.newPage();
      await visitor.route(`**${script}*`, (route) => change(route, body));
      await visitor.goto(address, { waitUntil: 'commit' });
      await expect(visitor.locator('footer')).toBeVisible();
      await check(visitor);
      await context.close();
    };

    for (const script of scripts) {
      for (const [fault, change] of Object.entries(faults)) {
        await withFault(script, change, async (visitor) => {
          // The page retries a failed script after a second.
          await expect
            .poll(async () => {
              await visitor.clock.runFor(1000);
              const { failed, ...rest } = await countIslands(visitor);
              return { hasFailed: failed > 0, ...rest };
            }, `${script} ${fault}`)
            .toEqual({ hasFailed: true, late: 0, waiting: 0, silent: 0, dead: 0, hidden: 0 });
          await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
        });
      }
      // A script that never arrives is late but hasn't failed.
      await withFault(
        script,
        () => Promise.resolve(),
        async (visitor) => {
          await expect
            .poll(async () => {
              await visitor.clock.runFor(60_000);
              const { failed, late, waiting, hidden } = await countIslands(visitor);
              return { failed, isLate: late > 0, waiting, hidden };
            }, script)
            .toEqual({ failed: 0, isLate: true, waiting: 0, hidden: 0 });
          await expect(visitor.getByText('is still loading.').first()).toBeVisible();
          await expect(visitor.getByText('didn’t load')).toHaveCount(0);
        },
      );
    }
    console.log(`${address}: ${String(scripts.length)} scripts`);
  });
}

test('a late script replaces its message, and checks the answer sent meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  const releaseSearch = await delayRequests(page, '**/TextbookSearch*.js*');
  await page.goto('/resources/textbooks', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page.getByText('The search is still loading.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  releaseSearch();
  await expect(page.getByText('The search is still loading.')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeVisible();

  const releaseDesk = await delayRequests(page, '**/AnswerDesk*.js*');
  await page.goto(pathOf('kettle'), { waitUntil: 'commit' });
  await answer(page, '1 kg/s');
  await page.clock.runFor(6000);
  await expect(page.getByText('is still loading.')).toBeVisible();
  await expect(page.getByText('Still loading. We’ll check this')).toBeVisible();
  await expect(page.getByText('didn’t load.')).toBeHidden();
  releaseDesk();
  await expect(verdicts(page)).toContainText('Not yet.');
  await expect(answerBox(page)).toHaveValue('1 kg/s');
});

test('an island that loads near the window fails only once it’s needed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.clock.install();
  await page.route('**/AnswerDesk*.js*', (route) => route.abort());
  await page.goto(pathOf('kettle'));
  await page.clock.runFor(6000);
  expect(await countIslands(page)).toMatchObject({ failed: 0, waiting: 1 });
  await answerBox(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (await countIslands(page)).failed;
    })
    .toBe(1);
  expect(await countIslands(page)).toMatchObject({ waiting: 0, silent: 0, dead: 0 });
});
