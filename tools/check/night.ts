/**
 * `npm run night`: all that takes longer than a change can wait for, in turn until something fails;
 * `npm run night -- engines` one part of it, and what follows the name goes to its command.
 */
import { rmSync } from 'node:fs';
import { runStep, summarize, type Result, type Step } from './run-step.ts';

const steps: Step[] = [
  { name: 'build', command: 'npm run --silent build && npm run --silent test:built' },
  // Content of other boards, and content that is spoilt: docs/decisions/046.
  { name: 'faults', command: 'vitest run --project faults' },
  // Firefox, Chromium and WebKit: docs/decisions/024.
  { name: 'engines', command: 'playwright test --config tests/engines.config.ts' },
  // Every page, every explorable at length, every script that fails.
  { name: 'trials', command: 'playwright test --config tests/trials.config.ts' },
  // Every browser test on other days.
  { name: 'clocks', command: 'playwright test --config tests/every-clock.config.ts' },
  {
    name: 'editor',
    command: 'npm run --silent build:editor && playwright test --config tests/editor.config.ts',
  },
  // Every proof of every lesson and problem, whatever is written down of them: docs/decisions/036.
  { name: 'proofs', command: 'PROVE=all npm run --silent prove' },
  // Ten times the students of `npm test`, of whom each practices for nine weeks.
  {
    name: 'students',
    command: 'STUDENTS=10000 vitest run --project unit src/domain/practice/many-students.test.ts',
  },
  // Two builds are the same, byte for byte; the words of figures in many states.
  {
    name: 'identical',
    command: 'vitest run --project night --exclude "tests/night/wrong-*.test.ts"',
  },
  // Every step of every problem done wrong in every way, and none of it judged right; what is said
  // of wrong entries: docs/decisions/037.
  { name: 'wrong-work', command: 'vitest run --project night tests/night/wrong-' },
  // A year of officers' edits.
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

// A whole night believes nothing that was kept.
if (wanted === undefined) rmSync('.cache', { recursive: true, force: true });

const begun = performance.now();
const results: Result[] = [];
for (const { name, command } of chosen) {
  results.push(await runStep({ name, command: [command, ...rest].join(' ') }));
  if (results.at(-1)?.passed === false) break;
}
process.exitCode = summarize(results, (performance.now() - begun) / 1000) ? 0 : 1;
