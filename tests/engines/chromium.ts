import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { visitorZone } from '../clocks.ts';
import type { EngineBrowser, Theme } from './engine-browser.ts';

export async function startChromium(colorScheme: Theme): Promise<EngineBrowser> {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ colorScheme, timezoneId: visitorZone });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    read: (expression) => page.evaluate<string>(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
