import { expect, test } from 'vitest';
import { headerOfFiles, headerOfPages, inlineHashes, withPolicy } from './policy.ts';

const page = (inner: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>A</title>${inner}</head></html>`;

// echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
const red = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

test('an inline style is admitted by its hash', () => {
  expect(inlineHashes(page('<style>a{color:red}</style>'), 'style')).toEqual([red]);
});

test('a script of a file needs no hash, and data is not a script', () => {
  const html = page(
    '<script type="module" src="/_astro/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(inlineHashes(html, 'script')).toEqual([]);
});

test('a sign in an attribute does not end the tag', () => {
  const [hash] = inlineHashes(page('<script>1</script>'), 'script');
  expect(inlineHashes(page('<script data-title="a > b">1</script>'), 'script')).toEqual([hash]);
});

test('the policy of a page stands right behind its charset, with the hashes of that page alone', () => {
  const html = withPolicy(page('<style>a{color:red}</style>'));
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';style-src 'self' ${red};img-src`,
  );
  expect(html).toContain("require-trusted-types-for 'script';trusted-types 'none'\"><title>");
  expect(html).not.toContain('unsafe');
});

test('a page without a head as expected stops the build', () => {
  expect(() => withPolicy('<html><head><title>A</title></head></html>')).toThrow('charset');
});

test('the header of pages is short, and strict but for what is inline', () => {
  expect(headerOfPages.length).toBeLessThan(400);
  expect(headerOfPages).toMatch(/^default-src 'none';script-src 'self' 'unsafe-inline';/);
  expect(headerOfPages).toContain("frame-ancestors 'self'");
  expect(headerOfPages).toContain("require-trusted-types-for 'script';trusted-types 'none'");
});

test('what is not a page may hold what the not-found page holds, which may stand in its place', () => {
  const policy = headerOfFiles(page('<style>a{color:red}</style><script>1</script>'));
  expect(policy.length).toBeLessThan(400);
  expect(policy).toContain(`style-src 'self' ${red};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});
