/**
 * `npm run lighthouse`: scores on the production engine, as a phone sees the pages. A page takes
 * 18 seconds, so those that are nothing but text and lines are measured by their three heaviest,
 * and those that are made from one template by the heaviest of them;
 * `npm run lighthouse -- --all` measures every page, `npm run lighthouse -- /events` the ones named.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunch } from './chromium.ts';
import { freePort, startEngine } from './engine.ts';
import { recordFigure } from './record-figure.ts';
import { builtPages, onePageOfEachKind } from './routes.ts';

const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** What a page must reach, where that is less in performance than elsewhere. */
function leastOn(route: string): typeof least {
  // The calendar's start takes React 80 to 210 ms on the slowed processor: docs/decisions/011.
  if (route === '/events') return { ...least, performance: 95 };
  // A problem has the equations of its solution and the script of its answer box.
  if (route.startsWith('/resources/study-materials/problems/'))
    return { ...least, performance: 90 };
  // Equations are many small pieces, and reading them takes the slowed processor 20 to 530 ms:
  // docs/decisions/012.
  if (route.startsWith('/resources/study-materials/')) return { ...least, performance: 80 };
  return least;
}
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const scoreOf = (result: Result, category: Category) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const weaknesses = (result: Result, category: Category) =>
  (result.categories[category]?.auditRefs ?? [])
    .map(({ id }) => result.audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 1)
    .map((audit) => `${audit?.id ?? ''} ${audit?.displayValue ?? ''}`);

const figuresOf = (result: Result) =>
  [
    categories.map((name) => `${name} ${String(scoreOf(result, name))}`).join(', '),
    timings.map((id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`).join(', '),
  ].join('; ');

/** The pages to measure: whatever runs scripts or shows pictures, and the heaviest of the others. */
function chosenRoutes(all: boolean): string[] {
  // Lighthouse does not score a page whose status is 404.
  const pages = builtPages()
    .filter(({ route }) => route !== '/404')
    .map(({ route, file }) => ({ route, html: readFileSync(`dist/${file}`, 'utf8') }))
    .sort((a, b) => b.html.length - a.html.length);
  const isPlain = ({ html }: { html: string }) => !/<(script|img|picture|iframe)\b/.test(html);
  const running = pages.filter((page) => !isPlain(page));
  const chosen = all
    ? pages
    : [...onePageOfEachKind(running, ({ route }) => route), ...pages.filter(isPlain).slice(0, 3)];
  return chosen.map(({ route }) => route);
}

/** Measures in two processes at once: most of the time each waits for its page to become quiet. */
async function measureInHalves(routes: readonly string[]): Promise<boolean> {
  const halves = [0, 1].map((half) => routes.filter((_, place) => place % 2 === half));
  const ended = await Promise.all(
    halves.map((half) =>
      once(spawn(process.execPath, [import.meta.filename, ...half], { stdio: 'inherit' }), 'close'),
    ),
  );
  return ended.every(([status]) => status === 0);
}

async function measure(address: string, port: number): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    onlyCategories: categories,
    // The slow phone and its network are applied, not estimated from a fast run: docs/decisions/002.
    throttlingMethod: 'devtools',
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  const result = run.lhr;
  console.log(`${new URL(address).pathname}: ${figuresOf(result)}`);
  return result;
}

/** One run, or the middle of three by performance where one is not enough: machines are noisy. */
async function typicalResult(address: string, port: number, enough: number): Promise<Result> {
  const first = await measure(address, port);
  if (scoreOf(first, 'performance') >= enough) return first;
  const runs = [first, await measure(address, port), await measure(address, port)];
  runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return runs[1] ?? first;
}

/** Measures pages one after the other and says whether all are good enough. */
async function measureInTurn(routes: readonly string[]): Promise<boolean> {
  const engine = await startEngine(await freePort());
  const port = await freePort();
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${String(port)}`],
  });
  let isGood = true;
  for (const route of routes) {
    const limits = leastOn(route);
    const result = await typicalResult(engine.origin + route, port, limits.performance);
    recordFigure(`Lighthouse, ${route}`, figuresOf(result));
    for (const name of categories.filter((each) => scoreOf(result, each) < limits[each])) {
      isGood = false;
      const why = weaknesses(result, name).join('; ');
      console.log(`  ${route}: ${name} is below ${String(limits[name])}: ${why}`);
    }
  }
  await browser.close();
  await engine.stop();
  return isGood;
}

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const isGood =
  named.length > 0 ? await measureInTurn(named) : await measureInHalves(chosenRoutes(values.all));
process.exitCode = isGood ? 0 : 1;
