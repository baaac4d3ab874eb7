import { globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brotliSize, keptSizes } from '../../tools/check/brotli-size.ts';
import { attributeValues, readBuiltPages } from '../../tools/check/built-pages.ts';
import { compiledLesson } from '../../src/documents/compiled/compiled-documents.ts';
import { estimateLesson } from '../../tools/check/estimate.ts';
import { weigh, weightFaults } from '../../tools/check/page-weight.ts';
import { runsScripts } from '../script-pages.ts';

const kilobyte = 1000;
const pages = readBuiltPages();

/** The few lines that the menu needs, which are on every page. */
const menuScript = 0.3 * kilobyte;

/** The few lines that look at the visitor's clock for what is next. */
const nextScript = 1 * kilobyte;

/** Those that say on Home where somebody stopped to practice. */
const continueScript = 0.6 * kilobyte;

/** Those that keep a reader's place in a lesson, and those that offer it where lessons are listed. */
const readingScript = 1 * kilobyte;

/** The file that says on the page of a course what to do next, and how full its topics are. */
const courseScript = 7.5 * kilobyte;

/** Those with which a reader chooses one of two conventions. */
const conventionScript = 0.6 * kilobyte;

/** Those that say by the visitor's clock what has become old. */
const oldScript = 0.25 * kilobyte;

/** Files that look at the visitor's clock: how far a date is, how long a question has waited. */
const clockScripts = new Map([
  ['/asked', 1.15],
  ['/resources/registration', 1],
]);

const isCourse = (path: string) => path.startsWith('/resources/courses/');
const isLesson = (path: string) => /^\/resources\/study-materials\/[^/]+$/.test(path);

interface Kind {
  path: string;
  hasConvention: boolean;
  growsOld: boolean;
  /** Whether anything on it has state, be it far down. */
  comesToLife: boolean;
}

/** What runs on a page that has no state: the menu's lines, and those that one kind of page has. */
const inlineScripts = ({ path, hasConvention, growsOld }: Kind) =>
  menuScript +
  (path === '/' ? nextScript + continueScript : 0) +
  (isLesson(path) ? readingScript : 0) +
  (hasConvention ? conventionScript : 0) +
  (growsOld ? oldScript : 0);

/** Limit for scripts on a page with state, including figures and answer boxes far down. */
const liveScripts = 100 * kilobyte;

/** What a page may cost a visitor besides its HTML and CSS; more JavaScript only where there is state. */
const budgetOf = (kind: Kind) => ({
  javascript: kind.comesToLife
    ? liveScripts
    : inlineScripts(kind) +
      (clockScripts.get(kind.path) ?? 0) * kilobyte +
      (isCourse(kind.path) ? courseScript : 0),
  // Two typefaces, and the one for equations where there are some.
  preloads: 3,
  fonts: 80 * kilobyte,
});

const file = (url: string) => readFileSync(`dist${url}`);

const sizes = new Map<string, number>();

/** The size of a file that many pages share, read once. */
function sizeOf(url: string): number {
  const size = sizes.get(url) ?? brotliSize(file(url));
  sizes.set(url, size);
  return size;
}

afterAll(() => {
  keptSizes.save();
});

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
    // What stands on a page several times is packed once.
    ...[...new Set(inlineOf(html))].map((text) => brotliSize(text)),
  ];
  const preloads = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return {
    ...weigh(page),
    comesToLife: html.includes('<astro-island'),
    hasConvention: html.includes('<fieldset class="convention'),
    growsOld: html.includes(' data-until='),
    fetched: [...files].map(sizeOf).reduce((sum, size) => sum + size, 0),
    javascript: scripts.reduce((sum, size) => sum + size, 0),
    preloads: preloads.length,
    fonts: preloads.reduce((sum, url) => sum + statSync(`dist${url}`).size, 0),
  };
});

console.table(figures);

test.each(pages)('$path weighs no more than its shell and its records may', (page) => {
  expect(weightFaults(page)).toEqual([]);
});

test('a page without more records may not weigh more', () => {
  const [page] = pages.filter(({ path }) => path === '/about');
  // Text that cannot be packed.
  const ballast = Array.from({ length: 4000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const html = `${page?.html ?? ''}${ballast.join('')}`;
  expect(weightFaults({ path: '/about', html }).join()).toContain('the page /about weighs');
});

test.each(figures)('$path stays within its budget of scripts and fonts', (page) => {
  for (const [name, limit] of Object.entries(budgetOf(page))) {
    expect(page[name as keyof typeof page], name).toBeLessThanOrEqual(limit);
  }
  if (!isLesson(page.path)) {
    expect(page.javascript > inlineScripts(page), 'runs scripts').toBe(runsScripts(page.path));
  }
  expect(page.fonts, 'both typefaces are preloaded').toBeGreaterThan(0);
});

test('what `npm run lessons NAME` estimates is right on average', () => {
  const lessons = globSync('content/lessons/*.mdx');
  const shares = lessons.map((name) => {
    const { bytes, allowance } = estimateLesson(compiledLesson(name).document);
    const path = `/resources/study-materials/${posix.basename(name, '.mdx')}`;
    const built = figures.find((page) => page.path === path);
    return [bytes / (built?.bytes ?? NaN), allowance / (built?.budget ?? NaN)] as const;
  });
  for (const place of [0, 1] as const) {
    const mean = shares.reduce((sum, share) => sum + share[place], 0) / shares.length;
    expect(mean, 'tools/check/estimate.ts').toBeGreaterThan(0.95);
    expect(mean, 'tools/check/estimate.ts').toBeLessThan(1.05);
  }
});

test('an exam of the ten heaviest problems weighs 210 KB at most when it is opened', () => {
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
  expect(whole).toBeLessThanOrEqual(210 * kilobyte);
});
