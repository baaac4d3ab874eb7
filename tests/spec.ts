import { test as base } from '@playwright/test';
import { howToGetNginx } from '../tools/host/nginx-engine.ts';
import { noonOf, type Clock } from './clocks.ts';

/** A browser test at a fixed date. */
const onADay = base.extend<{ clock: Clock }>({
  clock: ['2025-10-06', { option: true }],
  context: async ({ context, clock }, use) => {
    await context.clock.setFixedTime(noonOf(clock));
    await use(context);
  },
});

/** A test of behavior on the test board in tests/fixtures. */
export const onFixture = onADay.extend({ baseURL: process.env['FIXTURE_ORIGIN'] });

/** A test of the site in dist/. It must pass with any content. */
export const onSite = onADay.extend({ baseURL: process.env['SITE_ORIGIN'] });

/** Tests of how each server serves the site. */
export const onEachEngine = {
  workerd: onSite,
  nginx: onADay.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    baseURL: async ({}, use) => {
      const origin = process.env['NGINX_ORIGIN'];
      if (!origin) throw new Error(`There is no nginx: ${howToGetNginx}.`);
      await use(origin);
    },
  }),
};
