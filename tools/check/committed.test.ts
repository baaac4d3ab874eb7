import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { enterTemporaryFolder } from '../../tests/temporary-folder.ts';
import { committedFiles } from './committed.ts';

beforeEach(() => {
  enterTemporaryFolder();
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.edu', ...words]);
const one = { file: 'content/pages/één.yaml', source: 'lead: One.\n' };

test('returns the files of the last commit, also from a subfolder', () => {
  git('init', '--quiet');
  mkdirSync('site/content/pages', { recursive: true });
  process.chdir('site');
  writeFileSync(one.file, one.source);
  writeFileSync('content/same.yaml', 'a: 1\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'All');
  writeFileSync(one.file, 'lead: Two.\n');
  const same = { file: 'content/same.yaml', source: 'a: 1\n' };
  const onDisk = [
    { ...one, source: 'lead: Two.\n' },
    same,
    { file: 'content/new.yaml', source: '' },
  ];
  expect(committedFiles(onDisk)).toEqual([one, same]);
});

test('returns undefined without a history', () => {
  expect(committedFiles([one])).toBeUndefined();
  git('init', '--quiet');
  expect(committedFiles([one])).toBeUndefined();
});
