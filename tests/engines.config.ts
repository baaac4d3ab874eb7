import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { engineNames, type EngineName } from './engines/engine-browser.ts';

/**
 * `npm run night -- engines`: runs journeys and pages of every kind in all current browser engines.
 */
export default defineConfig<object, { engine: EngineName }>({
  ...config,
  testDir: 'engines',
  testMatch: '*.spec.ts',
  globalSetup: './engines/serve-watched.ts',
  outputDir: '../test-results',
  // Runs the tests of a file in order, in the same browser.
  fullyParallel: false,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Only `--update-snapshots` writes snapshots, so that each one is reviewed.
  updateSnapshots: 'none',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
