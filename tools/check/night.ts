/**
 * `npm run night`: runs everything that's too slow for each change and stops at the first failure.
 * `npm run night -- engines` runs one part; further arguments go to its command.
 */
import { rmSync } from 'node:fs';
import { runStep, summarize, type Result, type Step } from './run-step.ts';

const steps: Step[] = [
  { name: 'build', command: 'npm run --silent build && npm run --silent test:built' },
  // Content of other boards, and invalid content: docs/decisions/052.
  { name: 'faults', command: 'vitest run --project faults' },
  // Firefox, Chromium and WebKit: docs/decisions/024.
  { name: 'engines', command: 'playwright test --config tests/engines.config.ts' },
  // Every page, every explorable in many states, and every script with an error.
  { name: 'trials', command: 'playwright test --config tests/trials.config.ts' },
  // Every browser test on other dates.
  { name: 'clocks', command: 'playwright test --config tests/every-clock.config.ts' },
  {
    name: 'editor',
    command: 'npm run --silent build:editor && playwright test --config tests/editor.config.ts',
  },
  // All proofs of lessons and problems, ignoring tests/proved.json: docs/decisions/036.
  { name: 'proofs', command: 'PROVE=all npm run --silent prove' },
  // Ten times as many simulated students as in `npm test`, for nine weeks each.
  {
    name: 'students',
    command: 'STUDENTS=10000 vitest run --project unit src/domain/practice/many-students.test.ts',
  },
  // Compares two builds, which have to be identical, and checks figure labels in many states.
  {
    name: 'identical',
    command: 'vitest run --project night --exclude "tests/night/wrong-*.test.ts"',
  },
  // Makes every possible mistake in every step of every problem, and checks the messages for wrong
  // entries: docs/decisions/037.
  { name: 'wrong-work', command: 'vitest run --project night tests/night/wrong-' },
  // Simulates a year of edits by officers.
  { name: 'life', command: 'vitest run --project life' },
];

const [wanted, ...rest] = process.argv.slice(2);
const chosen = steps.filter(({ name }) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(
    `There’s no "${wanted ?? ''}". Pick one of ${steps.map(({ name }) => name).join(', ')}, or leave it out to run them all.`,
  );
  process.exit(2);
}

// A full nightly run doesn't use any caches.
if (wanted === undefined) rmSync('.cache', { recursive: true, force: true });

const begun = performance.now();
const results: Result[] = [];
for (const { name, command } of chosen) {
  results.push(await runStep({ name, command: [command, ...rest].join(' ') }));
  if (results.at(-1)?.passed === false) break;
}
process.exitCode = summarize(results, (performance.now() - begun) / 1000) ? 0 : 1;
