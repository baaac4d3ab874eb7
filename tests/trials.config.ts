import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { clocks, type Clock } from './clocks.ts';

// Every page and every script, where the checks of each change take one of a kind.
process.env['TRIALS'] = 'all';

/** `npm run night -- trials`: everything that once made the site give way, tried at full length. */
export default defineConfig<{ clock: Clock }>({
  ...config,
  testDir: '.',
  testMatch: ['trials/*.spec.ts', 'site/*.spec.ts', 'e2e/broken-scripts.spec.ts'],
  globalSetup: './serve-sites.ts',
  outputDir: '../test-results',
  projects: clocks.slice(0, 1).map((clock) => ({ name: clock, use: { clock } })),
});
