/**
 * `npm run validate`: runs everything CI checks, in two parallel lanes. Nothing here depends on the
 * machine's speed: `npm run measure` covers that, and `npm run night` runs slow checks.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastWords, runStep, summarize, triedTwice, type Result, type Step } from './run-step.ts';
import { tellGitHub } from './tell-github.ts';

/** Build folder of the test board. */
const fixture = mkdtempSync(join(tmpdir(), 'board-'));

const builds: Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'board of the tests', command: `node tests/build-fixture.ts ${fixture}` },
];

/** A lane of their own, because browser tests take as long as everything else. */
const inTheBrowser: Step[] = [{ name: 'browser', command: 'npm run --silent test:e2e' }];

/** Steps that need Astro's generated types, so they run after the build. */
const meanwhile: Step[] = [
  { name: 'built files', command: 'npm run --silent test:built' },
  { name: 'unit tests', command: 'npm test --silent' },
  { name: 'types', command: 'astro check --minimumFailingSeverity hint' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'dead code', command: 'knip' },
  // Only builds the editor. Its tests run every night.
  { name: 'editor', command: 'npm run --silent build:editor' },
];

const begun = performance.now();

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
const results = [...built, ...checked, ...browsed];
tellGitHub({
  faults: results.filter(({ passed }) => !passed).map(lastWords),
  secondTries: triedTwice(results),
  steps: results,
});
process.exitCode = summarize(results, (performance.now() - begun) / 1000) ? 0 : 1;
