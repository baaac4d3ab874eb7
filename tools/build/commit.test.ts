import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { commitOf } from './commit.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.edu', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('returns undefined without Git or a commit', () => {
  expect(commitOf(folder)).toBeUndefined();
  git('init', '--quiet');
  expect(commitOf(folder)).toBeUndefined();
});

test('returns the full hash, ignoring tags, and marks changed files', () => {
  git('init', '--quiet');
  writeFileSync(join(folder, 'a.txt'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Add a');
  git('tag', '--annotate', 'v1', '--message', 'One');
  const commit = git('rev-parse', 'HEAD');
  expect(commitOf(folder)).toBe(commit);
  writeFileSync(join(folder, 'built.txt'), 'not of the repository');
  expect(commitOf(folder)).toBe(commit);
  writeFileSync(join(folder, 'a.txt'), 'two');
  expect(commitOf(folder)).toBe(`${commit}-changed`);
});
