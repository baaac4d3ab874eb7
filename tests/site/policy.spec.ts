import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { expect } from '@playwright/test';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { samples } from '../routes.ts';
import { onEachEngine } from '../spec.ts';
import { policyIn, together } from './combined-policy.ts';

const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none';/,
  'strict-transport-security': /^max-age=63072000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
};

for (const [engine, test] of Object.entries(onEachEngine)) {
  test.describe(`on ${engine}`, () => {
    test('every answer has all security headers and a strict policy', async ({ request }) => {
      await test.step('an unknown path answers 404 with the not-found page and all security headers', async () => {
        const missing = ['/about/nothing', '/_astro/nothing.js', '/_astro/nothing.avif', '/a.pdf'];
        for (const path of [notFoundRoute, ...missing]) {
          const response = await request.get(path, { maxRedirects: 0 });
          expect(response.status(), path).toBe(404);
          expect(await response.text(), path).toContain('PSE-404');
          for (const [name, value] of Object.entries(securityHeaders)) {
            expect(response.headers()[name], `${name} of ${path}`).toMatch(value);
          }
        }
      });
      await test.step('every answer has all security headers', async () => {
        for (const path of [...samples, '/robots.txt', '/social-card.png', '/favicon.svg']) {
          const headers = (await request.get(path)).headers();
          for (const [name, value] of Object.entries(securityHeaders)) {
            expect(headers[name], `${name} of ${path}`).toMatch(value);
          }
          expect(headers['content-security-policy']?.length, path).toBeLessThan(400);
          expect(headers['set-cookie'], path).toBeUndefined();
          expect(headers['access-control-allow-origin'], path).toBeUndefined();
        }
      });
      await test.step('policies allow no unknown inline code, no eval and no other hosts', async () => {
        for (const route of samples) {
          const response = await request.get(route);
          const header = response.headers()['content-security-policy'] ?? '';
          const own = policyIn(await response.text());
          expect(header, route).toContain("frame-ancestors 'self'");
          expect(own, route).toContain("default-src 'none'");
          expect(own, route).not.toMatch(/unsafe|https?:|data:|\*/);
          const sources = [...together(header, own).values()].flat();
          expect(new Set(sources), route).toEqual(new Set(["'none'", "'self'", "'script'"]));
        }
      });
      await test.step('files that aren’t pages allow nothing unsafe', async () => {
        const files = globSync('dist/**/*.*').filter((file) => !file.endsWith('.html'));
        const ofEachKind = [...Map.groupBy(files, (file) => extname(file)).values()];
        for (const [file = ''] of ofEachKind) {
          const policy = (await request.get(file.slice(4))).headers()['content-security-policy'];
          expect(policy, file).toMatch(/^default-src 'none';.*frame-ancestors 'self'/);
          expect(policy, file).not.toMatch(/unsafe|https?:|data:|[*,]/);
        }
      });
    });

    test('the not-found page has its style at the address of a file too', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) errors.push(message.text());
      });
      const looks = new Set<string>();
      for (const path of [notFoundRoute, '/lessons/no-such.pdf', '/feed.xml']) {
        await page.goto(path);
        looks.add(await page.evaluate(() => getComputedStyle(document.body).fontFamily));
      }
      expect([...looks].join()).toMatch(/^"Atkinson[^|]*$/);
      expect(looks.size).toBe(1);
      expect(errors).toEqual([]);
    });
  });
}
