import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Chromium without a user interface, which opens a page three times as fast. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, the system's, Chrome, or Playwright's
 * own. A full browser can also show PDFs and restore pages from the back/forward cache.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [...(isWhole ? [] : [shell]), ...browsers, chromium.executablePath()];
  return (named ? [named] : installed).find((path) => existsSync(path));
}

/** Returns a Chromium's version; on Windows from its file, since asking it opens a window. */
export const chromiumVersion = (path: string): string =>
  process.platform === 'win32'
    ? String(statSync(path).mtimeMs)
    : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;

/** Advice if there's no Chromium. */
export const howToGetChromium =
  'install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH';

// Playwright blocks most of Chromium's own requests; these flags block the rest.
const flags = ['--disable-gpu', '--disable-quic'];

/** Launch options for every check. */
export function chromiumLaunch(wanted: { isWhole?: boolean } = {}): LaunchOptions {
  const executablePath = findChromium(wanted);
  if (!executablePath) {
    throw new Error(`No Chromium found: ${howToGetChromium}.`);
  }
  return { executablePath, args: flags };
}
