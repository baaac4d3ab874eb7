import { expect, type Page } from '@playwright/test';

export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitUntilReady(page);
}

/** Waits until the scripts of an open page have rendered their islands. */
export async function waitUntilReady(page: Page): Promise<void> {
  await loadIslands(page);
  // The heading stays "Calendar" until the script has read the clock.
  await expect(page.locator('#month', { hasText: /^Calendar$/ })).toHaveCount(0);
  await renderEverything(page);
}

/** Loads every island, including those that load only when they are near the window. */
export async function loadIslands(page: Page): Promise<void> {
  // After a click, the next page may still be loading.
  await page.waitForLoadState();
  const waiting = page.locator('astro-island[ssr][client=near]');
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const island = document.querySelector('astro-island[ssr][client=near]');
          // On a phone, the island may be inside a closed `.fold`.
          island?.closest('.fold')?.setAttribute('open', '');
          island?.firstElementChild?.scrollIntoView();
        });
        return waiting.count();
      })
      .toBeLessThan(left);
  }
  await expect(page.locator('astro-island[ssr]:not([client="use"])')).toHaveCount(0);
  // An island loses the attribute `ssr` before its effects have run.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Reads a text repeatedly until it's the same twice in a row. */
export async function stableText(read: () => Promise<string>): Promise<string> {
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

/** Renders the content that browsers skip until it's near the window (`content-visibility`). */
export async function renderEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.a-to-z * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Opens every `details`, and shows both versions of a lesson with two sign conventions. */
export async function expandEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    delete document.documentElement.dataset['way'];
  });
}

export async function resetStorage(
  page: Page,
  stored: Record<string, unknown> = {},
): Promise<void> {
  // A page without scripts doesn't store anything when the browser leaves it.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of entries) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, Object.entries(stored));
}

/** Makes every access to local or session storage throw, and collects the page's errors. */
export async function forbidStorage(
  page: Page,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript((name) => {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }, kind);
  return errors;
}

/** Grants a page access to the clipboard, and returns a function that reads the clipboard. */
export async function allowClipboard(page: Page): Promise<() => Promise<string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return () => page.evaluate(() => navigator.clipboard.readText());
}

export async function delayRequests(page: Page, what: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(what, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release(undefined);
  };
}

/** A font that arrives after the first paint can move a line: docs/decisions/002. */
export const blockFonts = (page: Page, fonts = '**/*.woff2') =>
  page.route(fonts, (font) => font.abort());
