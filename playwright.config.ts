import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/chromium.ts';

const port = 4399;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'a11y/*.spec.ts'],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${String(port)}`,
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: 'node tools/preview.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${String(port)}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
