import { test as base } from '@playwright/test';
import { howToGetNginx } from '../tools/host/nginx-engine.ts';
import { noonOf, type Clock } from './clocks.ts';

/** A test whose visitor lives on a day that was chosen, not on the machine's. */
const onADay = base.extend<{ clock: Clock }>({
  clock: ['2025-10-06', { option: true }],
  context: async ({ context, clock }, use) => {
    await context.clock.setFixedTime(noonOf(clock));
    await use(context);
  },
});

/** A test of behaviour: it visits the small board of tests/fixtures, whatever the officers write. */
export const onFixture = onADay.extend({ baseURL: process.env['FIXTURE_ORIGIN'] });

/** A test of what must hold for anything that officers write: it visits the site in dist/. */
export const onSite = onADay.extend({ baseURL: process.env['SITE_ORIGIN'] });

/** A test of how the site is served, on each of the engines that may serve it. */
export const onEachEngine = {
  workerd: onSite,
  nginx: onADay.extend({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed: nothing
    baseURL: async ({}, use) => {
      const origin = process.env['NGINX_ORIGIN'];
      if (!origin) throw new Error(`There is no nginx: ${howToGetNginx}.`);
      await use(origin);
    },
  }),
};
