import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './headers.ts';

const page = (inner: string) => `<!doctype html><html><head>${inner}</head></html>`;

test('an inline style is admitted by its hash', () => {
  // echo -n 'a{color:red}' | openssl dgst -sha256 -binary | base64
  expect(inlineHashes([page('<style>a{color:red}</style>')], 'style')).toEqual([
    "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
  ]);
});

test('the same style on many pages is admitted once', () => {
  const pages = Array.from({ length: 50 }, () => page('<style>a{}</style>'));
  expect(inlineHashes(pages, 'style')).toHaveLength(1);
});

test('pages without scripts allow no script at all', () => {
  expect(contentSecurityPolicy([page('')])).toContain("script-src 'none'");
});

test('a script file of the site allows scripts of the site', () => {
  const policy = contentSecurityPolicy([
    page('<script type="module" src="/_astro/a.js"></script>'),
  ]);
  expect(policy).toContain("script-src 'self';");
});

test('data in a script element is not a script', () => {
  const policy = contentSecurityPolicy([page('<script type="application/ld+json">{}</script>')]);
  expect(policy).toContain("script-src 'none'");
});

test('nothing is ever unsafe', () => {
  expect(contentSecurityPolicy([page('<script>1</script><style>a{}</style>')])).not.toContain(
    'unsafe',
  );
});
