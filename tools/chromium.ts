import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a Chromium is on this machine: the one named, or the system's, Chrome, Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = named ? [named] : [...places, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** What to do where there is none. */
export const howToGetChromium =
  'install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH';

// Playwright itself keeps Chromium from talking to other hosts; these it leaves out.
const flags = ['--disable-gpu', '--disable-quic'];

/** How to launch the browser that every check uses. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(`No Chromium found: ${howToGetChromium}.`);
  }
  return { executablePath, args: flags };
}
