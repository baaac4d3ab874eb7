import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const places = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is on this machine: one named, the system's, Chrome, or Playwright's own. */
function findChromium(): string | undefined {
  return [...places, chromium.executablePath()].find((path) => path && existsSync(path));
}

// Playwright itself keeps Chromium from talking to other hosts; these it leaves out.
const flags = ['--disable-gpu', '--disable-quic'];

/** How to launch the browser that every check uses. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH.',
    );
  }
  return { executablePath, args: flags };
}
