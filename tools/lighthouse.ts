/** `npm run lighthouse`: the scores of every page on the production engine, as a phone sees it. */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunch } from './chromium.ts';
import { freePort, startEngine } from './engine.ts';
import { builtRoutes, notFoundRoute } from './routes.ts';

const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
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

const engine = await startEngine(await freePort());
const port = await freePort();
const { args = [], ...launch } = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [...args, `--remote-debugging-port=${String(port)}`],
});

let failures = 0;
// Lighthouse does not score a page whose status is 404.
for (const route of builtRoutes().filter((path) => path !== notFoundRoute)) {
  const run = await lighthouse(engine.origin + route, {
    port,
    onlyCategories: categories,
    // The slow phone and its network are applied, not estimated from a fast run: docs/decisions/002.
    throttlingMethod: 'devtools',
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${route}.`);
  const result = run.lhr;
  console.log(
    `${route}: ${categories.map((name) => `${name} ${String(scoreOf(result, name))}`).join(', ')};`,
    timings.map((id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`).join(', '),
  );
  for (const name of categories.filter((category) => scoreOf(result, category) < least[category])) {
    failures += 1;
    console.log(
      `  ${name} is below ${String(least[name])}: ${weaknesses(result, name).join('; ')}`,
    );
  }
}

await browser.close();
await engine.stop();
process.exitCode = failures === 0 ? 0 : 1;
