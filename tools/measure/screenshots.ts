/**
 * `npm run screenshots`: captures every page in three sizes and two themes, and the open menu, in
 * screenshots/.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../build/chromium.ts';
import { freePort, startEngine } from '../host/engine.ts';
import { builtRoutes } from '../build/routes.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

rmSync('screenshots', { recursive: true, force: true });
mkdirSync('screenshots');
const engine = await startEngine(await freePort());
const browser = await chromium.launch(chromiumLaunch({ isWhole: true }));

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    const shoot = (name: string, fullPage: boolean) =>
      page.screenshot({
        path: `screenshots/${name}-${String(viewport.width)}-${colorScheme}.png`,
        fullPage,
      });
    for (const route of builtRoutes()) {
      await page.goto(engine.origin + route, { waitUntil: 'networkidle' });
      // Lazy images load near the viewport, so scroll to the end and back.
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await shoot(route.slice(1).replaceAll('/', '_') || 'home', true);
    }
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await shoot('menu', false);
    }
    await page.close();
  }
}

await browser.close();
await engine.stop();
console.log('screenshots/ is ready');
