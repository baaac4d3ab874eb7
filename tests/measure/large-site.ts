import { chromium, type Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { freePort, startEngine } from '../../tools/host/engine.ts';
import { copyFixture, withoutPrinting } from '../project-copy.ts';
import { largeContent } from '../scale/large-content.ts';

/** The test board, a site with the promised amount of content, and a browser to compare them. */
export interface TwoSites {
  few: string;
  many: string;
  browser: Browser;
  close: () => Promise<void>;
}

export async function twoSites(): Promise<TwoSites> {
  const small = copyFixture();
  const large = copyFixture();
  for (const [file, content] of Object.entries(largeContent(large.folder))) {
    large.write(file, stringify(content));
  }
  for (const site of [small, large]) {
    const { succeeded, output } = site.build(withoutPrinting);
    if (!succeeded) throw new Error(output);
  }
  const few = await startEngine(await freePort(), { folder: small.folder });
  const many = await startEngine(await freePort(), { folder: large.folder });
  const browser = await chromium.launch(chromiumLaunch());
  return {
    few: few.origin,
    many: many.origin,
    browser,
    close: async () => {
      await browser.close();
      for (const engine of [few, many]) await engine.stop();
      for (const site of [small, large]) site.remove();
    },
  };
}
