import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Chromium with nothing around the page: a new page opens there in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a Chromium is on this machine: the one named, or the system's, Chrome, Playwright's own. A
 * whole browser also shows PDFs, sets type for paper and keeps the pages that somebody left.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const installed = [...(isWhole ? [] : [shell]), ...browsers, chromium.executablePath()];
  return (named ? [named] : installed).find((path) => existsSync(path));
}

/** Names the version of a Chromium; on Windows by its file, since there it opens a window when asked. */
export const chromiumVersion = (path: string): string =>
  process.platform === 'win32'
    ? String(statSync(path).mtimeMs)
    : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;

/** What to do where there is none. */
export const howToGetChromium =
  'install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or set CHROMIUM_PATH';

// Playwright itself keeps Chromium from talking to other hosts; these it leaves out.
const flags = ['--disable-gpu', '--disable-quic'];

/** How to launch the browser that every check uses. */
export function chromiumLaunch(wanted: { isWhole?: boolean } = {}): LaunchOptions {
  const executablePath = findChromium(wanted);
  if (!executablePath) {
    throw new Error(`No Chromium found: ${howToGetChromium}.`);
  }
  return { executablePath, args: flags };
}
