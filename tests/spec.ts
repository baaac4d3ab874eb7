import { test as base } from '@playwright/test';
import { howToGetNginx } from '../tools/host/nginx-engine.ts';
import { noonOf, type Clock } from './clocks.ts';

/** A test whose visitor has a fixed date. */
const onADay = base.extend<{ clock: Clock }>({
  clock: ['2025-10-06', { option: true }],
  context: async ({ context, clock }, use) => {
    await context.clock.setFixedTime(noonOf(clock));
    await use(context);
  },
});

/** A test of behavior, run on the test board in tests/fixtures. */
export const onFixture = onADay.extend({ baseURL: process.env['FIXTURE_ORIGIN'] });

/** A test that has to pass with any content, run on the site in dist/. */
export const onSite = onADay.extend({ baseURL: process.env['SITE_ORIGIN'] });

/** A test of how the site is served, run on each server. */
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
