import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { clocks, visitorZone, type Clock } from './tests/clocks.ts';
import { chromiumLaunch } from './tools/build/chromium.ts';

export default defineConfig<{ clock: Clock }>({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'a11y/*.spec.ts', 'site/*.spec.ts'],
  globalSetup: './tests/serve-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine, about one test in several hundred fails by chance: see
  // tests/second-tries.ts.
  retries: 1,
  workers: 2,
  // These tests aren't about speed, and the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    [fileURLToPath(import.meta.resolve('./tests/second-tries.ts'))],
    // Shows failed tests at their lines in the pull request.
    ...(process.env['GITHUB_ACTIONS'] === 'true' ? [['github'] as const] : []),
  ],
  outputDir: 'test-results',
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
    timezoneId: visitorZone,
  },
  // The nightly run also tests other dates: tests/every-clock.config.ts.
  projects: clocks.slice(0, 1).map((clock) => ({
    name: clock,
    use: { clock },
    // Other tests check the same pages on this date.
    testIgnore: '**/today.day.spec.ts',
  })),
});
