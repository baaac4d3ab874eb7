import { startChromium } from './chromium.ts';
import type { EngineBrowser, EngineName, Theme } from './engine-browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

const starts: Record<EngineName, (theme: Theme) => Promise<EngineBrowser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** Starts an engine with a temporary profile. */
export const startBrowser = (name: EngineName, theme: Theme = 'light'): Promise<EngineBrowser> =>
  starts[name](theme);
