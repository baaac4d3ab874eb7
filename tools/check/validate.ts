/**
 * `npm run validate`: everything CI checks, in two lanes side by side, with the time of each step and
 * the end of what failed. Nothing in it depends on how quick the machine is: that is for
 * `npm run measure`; what is tried at length is for `npm run night`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, summarize, type Result, type Step } from './run-step.ts';

/** Where the board of the tests is built, beside the site. */
const fixture = mkdtempSync(join(tmpdir(), 'board-'));

const builds: Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'board of the tests', command: `node tests/build-fixture.ts ${fixture}` },
];

/** The browser takes as long as everything else, so it has a lane of its own. */
const inTheBrowser: Step[] = [{ name: 'browser', command: 'npm run --silent test:e2e' }];

/** The build writes the framework's types, so these wait until it has done so. */
const meanwhile: Step[] = [
  { name: 'built files', command: 'npm run --silent test:built' },
  { name: 'unit tests', command: 'npm test --silent' },
  { name: 'types', command: 'astro check --minimumFailingSeverity hint' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'dead code', command: 'knip' },
  // That it can be built; what it does is tried every night.
  { name: 'editor', command: 'npm run --silent build:editor' },
];

const begun = performance.now();

/** Runs steps one after the other. */
async function inTurn(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step, { FIXTURE_FOLDER: fixture }));
  return results;
}

const built = await Promise.all(builds.map((step) => runStep(step)));
const isBuilt = built.every(({ passed }) => passed);
if (!isBuilt) console.log('\nA build failed, so we skipped everything that needs one.');
const [browsed, checked] = await Promise.all([
  isBuilt ? inTurn(inTheBrowser) : [],
  inTurn(meanwhile.filter(({ name }) => isBuilt || name !== 'built files')),
]);
rmSync(fixture, { recursive: true });
process.exitCode = summarize([...built, ...checked, ...browsed], (performance.now() - begun) / 1000)
  ? 0
  : 1;
