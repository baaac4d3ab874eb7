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

test('adds headers to errors too, and escapes quotes', () => {
  expect(server).toContain('add_header X-Quoted "\\"a\\" \\\\ b" always;');
});

test('adds no header in a location, which would drop all others', () => {
  const locations = server.slice(server.indexOf('error_page'));
  expect(locations).toContain('location / {');
  expect(locations).not.toContain('add_header');
});

test('sets caching by file', () => {
  expect(nginxHttp(rules)).toContain(`map $uri $site_cache_control {
  default "no-cache";
  "~^/_astro/.*\\.(avif|png)$" "a-day";
  "~^(/_astro/|/search/index-|/search/answers-|/resources/handbook/substances-)" "immutable";
}`);
  expect(server).toContain('add_header Cache-Control $site_cache_control always;');
});

test('sets another policy for files that aren’t pages', () => {
  expect(nginxHttp(rules)).toContain(`map $uri $site_policy {
  default "script-src 'self'";
  "~\\.(js|avif)$" "script-src 'none'";
}`);
  expect(server).toContain('add_header Content-Security-Policy $site_policy always;');
});

test('sets the type of exceptions', () => {
  expect(server).toContain('location = /a.xml { types { } default_type "application/atom+xml"; }');
});

test('redirects addresses with and without a slash at the end', () => {
  expect(server).toContain('location = /a/b { return 307 /a$is_args$args; }');
  expect(server).toContain('location = /a/b/ { return 307 /a$is_args$args; }');
});

test('leaves out Brotli if nginx lacks it', () => {
  expect(nginxServer(rules, [], { hasBrotli: false })).not.toContain('brotli');
});

test('rejects dollar signs, which nginx reads as variables', () => {
  const everywhere = { 'X-Price': '$5' };
  expect(() => nginxServer({ ...rules, everywhere }, [], { hasBrotli: false })).toThrow('dollar');
});
