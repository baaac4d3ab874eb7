import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sentences of the guides that say how long a command takes, with the row of the measurements. */
const stated: { guide: string; sentence: RegExp; measured: string }[] = [
  {
    guide: 'docs/editing.md',
    sentence: /`npm run check` checks the files in about (\d+) (second|minute)s/,
    measured: 'check: the files',
  },
  {
    guide: 'docs/editing.md',
    sentence: /`npm run validate:content` runs every check [^.]*, in about (\d+) (second|minute)s/,
    measured: 'check: the site, after an event',
  },
  {
    guide: 'docs/scale.md',
    sentence: /`npm run validate:content` takes about (\d+) (second|minute)s/,
    measured: 'check: the site, after an event',
  },
];

const measurements = readFileSync('docs/measurements.md', 'utf8');

/** Returns the processor time of a measured command. On two cores, it takes about as long. */
function secondsOf(what: string): number {
  const row = measurements.split('\n').find((line) => line.startsWith(`| ${what} `)) ?? '';
  return Number(/(\d+) s of processor time/.exec(row)?.[1]);
}

test.each(stated)('$guide states a time that was measured: $measured', (claim) => {
  const [, count, unit] = claim.sentence.exec(readFileSync(claim.guide, 'utf8')) ?? [];
  const seconds = Number(count) * (unit === 'minute' ? 60 : 1);
  const ratio = seconds / secondsOf(claim.measured);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('knows every sentence that says how long a command takes', () => {
  const guides = globSync(['docs/{editing,hosting,scale}.md', 'CONTRIBUTING.md', 'README.md']);
  const sentences = guides.flatMap((guide) =>
    readFileSync(guide, 'utf8')
      .split(/(?<=[.:])\s|\n/)
      .filter((line) => /npm (run|test)/.test(line) && /\b(second|minute|hour)s?\b/.test(line))
      .map((line) => ({ guide, line })),
  );
  const unknown = sentences.filter(
    ({ guide, line }) =>
      !stated.some(
        (claim) => claim.guide === guide.replaceAll('\\', '/') && claim.sentence.test(line),
      ),
  );
  expect(unknown).toEqual([]);
});
