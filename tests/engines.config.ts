import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { engineNames, type EngineName } from './engines/engine-browser.ts';

/**
 * `npm run night -- engines` runs journeys and opens pages of every kind in all current browser
 * engines.
 */
export default defineConfig<object, { engine: EngineName }>({
  ...config,
  testDir: 'engines',
  testMatch: '*.spec.ts',
  globalSetup: './engines/serve-watched.ts',
  outputDir: '../test-results',
  // The tests of a file share a browser, so they run in order.
  fullyParallel: false,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Only `--update-snapshots` writes snapshots, so that every new snapshot is reviewed.
  updateSnapshots: 'none',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
