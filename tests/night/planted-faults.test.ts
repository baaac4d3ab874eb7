import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { plantedFaults } from './planted-faults.ts';

const { folder, write, remove } = copyProject({ isWhole: true });
afterAll(remove);
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
for (const file of tracked) cpSync(file, join(folder, file));
execFileSync('git', ['init', '--quiet'], { cwd: folder });
execFileSync('git', ['add', '--pathspec-from-file=-'], { cwd: folder, input: tracked.join('\n') });

function run(tests: string) {
  const runner = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--bail', '1'];
  const { status, stdout } = spawnSync(process.execPath, [...runner, ...tests.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
  });
  return { isGreen: status === 0, hasFailed: /^ *Tests .*failed/m.test(stdout), stdout };
}

test('without a fault, all of these tests pass', () => {
  const all = [...new Set(plantedFaults.map(([, tests]) => tests))].join(' ');
  const { isGreen, stdout } = run(all);
  expect(isGreen, stdout.slice(-3000)).toBe(true);
});

test.each(
  plantedFaults.flatMap(([file, tests, ...faults]) =>
    faults.map(([name, find, replace]) => ({ name, file, tests, find, replace })),
  ),
)('$name: found by $tests', ({ file, tests, find, replace }) => {
  const text = readFileSync(file, 'utf8');
  expect(text, file).toContain(find);
  write(
    file,
    text.replace(find, () => replace),
  );
  const { hasFailed } = run(tests);
  write(file, text);
  expect(hasFailed).toBe(true);
});
