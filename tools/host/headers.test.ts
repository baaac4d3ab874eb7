import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { type HeaderRules, headerRules, headersFile } from './headers.ts';

const rulesFor = (count: number): HeaderRules => ({
  everywhere: { 'Cache-Control': 'no-cache' },
  files: { endings: ['js'], headers: { 'Content-Security-Policy': "default-src 'none'" } },
  exceptions: [{ path: '/news.xml', headers: { 'Content-Type': 'application/atom+xml' } }],
  hashed: {
    paths: Array.from({ length: count }, (_, index) => `/_astro/${String(index)}.js`),
    headers: { 'Cache-Control': 'immutable' },
  },
  pictures: { endings: ['avif'], headers: { 'Cache-Control': 'max-age=86400' } },
});

test('caches only existing scripts, each by name', () => {
  expect(headersFile(rulesFor(1))).toBe(`/*
  Cache-Control: no-cache

/*.js
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'

/_astro/*.avif
  ! Cache-Control
  Cache-Control: max-age=86400

/news.xml
  ! Content-Type
  Content-Type: application/atom+xml

/_astro/0.js
  ! Cache-Control
  Cache-Control: immutable
`);
});

test('needs two rules for any number of pictures', () => {
  const dist = temporaryFolder({
    '404.html': '',
    'news/a.html': '',
    'news.xml': '',
    '_astro/a.js': '',
  });
  const without: string[] = headersFile(headerRules(dist)).match(/^\/.*/gm) ?? [];
  for (let at = 0; at < 1600; at += 1) {
    writeFileSync(join(dist, `_astro/portrait.${String(at)}.avif`), '');
  }
  const rules = headerRules(dist);
  const paths = headersFile(rules).match(/^\/.*/gm) ?? [];
  expect(rules.files.endings).toEqual(['avif', 'js', 'xml']);
  expect(rules.hashed.paths).toEqual(['/_astro/a.js']);
  expect(paths.filter((path) => !without.includes(path))).toEqual(['/*.avif', '/_astro/*.avif']);
});

test('lists at most 100 rules', () => {
  const paths = headersFile(rulesFor(200)).match(/^\/.*/gm) ?? [];
  expect(paths).toHaveLength(100);
  expect(paths.slice(0, 5)).toEqual(['/*', '/*.js', '/_astro/*.avif', '/news.xml', '/_astro/0.js']);
});
