import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { freePort, startEngine, type Engine } from '../../tools/host/engine.ts';
import { events } from '../fixture-content.ts';
import { copyFixture, withoutPrinting, type ProjectCopy } from '../project-copy.ts';
import { visit } from '../browser-page.ts';

const problem = '/resources/study-materials/problems/kettle';
const source = 'content/problems/kettle.mdx';
const words = { before: 'Steam for the tea kitchen', after: 'Steam for the new kitchen' };
const givens = (page: Page) => page.locator('.givens tr');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

/** Builds the test board. The newer build has a different title, and two of its givens are swapped. */
function buildSite({ isNewer }: { isNewer: boolean }): ProjectCopy {
  const copy = copyFixture();
  if (isNewer) {
    const text = readFileSync(join(copy.folder, source), 'utf8');
    const [, first = '', second = ''] =
      /(<Given name="mw"[\s\S]*?<\/Given>\n)(<Given name="dT"[\s\S]*?<\/Given>\n)/.exec(text) ?? [];
    copy.write(
      source,
      text.replace(first + second, second + first).replace(words.before, words.after),
    );
  }
  const { succeeded, output } = copy.build(withoutPrinting);
  if (!succeeded) throw new Error(output);
  return copy;
}

/** An origin to deploy sites to, and a visitor with a persistent browser profile. */
interface Place {
  deploy: (site: ProjectCopy) => Promise<void>;
  /** Opens the visitor's browser with its cache. */
  open: () => Promise<{ context: BrowserContext; page: Page }>;
}

let older: ProjectCopy;
let newer: ProjectCopy;

// The tests share two builds, so they run in sequence.
test.describe.configure({ mode: 'default', timeout: 600_000 });

test.beforeAll(() => {
  older = buildSite({ isNewer: false });
  newer = buildSite({ isNewer: true });
});

test.afterAll(() => {
  older.remove();
  newer.remove();
});

async function withAPlace(act: (place: Place) => Promise<void>): Promise<void> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'));
  let engine: Engine | undefined;
  const opened: BrowserContext[] = [];
  try {
    await act({
      deploy: async ({ folder }) => {
        await engine?.stop();
        engine = await startEngine(port, { folder });
      },
      open: async () => {
        const context = await chromium.launchPersistentContext(profile, {
          ...chromiumLaunch({ isWhole: true }),
          baseURL: `http://127.0.0.1:${String(port)}`,
        });
        opened.push(context);
        return { context, page: await context.newPage() };
      },
    });
  } finally {
    for (const context of opened) await context.close();
    await engine?.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('a page of the old site offers to reload for new numbers', async () => {
  await withAPlace(async ({ deploy, open }) => {
    await deploy(older);
    const { page } = await open();
    await visit(page, problem);
    const stated = await givens(page).allInnerTexts();
    await deploy(newer);
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page.getByText('The site changed since you opened this page.')).toBeVisible();
    expect(await givens(page).allInnerTexts()).toEqual(stated);
    await reload(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.after);
    await expect(page.getByText(/These are the numbers from seed \d+/)).toBeVisible();
    await expect(givens(page).nth(1)).toContainText('Rise of its temperature');
    await expect(givens(page).nth(1).locator('.quantity')).toHaveText(/K$/);
    await expect(givens(page).nth(2).locator('.quantity')).toHaveText(/kg\/s$/);
  });
});

test('a calendar of the old site shows an older year of the new one', async () => {
  await withAPlace(async ({ deploy, open }) => {
    await deploy(older);
    const { page } = await open();
    await page.clock.setFixedTime(new Date('2019-05-10T12:00:00-06:00'));
    await page.route('**/events/*.json', (route) => route.abort());
    await visit(page, '/events');
    for (const month of ['April 2019', 'March 2019']) {
      await page.getByRole('button', { name: new RegExp(`^Prev.*${month}`) }).click();
    }
    await expect(page.getByText('wouldn’t load')).toBeVisible();
    await deploy(newer);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    const founding = events[0]?.title ?? '';
    await expect(page.getByRole('table').getByRole('button', { name: founding })).toBeVisible();
  });
});

test('a page of the old site with scripts of the new one says that they failed', async () => {
  await withAPlace(async ({ deploy, open }) => {
    await deploy(older);
    const { page } = await open();
    const { promise: deployed, resolve: go } = Promise.withResolvers<undefined>();
    // As if the deploy had renamed every script.
    await page.route('**/_astro/*.js', async (route) => {
      await deployed;
      await route.continue({ url: route.request().url().replace(/\.js$/, '-older.js') });
    });
    await page.goto(problem, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await deploy(newer);
    go(undefined);
    await expect(page.getByText('The answer box didn’t load.')).toBeVisible();
    await page.unrouteAll();
    await reload(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.after);
    await expect(page.getByRole('button', { name: 'New numbers' })).toBeVisible();
  });
});

test('a script that was missing works after a reload', async () => {
  await withAPlace(async ({ deploy, open }) => {
    const assets = join(older.folder, 'dist/_astro');
    renameSync(assets, `${assets}-away`);
    await deploy(older);
    const { page } = await open();
    await page.goto('/contact');
    await expect(page.getByText('didn’t load.')).toBeVisible();
    renameSync(`${assets}-away`, assets);
    await deploy(older);
    await reload(page).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.getByText('didn’t load.')).toBeHidden();
  });
});

test('a returning visitor sees the new site and loads only changed files', async () => {
  await withAPlace(async ({ deploy, open }) => {
    await deploy(older);
    const first = await open();
    await first.page.goto('/resources/study-materials');
    await visit(first.page, problem);
    await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(words.before);
    await first.page.getByRole('button', { name: 'New numbers' }).click();
    await expect(first.page.getByText(/These are the numbers from seed/)).toBeVisible();
    await first.context.close();

    await deploy(newer);
    const { page } = await open();
    await visit(page, problem);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.after);
    await page.getByRole('button', { name: 'New numbers' }).click();
    await expect(page.getByText(/These are the numbers from seed/)).toBeVisible();
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\.(js|css|woff2)$/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(fetched).toEqual([]);
  });
});
