import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { expect } from '@playwright/test';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { siteSchema } from '../../src/content/site/schema.ts';
import { notFoundRoute } from '../../tools/build/routes.ts';
import { parentRedirects } from '../../tools/host/redirects.ts';
import { pages, samples } from '../routes.ts';
import { onEachEngine } from '../spec.ts';

const typeOf: Record<string, RegExp> = {
  '.avif': /^image\/avif$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.ico': /^image\/vnd\.microsoft\.icon$/,
  '.ics': /^text\/calendar; charset=utf-8$/,
  '.jpeg': /^image\/jpeg$/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^text\/javascript; charset=utf-8$/,
  '.json': /^application\/(speculationrules\+)?json$/,
  '.pdf': /^application\/pdf$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^application\/(atom\+xml; charset=utf-8|xml)$/,
};

for (const [engine, test] of Object.entries(onEachEngine)) {
  test.describe(`on ${engine}`, () => {
    test('every page answers at its exact address, and variants redirect there', async ({
      request,
    }) => {
      await test.step('every page answers 200 at its exact path, without a redirect', async () => {
        const answers = pages.map(async (route) => {
          const response = await request.get(route, { maxRedirects: 0 });
          return [route, response.status(), response.headers()['content-type']];
        });
        expect(await Promise.all(answers)).toEqual(
          pages.map((route) => [route, 200, 'text/html; charset=utf-8']),
        );
      });
      await test.step('variants of an address redirect to it', async () => {
        const inner = samples.filter((route) => route !== '/' && route !== notFoundRoute);
        const ways: [string, string][] = [
          ['/index', '/'],
          ['/index.html', '/'],
          ...inner.flatMap((route): [string, string][] => [
            [`${route}/`, route],
            [`${route}.html`, route],
            [`${route}/?q=a`, `${route}?q=a`],
          ]),
        ];
        for (const [way, address] of ways) {
          const response = await request.get(way, { maxRedirects: 0 });
          expect([way, response.status(), response.headers()['location']]).toEqual([
            way,
            307,
            address,
          ]);
        }
      });
      await test.step('a parent address without a page redirects to one', async () => {
        for (const { from, to } of parentRedirects('dist')) {
          for (const way of [from, `${from}/`]) {
            const response = await request.get(way, { maxRedirects: 0 });
            expect([way, response.status(), response.headers()['location']]).toEqual([
              way,
              307,
              to,
            ]);
          }
        }
      });
    });

    test('files have their type, compression and caching', async ({ request }) => {
      await test.step('a page is compressed, and not sent again if it’s cached', async () => {
        const first = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
        expect(first.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
        const again = await request.get('/', {
          headers: {
            'accept-encoding': 'br, gzip',
            'if-none-match': first.headers()['etag'] ?? '',
          },
        });
        expect(again.status()).toBe(304);
      });
      await test.step('every kind of file has its content type', async () => {
        const files = globSync('dist/**/*.*').filter((file) => !file.endsWith('.html'));
        const ofEachKind = [...Map.groupBy(files, (file) => extname(file)).values()];
        for (const [file = ''] of ofEachKind) {
          const response = await request.get(file.slice(4));
          expect(response.headers()['content-type'], file).toMatch(typeOf[extname(file)] ?? /^$/);
        }
      });
      await test.step('hashed files are cached for a year, everything else is revalidated', async () => {
        const hashed = globSync(['dist/_astro/**/*.{js,css,woff2}', 'dist/search/*']).map((file) =>
          file.slice(4),
        );
        expect(hashed.length).toBeGreaterThan(0);
        const cacheOf = async (path: string) =>
          (await request.get(path)).headers()['cache-control'];
        for (const path of hashed) {
          expect(await cacheOf(path), path).toBe('public, max-age=31536000, immutable');
        }
        for (const file of globSync('dist/_astro/*.{avif,webp,png}')) {
          expect(await cacheOf(file.slice(4)), file).toBe(
            'public, max-age=86400, stale-while-revalidate=31536000',
          );
        }
        for (const path of [
          ...samples.filter((route) => route !== notFoundRoute),
          '/robots.txt',
          '/sitemap-index.xml',
          '/social-card.png',
          '/favicon.svg',
        ]) {
          expect(await cacheOf(path), path).toBe('no-cache');
        }
      });
      await test.step('a missing file, as during a deploy, isn’t cached', async () => {
        const [script = ''] = globSync('dist/_astro/*.js').map((file) => file.slice(4));
        for (const path of [
          '/_astro/nothing.js',
          '/_astro/fonts/nothing.woff2',
          '/search/index-nothing.json',
          `${script}.old.js`,
        ]) {
          const response = await request.get(path);
          expect(response.status(), path).toBe(404);
          expect(response.headers()['cache-control'], path).toBe('no-cache');
        }
      });
      await test.step('security.txt exists if the board has a security contact', async () => {
        const { securityContact, email, url } = readYaml('content/site.yaml', siteSchema);
        const response = await request.get('/.well-known/security.txt');
        expect(response.status()).toBe(securityContact ? 200 : 404);
        if (!securityContact) return;
        expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
        expect((await response.text()).split('\n')).toEqual(
          expect.arrayContaining([
            `Contact: mailto:${email}`,
            `Expires: ${securityContact.expires}T00:00:00Z`,
            `Canonical: ${url}/.well-known/security.txt`,
          ]),
        );
      });
    });

    test('a link is prefetched on hover', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Preload.enable');
      const fetched = new Promise<string>((resolve) => {
        session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
          if (status === 'Ready') resolve(prefetchUrl);
        });
      });
      const isRuled = new Promise((resolve) => session.once('Preload.ruleSetUpdated', resolve));
      await page.goto('/');
      await isRuled;
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'About' })
        .hover();
      expect(new URL(await fetched).pathname).toBe('/about');
    });
  });
}
