/**
 * `npm run validate`: everything CI checks, in two lanes side by side, with a summary and the end of
 * what failed. Nothing in it depends on how quick the machine is: that is for `npm run measure`.
 */
import { runStep, summarize, type Result, type Step } from './run-step.ts';

const build: Step = { name: 'build', command: 'npm run --silent build' };

/** The browser takes as long as everything else, so it has a lane of its own. */
const inTheBrowser: Step[] = [{ name: 'browser', command: 'npm run --silent test:e2e' }];

const meanwhile: Step[] = [
  { name: 'unit tests', command: 'npm test --silent' },
  { name: 'format', command: 'prettier --check .' },
  { name: 'dead code', command: 'npm run --silent dead-code' },
  // That it can be built; what it does is tried every night.
  { name: 'editor', command: 'npm run --silent build:editor' },
];

/** Like the build these write the framework's types, so they wait until it has done so. */
const afterTheBuild: Step[] = [
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'faults', command: 'npm run --silent test:faults' },
];

const onTheBuild: Step[] = [{ name: 'built files', command: 'npm run --silent test:built' }];

const begun = performance.now();
const results: Result[] = [];

/** Runs steps one after the other. */
async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) results.push(await runStep(step));
}

const building = runStep(build);

async function buildAndBrowse(): Promise<void> {
  const result = await building;
  results.push(result);
  if (result.passed) await inTurn(inTheBrowser);
  else console.log('\nThe build failed, so nothing that needs it is checked.');
}

async function checkTheRest(): Promise<void> {
  await inTurn(meanwhile);
  const { passed } = await building;
  await inTurn([...(passed ? onTheBuild : []), ...afterTheBuild]);
}

await Promise.all([buildAndBrowse(), checkTheRest()]);
process.exitCode = summarize(results, (performance.now() - begun) / 1000) ? 0 : 1;
