import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { attributeValues, builtPages } from './built-pages.ts';

const kilobyte = 1000;

/** What a page may cost a visitor; a page with real state will need a line of its own. */
const budget = { htmlAndCss: 14 * kilobyte, javascript: 0, preloads: 2, fonts: 70 * kilobyte };

const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;
const file = (url: string) => readFileSync(`dist${url}`);

const figures = builtPages.map(({ path, html }) => {
  const stylesheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => brotli(file(href ?? '')),
  );
  const scripts = [
    ...[
      ...attributeValues(html, 'script', 'src'),
      ...attributeValues(html, 'astro-island', 'component-url'),
      ...attributeValues(html, 'astro-island', 'renderer-url'),
    ].map((src) => brotli(file(src))),
    ...[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
      brotli(text ?? ''),
    ),
  ];
  const preloads = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return {
    path,
    htmlAndCss: [brotli(html), ...stylesheets].reduce((sum, size) => sum + size),
    javascript: scripts.reduce((sum, size) => sum + size, 0),
    preloads: preloads.length,
    fonts: preloads.reduce((sum, url) => sum + statSync(`dist${url}`).size, 0),
  };
});

console.table(figures);

test.each(figures)('$path stays within its budget', (page) => {
  for (const [name, limit] of Object.entries(budget)) {
    expect(page[name as keyof typeof budget], name).toBeLessThanOrEqual(limit);
  }
  expect(page.fonts, 'both typefaces are preloaded').toBeGreaterThan(0);
});
