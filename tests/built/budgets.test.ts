import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runsScripts } from '../script-pages.ts';
import { attributeValues, builtPages } from './built-pages.ts';

const kilobyte = 1000;

function pageBudget(path: string): number {
  // A lesson is long, and its equations are typeset twice: for eyes and for screen readers.
  if (path.startsWith('/resources/study-materials/')) return 60 * kilobyte;
  return (path === '/resources/studyhome' ? 18 : 14) * kilobyte;
}

/** What a page may cost a visitor; JavaScript only where there is state. */
const budgetOf = (path: string) => ({
  htmlAndCss: pageBudget(path),
  javascript: runsScripts(path) ? 75 * kilobyte : 0,
  preloads: 2,
  fonts: 70 * kilobyte,
});

const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;
const file = (url: string) => readFileSync(`dist${url}`);

const sizes = new Map<string, number>();

/** The size of a file that many pages share, packed once. */
function sizeOf(url: string): number {
  const size = sizes.get(url) ?? brotli(file(url));
  sizes.set(url, size);
  return size;
}

/** A script of the site, and whatever it imports in turn. */
function withImports(url: string, known = new Set<string>()): Set<string> {
  if (known.has(url)) return known;
  known.add(url);
  const source = file(url).toString();
  for (const [, target = ''] of source.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/g)) {
    withImports(posix.join(posix.dirname(url), target), known);
  }
  return known;
}

const figures = builtPages.map(({ path, html }) => {
  const stylesheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => sizeOf(href),
  );
  const files = new Set<string>();
  for (const url of [
    ...attributeValues(html, 'script', 'src'),
    ...attributeValues(html, 'astro-island', 'component-url'),
    ...attributeValues(html, 'astro-island', 'renderer-url'),
  ]) {
    withImports(url, files);
  }
  const scripts = [
    ...[...files].map(sizeOf),
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
  for (const [name, limit] of Object.entries(budgetOf(page.path))) {
    expect(page[name as keyof typeof page], name).toBeLessThanOrEqual(limit);
  }
  expect(page.javascript > 0, 'runs scripts').toBe(runsScripts(page.path));
  expect(page.fonts, 'both typefaces are preloaded').toBeGreaterThan(0);
});

test('no header is longer than what hosts accept in a file of headers', () => {
  const lines = readFileSync('dist/_headers', 'utf8').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
