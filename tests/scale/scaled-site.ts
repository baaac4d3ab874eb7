import { chromium, type Browser } from '@playwright/test';
import { stringify } from 'yaml';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { freePort, startEngine } from '../../tools/engine.ts';
import { copyProject, withoutPrinting } from '../project-copy.ts';

/** The site with a file of its content replaced by a large one, served, and a browser to look at it. */
export interface ScaledSite {
  folder: string;
  origin: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Builds and serves such a site. */
export async function scaledSite(file: string, content: unknown): Promise<ScaledSite> {
  const project = copyProject();
  project.write(file, stringify(content));
  const { succeeded, output } = project.build(withoutPrinting);
  if (!succeeded) throw new Error(output);
  const engine = await startEngine(await freePort(), { folder: project.folder });
  const browser = await chromium.launch(chromiumLaunch());
  return {
    folder: project.folder,
    origin: engine.origin,
    browser,
    close: async () => {
      await browser.close();
      await engine.stop();
      project.remove();
    },
  };
}
