import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The headless shell opens pages three times as fast as a full browser. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, a system installation, Chrome, or Playwright's
 * copy. With `isWhole`, returns a full browser, which can also show PDFs and use the back/forward
 * cache.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [...(isWhole ? [] : [shell]), ...browsers, chromium.executablePath()];
  return (named ? [named] : installed).find((path) => existsSync(path));
}

/**
 * Returns the version of a Chromium. On Windows, reads it from the file, because asking the browser
 * opens a window.
 */
export const chromiumVersion = (path: string): string =>
  process.platform === 'win32'
    ? String(statSync(path).mtimeMs)
    : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;

export const howToGetChromium =
  'install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH';

// Playwright blocks most of Chromium's background requests; these flags block the others.
const flags = ['--disable-gpu', '--disable-quic'];

export function chromiumLaunch(wanted: { isWhole?: boolean } = {}): LaunchOptions {
  const executablePath = findChromium(wanted);
  if (!executablePath) {
    throw new Error(`No Chromium found: ${howToGetChromium}.`);
  }
  return { executablePath, args: flags };
}
