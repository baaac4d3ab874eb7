import { globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brotliSize, keptSizes } from '../../tools/check/brotli-size.ts';
import { attributeValues, readBuiltPages } from '../../tools/check/built-pages.ts';
import { compiledLesson } from '../../src/documents/compiled/compiled-documents.ts';
import { estimateLesson } from '../../tools/check/estimate.ts';
import { weigh, weightFaults } from '../../tools/check/page-weight.ts';
import { runsScripts } from '../script-pages.ts';
import { documentFiles } from '../../src/content/read/source-files.ts';

const kilobyte = 1000;
const pages = readBuiltPages();

const isLesson = (path: string) => /^\/resources\/study-materials\/[^/]+$/.test(path);

/** Limits on the JavaScript of pages with and without islands. */
const scripts = { withState: 105 * kilobyte, without: 8 * kilobyte };

const budgetOf = ({ comesToLife }: { comesToLife: boolean }) => ({
  javascript: comesToLife ? scripts.withState : scripts.without,
  // Two fonts for text and one for equations.
  preloads: 3,
  fonts: 80 * kilobyte,
});

const file = (url: string) => readFileSync(`dist${url}`);

const sizes = new Map<string, number>();

function sizeOf(url: string): number {
  const size = sizes.get(url) ?? brotliSize(file(url));
  sizes.set(url, size);
  return size;
}

afterAll(() => {
  keptSizes.save();
});

/** Returns a script and all scripts that it imports, directly or indirectly. */
function withImports(url: string, known = new Set<string>()): Set<string> {
  if (known.has(url)) return known;
  known.add(url);
  const source = file(url).toString();
  for (const [, target = ''] of source.matchAll(/(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/g)) {
    withImports(posix.join(posix.dirname(url), target), known);
  }
  return known;
}

const inlineOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

const figures = pages.map((page) => {
  const { html } = page;
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
    // An identical inline script adds almost nothing to a compressed page, so it counts once.
    ...[...new Set(inlineOf(html))].map((text) => brotliSize(text)),
  ];
  const runsFiles = files.size > 0;
  const preloads = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return {
    ...weigh(page),
    runsFiles,
    comesToLife: html.includes('<astro-island'),
    loadsOnUse: html.includes(' client="use"'),
    fetched: [...files].map(sizeOf).reduce((sum, size) => sum + size, 0),
    javascript: scripts.reduce((sum, size) => sum + size, 0),
    preloads: preloads.length,
    fonts: preloads.reduce((sum, url) => sum + statSync(`dist${url}`).size, 0),
  };
});

console.table(figures);

test.each(pages)('$path stays within the limit of its kind', (page) => {
  expect(weightFaults(page)).toEqual([]);
});

test('reports a page that is too large', () => {
  const [page] = pages.filter(({ path }) => path === '/about');
  // Random text, which hardly compresses.
  const ballast = Array.from({ length: 12_000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const html = `${page?.html ?? ''}${ballast.join('')}`;
  expect(weightFaults({ path: '/about', html }).join()).toContain('the page /about weighs');
});

test.each(figures)('$path stays within its budget of scripts and fonts', (page) => {
  for (const [name, limit] of Object.entries(budgetOf(page))) {
    expect(page[name as keyof typeof page], name).toBeLessThanOrEqual(limit);
  }
  if (!isLesson(page.path)) {
    expect(page.runsFiles, 'loads scripts').toBe(runsScripts(page.path) || page.loadsOnUse);
  }
  expect(page.fonts, 'both typefaces are preloaded').toBeGreaterThan(0);
});

test('`npm run lessons NAME` estimates sizes within 5% on average', () => {
  const lessons = documentFiles('lessons');
  const shares = lessons.map((name) => {
    const path = `/resources/study-materials/${posix.basename(name, '.mdx')}`;
    const built = figures.find((page) => page.path === path);
    return estimateLesson(compiledLesson(name).document).bytes / (built?.bytes ?? NaN);
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean, 'tools/check/estimate.ts').toBeGreaterThan(0.95);
  expect(mean, 'tools/check/estimate.ts').toBeLessThan(1.05);
});

test('an exam of the ten largest problems loads at most 220 KB when it is opened', () => {
  const page = figures.find(({ path }) => path === '/resources/exam');
  const statements = globSync('dist/resources/study-materials/problems/*/statement.txt')
    .map((name) => brotliSize(readFileSync(name)))
    .toSorted((a, b) => b - a)
    .slice(0, 10);
  const sum = statements.reduce((all, size) => all + size, 0);
  const whole = (page?.bytes ?? NaN) + (page?.fetched ?? NaN) + (page?.fonts ?? NaN) + sum;
  console.log(
    `An exam of ten problems: ${String(whole)} bytes, of which ${String(sum)} are problems.`,
  );
  expect(whole).toBeLessThanOrEqual(220 * kilobyte);
});
