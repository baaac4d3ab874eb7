import { expect } from '@playwright/test';
import { noonOf } from '../clocks.ts';
import { samples } from '../routes.ts';
import { usedStorage } from '../used-storage.ts';
import { stableText } from '../browser-page.ts';
import { onSite as test } from './spec.ts';

const remember = (entries: Record<string, string>) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};

const words = () => document.body.innerText;
const failed = () => document.querySelectorAll('.living.has-failed').length;
const tenSeconds = () => new Promise((resolve) => setTimeout(resolve, 10_000));

for (const route of samples) {
  test(`${route} is the same after ten seconds, for new and returning visitors`, async ({
    visitor,
  }) => {
    for (const storage of [{}, usedStorage(noonOf('2025-10-06'))]) {
      await visitor.evaluate(remember, storage);
      await visitor.visit(route);
      const before = await stableText(() => visitor.evaluate(words));
      // WebDriver can't change the clock, so the test waits in real time.
      await tenSeconds();
      expect(await visitor.evaluate(words)).toBe(before);
      expect(await visitor.evaluate(failed)).toBe(0);
    }
  });
}
