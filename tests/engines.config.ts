import { defineConfig } from '@playwright/test';
import config from '../playwright.config.ts';
import { engineNames, type EngineName } from './engines/engine-browser.ts';

/** `npm run night -- engines`: every kind of journey and page in the engines of all today's browsers. */
export default defineConfig<object, { engine: EngineName }>({
  ...config,
  testDir: 'engines',
  testMatch: '*.spec.ts',
  globalSetup: './engines/serve-watched.ts',
  outputDir: '../test-results',
  // A file after the other in a browser that is open.
  fullyParallel: false,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that nobody has looked at proves nothing: only `--update-snapshots` writes one.
  updateSnapshots: 'none',
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
