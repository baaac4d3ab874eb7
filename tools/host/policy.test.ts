import { expect, test } from 'vitest';
import { headerOfFiles, headerOfPages, inlineHashes, withPolicy } from './policy.ts';

const page = (inner: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>A</title>${inner}</head></html>`;

// echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
const red = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

test('hashes an inline style', () => {
  expect(inlineHashes(page('<style>a{color:red}</style>'), 'style')).toEqual([red]);
});

test('skips external scripts and data', () => {
  const html = page(
    '<script type="module" src="/_astro/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(inlineHashes(html, 'script')).toEqual([]);
});

test('allows > in an attribute', () => {
  const [hash] = inlineHashes(page('<script>1</script>'), 'script');
  expect(inlineHashes(page('<script data-title="a > b">1</script>'), 'script')).toEqual([hash]);
});

test('puts a page’s policy right after its charset, with only its own hashes', () => {
  const html = withPolicy(page('<style>a{color:red}</style>'));
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';style-src 'self' ${red};img-src`,
  );
  expect(html).toContain("require-trusted-types-for 'script';trusted-types 'none'\"><title>");
  expect(html).not.toContain('unsafe');
});

test('rejects a page without a charset', () => {
  expect(() => withPolicy('<html><head><title>A</title></head></html>')).toThrow('charset');
});

test('has a short header for pages that’s only loose about inline code', () => {
  expect(headerOfPages.length).toBeLessThan(400);
  expect(headerOfPages).toMatch(/^default-src 'none';script-src 'self' 'unsafe-inline';/);
  expect(headerOfPages).toContain("frame-ancestors 'self'");
  expect(headerOfPages).toContain("require-trusted-types-for 'script';trusted-types 'none'");
});

test('allows the not-found page’s inline code in other files', () => {
  const policy = headerOfFiles(page('<style>a{color:red}</style><script>1</script>'));
  expect(policy.length).toBeLessThan(400);
  expect(policy).toContain(`style-src 'self' ${red};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
