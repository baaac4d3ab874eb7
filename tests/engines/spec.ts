import { expect, test as base } from '@playwright/test';
import { phone } from '../first-screen.ts';
import type { EngineBrowser, EngineName } from './engine-browser.ts';
import { startBrowser } from './start-browser.ts';
import { Visitor } from './visitor.ts';

/** Every journey runs at these window sizes. */
export const sizes = [phone, { width: 1280, height: 800 }];

/** The environment variable with the origin of the test board or of the site in dist/. */
type Site = 'FIXTURE_ORIGIN' | 'SITE_ORIGIN';

const inAnEngine = base.extend<
  { site: Site; visitor: Visitor },
  { engine: EngineName; engineBrowser: EngineBrowser }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await startBrowser(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: ['FIXTURE_ORIGIN', { option: true }],
  visitor: async ({ engineBrowser, site }, use) => {
    const visitor = new Visitor(engineBrowser, process.env[site] ?? '');
    await use(visitor);
    expect(await visitor.leave(), 'errors').toBe('');
  },
});

export const onFixture = inAnEngine;

export const onSite = inAnEngine.extend({ site: 'SITE_ORIGIN' });

/** Defines a test for each window size. */
export function atEverySize(title: string, journey: (visitor: Visitor) => Promise<void>): void {
  for (const size of sizes) {
    onFixture(`${title}, at ${String(size.width)} px`, async ({ visitor }) => {
      await visitor.resize(size);
      await journey(visitor);
    });
  }
}
