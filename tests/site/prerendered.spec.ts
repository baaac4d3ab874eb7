import { expect, test } from '@playwright/test';
import { startPrerendering } from '../prerendering.ts';
import { usedStorage } from '../used-storage.ts';
import { stableText } from '../browser-page.ts';

const origin = process.env['SITE_ORIGIN'] ?? '';

/** Pages that say what a browser remembers, each with a page that links to it. */
const pages = [
  ['/about', '/'],
  ['/resources', '/resources/study-materials'],
  ['/resources', '/resources/studyhome'],
] as const;

const remember = (entries: Record<string, string>) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};

/** Everything that is shown, once the scripts of the page have come. */
const words = () =>
  document.querySelector('astro-island[ssr]:not([client=near])') ? '' : document.body.innerText;

test('a page that was prepared before something was remembered says it when it is opened', async () => {
  for (const [from, path] of pages) {
    await test.step(`${path}, prepared before something was remembered, says it when it is opened`, async () => {
      const visitor = await startPrerendering();
      const shown = () => visitor.evaluate(words);
      try {
        await visitor.open(origin + from);
        await visitor.follow(path, () => visitor.evaluate(remember, usedStorage(new Date())));
        const prepared = await stableText(shown);
        await visitor.open(origin + path);
        expect(prepared).toBe(await stableText(shown));
      } finally {
        await visitor.close();
      }
    });
  }
});
