import { defineConfig } from '@playwright/test';
import { clocks, visitorZone, type Clock } from './tests/clocks.ts';
import { chromiumLaunch } from './tools/chromium.ts';

export default defineConfig<{ clock: Clock }>({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'a11y/*.spec.ts', 'site/*.spec.ts'],
  globalSetup: './tests/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // How long something takes is not what these tests are about, and a machine may be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    timezoneId: visitorZone,
  },
  // Everything on the first day; what depends on the day on the others too.
  projects: clocks.map((clock, place) => ({
    name: clock,
    use: { clock },
    // On the first day other tests look at the same pages in the same way.
    ...(place > 0 ? { testMatch: '**/*.day.spec.ts' } : { testIgnore: '**/today.day.spec.ts' }),
  })),
});
