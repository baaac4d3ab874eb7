import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import axe from 'axe-core';
import { chromiumLaunch } from '../build/chromium.ts';
import { placeOf } from './content-places.ts';
import { freePort, startEngine } from '../host/engine.ts';
import { builtRoutes, notFoundRoute, onePageOfEachKind } from '../build/routes.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  colorScheme: 'light',
};
const desktop: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
};

/** Runs axe on one page of each kind, on a phone in light mode and a desktop in dark mode. */
export async function axeFaults(): Promise<string[]> {
  const engine = await startEngine(await freePort());
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const routes = onePageOfEachKind(builtRoutes(), (route) => route);
    const look = (options: BrowserContextOptions) =>
      lookAt(browser, routes, {
        ...options,
        baseURL: engine.origin,
        reducedMotion: 'reduce',
        // The page's policy would block axe's script.
        bypassCSP: true,
      });
    const found = await Promise.all([look(phone), look(desktop)]);
    return [...new Set(found.flat())];
  } finally {
    await browser.close();
    await engine.stop();
  }
}

async function lookAt(
  browser: Browser,
  routes: readonly string[],
  options: BrowserContextOptions,
): Promise<string[]> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await page.waitForFunction(() => {
      const waiting = document.querySelector('astro-island[ssr]');
      // On a phone, the island may be in a collapsed part, which never comes near the viewport.
      waiting?.closest('.fold')?.setAttribute('open', '');
      // Some islands load only when they're near the viewport.
      if (waiting?.matches('[client=near]')) waiting.firstElementChild?.scrollIntoView();
      return waiting === null;
    });
    await page.evaluate(prepare);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async (runOnly) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const results = await run({ runOnly, resultTypes: ['violations'] });
      return results.violations.map(({ help, nodes }) => ({
        help,
        html: nodes[0]?.html ?? '',
        text: document.querySelector(String(nodes[0]?.target[0] ?? 'head'))?.textContent ?? '',
      }));
    }, tags);
    for (const { help, html, text } of violations) {
      const place = placeOf(route === notFoundRoute ? '/404' : route, text.trim().slice(0, 40));
      faults.push(
        `${place}\n  someone with a disability couldn’t use the page ${route}: ${help}.\n  Look at: ${html.slice(0, 120)}`,
      );
    }
  }
  await context.close();
  return faults;
}

function prepare() {
  for (const details of document.querySelectorAll('details')) details.open = true;
}
