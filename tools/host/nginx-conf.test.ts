import { expect, test } from 'vitest';
import type { HeaderRules } from './headers.ts';
import { nginxHttp, nginxServer } from './nginx-conf.ts';

const rules: HeaderRules = {
  everywhere: {
    'X-Quoted': '"a" \\ b',
    'Content-Security-Policy': "script-src 'self'",
    'Cache-Control': 'no-cache',
  },
  files: { endings: ['js', 'avif'], headers: { 'Content-Security-Policy': "script-src 'none'" } },
  exceptions: [{ path: '/a.xml', headers: { 'Content-Type': 'application/atom+xml' } }],
  hashed: { paths: ['/_astro/a.js'], headers: { 'Cache-Control': 'immutable' } },
  pictures: { endings: ['avif', 'png'], headers: { 'Cache-Control': 'a-day' } },
};
const redirects = [{ from: '/a/b', to: '/a' }];
const server = nginxServer(rules, redirects, { hasBrotli: true });

test('every header is for errors too, and quotes survive', () => {
  expect(server).toContain('add_header X-Quoted "\\"a\\" \\\\ b" always;');
});

test('no location adds a header, for it would lose all the others', () => {
  const locations = server.slice(server.indexOf('error_page'));
  expect(locations).toContain('location / {');
  expect(locations).not.toContain('add_header');
});

test('what is kept is told from the rest by the file that is sent', () => {
  expect(nginxHttp(rules)).toContain(`map $uri $site_cache_control {
  default "no-cache";
  "~^/_astro/.*\\.(avif|png)$" "a-day";
  "~^(/_astro/|/search/index-|/search/answers-|/resources/handbook/substances-)" "immutable";
}`);
  expect(server).toContain('add_header Cache-Control $site_cache_control always;');
});

test('what is not a page has a policy of its own', () => {
  expect(nginxHttp(rules)).toContain(`map $uri $site_policy {
  default "script-src 'self'";
  "~\\.(js|avif)$" "script-src 'none'";
}`);
  expect(server).toContain('add_header Content-Security-Policy $site_policy always;');
});

test('a file of another type is given that type', () => {
  expect(server).toContain('location = /a.xml { types { } default_type "application/atom+xml"; }');
});

test('an address without a page leads to one, with a slash at its end and without', () => {
  expect(server).toContain('location = /a/b { return 307 /a$is_args$args; }');
  expect(server).toContain('location = /a/b/ { return 307 /a$is_args$args; }');
});

test('an nginx without Brotli is not asked for it', () => {
  expect(nginxServer(rules, [], { hasBrotli: false })).not.toContain('brotli');
});

test('a dollar, which nginx would take for a variable, is refused', () => {
  const everywhere = { 'X-Price': '$5' };
  expect(() => nginxServer({ ...rules, everywhere }, [], { hasBrotli: false })).toThrow('dollar');
});
