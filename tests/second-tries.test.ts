import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { secondTry } from '../tools/check/run-step.ts';

/** Runs Playwright with the given number of tests that pass only on the second try. */
function runFlaky(count: number) {
  // Playwright finds its packages only inside the project, so the test uses a folder that Git
  // ignores.
  mkdirSync('.astro', { recursive: true });
  const folder = mkdtempSync('.astro/second-tries-');
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', outputDir: 'results', retries: 1, workers: 1, reporter: [['../../tests/second-tries.ts']] };`,
  );
  writeFileSync(
    join(folder, 'flaky.spec.ts'),
    `import { expect, test } from '@playwright/test';
    test('stable', () => {});
    for (let each = 1; each <= ${String(count)}; each += 1) {
      test(\`flaky \${each}\`, ({}, { retry }) => { expect(retry).toBe(1); });
    }`,
  );
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', folder],
    { encoding: 'utf8' },
  );
  return { status, named: stdout.split('\n').filter((line) => line.startsWith(secondTry)), stdout };
}

test('a fourth flaky test fails the run', () => {
  const { status, named, stdout } = runFlaky(4);
  expect(status).toBe(1);
  expect(named).toHaveLength(4);
  expect(stdout).toContain('4 tests passed only on their second try; at most 3 may.');
});
