/**
 * `npm run measure -- lighthouse`: scores pages as a phone on the production server. A page takes 18 s, so
 * only the heaviest page of each template and the three heaviest plain pages are measured.
 * `npm run measure -- lighthouse --all` measures every page, `npm run measure -- lighthouse /events` the named.
 * With `--beside FOLDER`, a copy of the project with another build, takes the median of five runs of the
 * named pages on both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunch } from '../build/chromium.ts';
import { freePort, startEngine } from '../host/engine.ts';
import { recordFigure } from './record-figure.ts';
import { builtPages, onePageOfEachKind } from '../build/routes.ts';

const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Minimum scores of a page, lower in performance for some. */
function leastOn(route: string): typeof least {
  // React takes 80 to 210 ms to start the calendar on a slow processor.
  if (route === '/events') return { ...least, performance: 95 };
  // Equations take a slow processor longer to read: docs/decisions/023.
  if (/^\/resources\/study-materials\/(?:problems\/)?[^/]+$/.test(route)) {
    return { ...least, performance: 97 };
  }
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

/** Pages to measure: all with scripts or pictures, and the heaviest of the others. */
function chosenRoutes(all: boolean): string[] {
  // Lighthouse doesn't score a page with status 404.
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

/** Measures in two processes, since each mostly waits for its page to become idle. */
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
  const isLeftOut = (await (await fetch(address)).text()).includes(
    '<meta name="robots" content="noindex',
  );
  const run = await lighthouse(address, {
    port,
    onlyCategories: categories,
    // Throttle for real: Lighthouse estimates from a fast run by default, which is too optimistic.
    throttlingMethod: 'devtools',
    // Pages hidden from search engines fail this audit on purpose.
    ...(isLeftOut && { skipAudits: ['is-crawlable'] }),
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}.`);
  const result = run.lhr;
  console.log(`${new URL(address).pathname}: ${figuresOf(result)}`);
  return result;
}

/** Returns the median run by performance. */
function medianOf(runs: readonly [Result, ...Result[]]): Result {
  const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  return sorted[(runs.length - 1) / 2] ?? runs[0];
}

/** Runs once, or takes the median of three if one run isn't good enough. */
async function typicalResult(address: string, port: number, enough: number): Promise<Result> {
  const first = await measure(address, port);
  if (scoreOf(first, 'performance') >= enough) return first;
  return medianOf([first, await measure(address, port), await measure(address, port)]);
}

/** Measures a page of two builds in turn and takes the median of five runs each. */
async function besideEachOther(ours: string, others: string, port: number): Promise<Result> {
  const measureBoth = async () => ({
    other: await measure(others, port),
    own: await measure(ours, port),
  });
  const first = await measureBoth();
  const rounds = [first];
  while (rounds.length < 5) rounds.push(await measureBoth());
  const [other, own] = (['other', 'own'] as const).map((whose) =>
    medianOf([first[whose], ...rounds.slice(1).map((round) => round[whose])]),
  );
  if (other)
    console.log(`${new URL(others).pathname}, the other build, median: ${figuresOf(other)}`);
  if (own) console.log(`${new URL(ours).pathname}, this build, median: ${figuresOf(own)}`);
  return own ?? first.own;
}

/** Measures pages in sequence; returns true if all are good enough. */
async function measureInTurn(routes: readonly string[], beside?: string): Promise<boolean> {
  const engine = await startEngine(await freePort());
  const other =
    beside === undefined ? undefined : await startEngine(await freePort(), { folder: beside });
  const port = await freePort();
  const { args = [], ...launch } = chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${String(port)}`],
  });
  let isGood = true;
  for (const route of routes) {
    const limits = leastOn(route);
    const address = engine.origin + route;
    const result = other
      ? await besideEachOther(address, other.origin + route, port)
      : await typicalResult(address, port, limits.performance);
    recordFigure(`Lighthouse, ${route}`, figuresOf(result));
    for (const name of categories.filter((each) => scoreOf(result, each) < limits[each])) {
      isGood = false;
      const why = weaknesses(result, name).join('; ');
      console.log(`  ${route}: ${name} is below ${String(limits[name])}: ${why}`);
    }
  }
  await browser.close();
  await engine.stop();
  await other?.stop();
  return isGood;
}

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, beside: { type: 'string' } },
});
const isGood =
  named.length > 0
    ? await measureInTurn(named, values.beside)
    : await measureInHalves(chosenRoutes(values.all));
process.exitCode = isGood ? 0 : 1;
