import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { clocks, type Clock } from './clocks.ts';

// Runs the trials on every page and every script instead of one of each kind.
process.env['TRIALS'] = 'all';

/** `npm run night -- trials` runs the full tests of everything that once broke the site. */
export default defineConfig<{ clock: Clock }>({
  ...config,
  testDir: '.',
  testMatch: ['trials/*.spec.ts', 'site/*.spec.ts', 'e2e/broken-scripts.spec.ts'],
  globalSetup: './serve-sites.ts',
  outputDir: '../test-results',
  projects: clocks.slice(0, 1).map((clock) => ({ name: clock, use: { clock } })),
});
