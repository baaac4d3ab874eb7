import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { clocks, type Clock } from './clocks.ts';

/** `npm run night -- clocks` runs every browser test on each of the dates. */
export default defineConfig<{ clock: Clock }>({
  ...config,
  testDir: '.',
  globalSetup: './serve-sites.ts',
  outputDir: '../test-results',
  projects: clocks.map((clock) => ({ name: clock, use: { clock } })),
});
