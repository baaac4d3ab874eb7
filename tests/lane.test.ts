import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Returns the lane of a branch that changes these files, compared with main or another commit. */
function laneOf(files: readonly string[], before = 'main'): string {
  const folder = temporaryFolder({ 'src/page.ts': '', 'content/site.yaml': '' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  mkdirSync(join(folder, '.ci'));
  cpSync('.ci/lane', join(folder, '.ci/lane'));
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'First');
  git('checkout', '-b', 'typo');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'changed');
  }
  git('add', '.');
  git('commit', '--allow-empty', '-m', 'Second');
  // What main does meanwhile doesn't matter.
  git('checkout', 'main');
  writeFileSync(join(folder, 'src/page.ts'), 'changed on main');
  git('commit', '-am', 'Third');
  git('checkout', 'typo');
  return spawnSync('bash', ['.ci/lane', before], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test('has a shorter lane for changes of only content/', () => {
  expect(laneOf(['content/events.yaml', 'content/pages/home.yaml'])).toBe('name=content');
});

test('also proves lessons and problems in the lane for texts of the library', () => {
  expect(laneOf(['library/lessons/gases.mdx', 'content/events.yaml'])).toBe('name=library');
});

test.each([
  ['code', ['content/events.yaml', 'src/page.ts'], 'main'],
  ['a property of the library', ['library/substances.yaml'], 'main'],
  ['a folder with a similar name', ['content-old/a.yaml'], 'main'],
  ['nothing', [], 'main'],
  ['content, but nobody knows since when', ['content/events.yaml'], '0'.repeat(40)],
])('checks everything after a change of %s', (_, files, before) => {
  expect(laneOf(files, before)).toBe('name=');
});
