import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts, if it has any, have drawn what a visitor then sees. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await ready(page);
}

/** Waits until the scripts of a page that was opened have drawn what a visitor then sees. */
export async function ready(page: Page): Promise<void> {
  await wakeEverything(page);
  // The calendar knows its month only once it has asked the visitor's clock.
  await expect(page.locator('#month', { hasText: /^Calendar$/ })).toHaveCount(0);
  await layOutEverything(page);
}

/** Waits for every script, also for those that come only when their part comes near the window. */
export async function wakeEverything(page: Page): Promise<void> {
  // After a click the page may not be there yet, and so nothing that waits in it.
  await page.waitForLoadState();
  const waiting = page.locator('astro-island[ssr][client=near]');
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const island = document.querySelector('astro-island[ssr][client=near]');
          // On a phone it may be folded, and then it is not near anything.
          island?.closest('.fold')?.setAttribute('open', '');
          island?.firstElementChild?.scrollIntoView();
        });
        return waiting.count();
      })
      .toBeLessThan(left);
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  // An island is marked as alive when it begins to be; what it then does is a row of tasks.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** What is read of a page once it no longer changes. */
export async function settled(read: () => Promise<string>): Promise<string> {
  const readings: string[] = [];
  await expect
    .poll(
      async () => {
        readings.push(await read());
        return readings.at(-1) !== '' && readings.at(-1) === readings.at(-2);
      },
      { intervals: [500] },
    )
    .toBe(true);
  return readings.at(-1) ?? '';
}

/** Lays out what waits until it comes near the window, so that it can be read and measured. */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.a-to-z * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Opens what is folded, hints, solutions and answers, and shows both ways of what is told in two. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    delete document.documentElement.dataset['way'];
  });
}

/** Makes the browser forget all that the site has kept in it, whatever page is open. */
export async function forget(page: Page): Promise<void> {
  // A page without scripts of its own, so that none keeps anything while it is left.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Holds back what a page asks for, until what is returned is called. */
export async function holdBack(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise: late, resolve: come } = Promise.withResolvers<undefined>();
  await page.route(what, async (route) => {
    await late;
    await route.continue();
  });
  return () => {
    come(undefined);
  };
}

/** Typefaces may come before the first words or after, and then move a line: docs/decisions/002. */
export const keepFacesAway = (page: Page, faces = '**/*.woff2') =>
  page.route(faces, (face) => face.abort());
