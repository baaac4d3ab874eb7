import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterTemporaryFolder } from '../../tests/temporary-folder.ts';
import { lastChange } from './committed.ts';

beforeEach(() => {
  enterTemporaryFolder();
  vi.stubEnv('BEFORE', undefined);
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.edu', ...words], {
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-12T10:00:00Z' },
    encoding: 'utf8',
  });
const commitAll = () => {
  git('add', '.');
  git('commit', '--quiet', '-m', 'All');
  return git('rev-parse', 'HEAD').trim();
};
const one = { file: 'content/pages/één.yaml', source: 'lead: One.\n' };
const two = { ...one, source: 'lead: Two.\n' };
const same = { file: 'content/same.yaml', source: 'a: 1\n' };
const fresh = { file: 'content/new.yaml', source: 'b: 1\n' };

/** Commits two files in a subfolder, and then changes them. */
function changeFiles(): string {
  git('init', '--quiet');
  mkdirSync('site/content/pages', { recursive: true });
  process.chdir('site');
  for (const { file, source } of [one, same]) writeFileSync(file, source);
  const first = commitAll();
  for (const { file, source } of [two, fresh]) writeFileSync(file, source);
  return first;
}

test('returns what isn’t committed, also in a subfolder', () => {
  changeFiles();
  const { before, after } = lastChange() ?? {};
  expect(before).toEqual([one, same]);
  expect(after).toEqual([fresh, two, same]);
});

test('returns everything since another commit, with the day of the last one', () => {
  const first = changeFiles();
  commitAll();
  expect(lastChange()?.before).toHaveLength(3);
  vi.stubEnv('BEFORE', first);
  expect(lastChange()).toMatchObject({ before: [one, same], day: '2026-03-12' });
  vi.stubEnv('BEFORE', '0'.repeat(40));
  expect(lastChange()).toBeUndefined();
});

test('returns undefined without a history', () => {
  expect(lastChange()).toBeUndefined();
  git('init', '--quiet');
  expect(lastChange()).toBeUndefined();
});
