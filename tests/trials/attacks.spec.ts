import { expect } from '@playwright/test';
import { hostileStrings } from '../hostile-strings.ts';
import { onEachEngine } from '../spec.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const paths = [
  '/.env',
  '/.git/config',
  '/_headers',
  '/_redirects',
  '/wrangler.jsonc',
  '/package.json',
  '/content/site.yaml',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//example.org/%2e%2e',
  '/events/..%5c..%5c',
  '/%00',
  '/index.html%00.txt',
  '/wp-login.php',
  '/cgi-bin/test',
  '/server-status',
  '/?__proto__[x]=1',
  ...hostileStrings.filter((odd) => !/^[?#]/.test(odd)).map((odd) => `/${odd}`),
];

for (const [engine, test] of Object.entries(onEachEngine)) {
  test(`on ${engine} no path finds private files, breaks the server or redirects away`, async ({
    request,
    baseURL,
  }) => {
    for (const path of paths) {
      const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
      expect(response.status(), path).toBeLessThan(500);
      expect(await response.text(), path).not.toMatch(/root:|\[core\]|"devDependencies"/);
      const { location } = response.headers();
      if (location !== undefined) {
        expect(new URL(location, baseURL).origin, path).toBe(new URL(baseURL ?? '').origin);
      }
    }
  });

  test(`on ${engine} only read methods have an effect`, async ({ request }) => {
    for (const method of methods) {
      const response = await request.fetch('/', { method, data: 'x', maxRedirects: 0 });
      expect([200, 204, 400, 403, 404, 405, 501], method).toContain(response.status());
    }
    expect((await request.get('/')).status()).toBe(200);
  });
}
