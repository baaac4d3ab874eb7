import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/build/chromium.ts';

/** `npm run night -- editor` tests the form editor in Chromium, with a copy of the test board. */
export default defineConfig({
  testDir: 'editor',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: { launchOptions: chromiumLaunch(), viewport: { width: 1280, height: 800 } },
});
