/**
 * `npm run measure`: measures everything that depends on the machine: sizes and times with a lot of
 * content, builds and edits, time from key press to paint, both servers under load, and Lighthouse.
 * Writes the figures between two markers in docs/measurements.md. `npm run measure -- load` runs
 * one part and writes nothing; further arguments go to its command.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { figuresFile, type Figure } from './record-figure.ts';
import { runStep, summarize, type Result, type Step } from '../check/run-step.ts';

const document = 'docs/measurements.md';
const marks = { begin: '<!-- measured: begin -->', end: '<!-- measured: end -->' };

// One after another, so that other steps don't slow down a measurement.
const steps: Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'search', command: 'vitest run --project search' },
  { name: 'scale', command: 'vitest run --project scale --no-file-parallelism' },
  { name: 'times', command: 'vitest run --project measure --no-file-parallelism' },
  { name: 'rebuild', command: 'node tests/measure/rebuild.ts' },
  { name: 'load', command: 'node tools/measure/load.ts' },
  { name: 'first-visit', command: 'node tools/measure/first-visit.ts' },
  { name: 'lighthouse', command: 'node tools/measure/lighthouse.ts' },
];

/** Inserts figures between the markers in a document. */
async function withFigures(text: string, figures: readonly Figure[]): Promise<string> {
  const [before, after] = [text.split(marks.begin)[0], text.split(marks.end)[1]];
  if (before === undefined || after === undefined) {
    throw new Error(`${document} has lost its marks ${marks.begin} and ${marks.end}.`);
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const rows = figures
    .toSorted((a, b) => a.what.localeCompare(b.what))
    .map(({ what, figure }) => `| ${what} | ${figure} |`);
  const block = [
    `Measured on ${day}, at commit ${commit}.`,
    '',
    '| what | figures |',
    '| --- | --- |',
    ...rows,
  ].join('\n');
  const config = await resolveConfig(document);
  return format(`${before}${marks.begin}\n\n${block}\n\n${marks.end}${after}`, {
    ...config,
    filepath: document,
  });
}

const [wanted, ...rest] = process.argv.slice(2);
if (wanted !== undefined) {
  const step = steps.find(({ name }) => name === wanted);
  if (!step) {
    console.error(
      `There’s no "${wanted}". Pick one of ${steps.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  const { passed } = await runStep({ name: wanted, command: [step.command, ...rest].join(' ') });
  process.exit(passed ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const file = join(folder, 'figures.jsonl');
const begun = performance.now();
const results: Result[] = [];
for (const step of steps) results.push(await runStep(step, { [figuresFile]: file }));
const figures = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Figure)
  : [];
rmSync(folder, { recursive: true });
writeFileSync(document, await withFigures(readFileSync(document, 'utf8'), figures));
results.push(
  await runStep({ name: 'stated times', command: 'vitest run --project unit tests/stated-times' }),
);
console.log(`\nThe figures are in ${document}.`);
process.exitCode = summarize(results, (performance.now() - begun) / 1000) ? 0 : 1;
