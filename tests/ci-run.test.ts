import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const version = readFileSync('.node-version', 'utf8').trim();

/** Runs .ci/run for content on a machine that has everything, with a mock of npm. */
function runWith(npm: string) {
  const mock = (script: string) => `#!/usr/bin/env bash\n${script}\n`;
  const folder = temporaryFolder({
    node: mock(`echo v${version}`),
    npm: mock(npm),
    chromium: mock(''),
    'chromium-headless-shell': mock(''),
  });
  spawnSync('chmod', ['-R', '+x', folder]);
  const { status, stdout } = spawnSync('bash', ['.ci/run', 'content'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout };
}

test('says that a failure before the check isn’t the author’s', () => {
  const { status, stdout } = runWith('[ "$1" != ci ]');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error title=The check couldn't start::This has nothing to do with/m);
});

test('lets the check explain its own failure', () => {
  const { status, stdout } = runWith('[ "$1" = ci ]');
  expect(status).toBe(1);
  expect(stdout).not.toContain('::error');
});
