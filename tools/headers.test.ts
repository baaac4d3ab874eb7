import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile, inlineHashes, type HeaderRules } from './headers.ts';

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

const rulesFor = (count: number): HeaderRules => ({
  everywhere: { 'Cache-Control': 'no-cache' },
  exceptions: [{ path: '/news.xml', headers: { 'Content-Type': 'application/atom+xml' } }],
  hashed: {
    paths: Array.from({ length: count }, (_, index) => `/_astro/${String(index)}.js`),
    headers: { 'Cache-Control': 'immutable' },
  },
});

test('only files that exist are kept for ever, each by its own name', () => {
  expect(headersFile(rulesFor(1))).toBe(`/*
  Cache-Control: no-cache

/news.xml
  ! Content-Type
  Content-Type: application/atom+xml

/_astro/0.js
  ! Cache-Control
  Cache-Control: immutable
`);
});

test('of more files than the host reads rules for, the most wanted are listed', () => {
  const paths = headersFile(rulesFor(200)).match(/^\/.*/gm) ?? [];
  expect(paths).toHaveLength(100);
  expect(paths.slice(0, 3)).toEqual(['/*', '/news.xml', '/_astro/0.js']);
});
