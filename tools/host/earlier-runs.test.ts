import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { earlierRuns, type Ask, type Checkout } from './earlier-runs.ts';

const checkout: Checkout = {
  ...{ repository: 'board/site', workflow: 'validate.yml', tree: 'tree-now' },
  ...{ event: 'push', attempt: 1 },
};

const run = (id: number, change: object = {}) => ({
  id,
  event: 'push',
  conclusion: 'success',
  head_branch: 'ada/typo',
  head_repository: { full_name: 'board/site' },
  head_commit: { tree_id: 'tree-now' },
  ...change,
});
const ofMain = (id: number) =>
  run(id, { head_branch: 'main', head_commit: { tree_id: 'tree-before' } });

/** Mocks GitHub with these runs. All have their artifacts, except those in `expired`. */
const github =
  (runs: object[], expired: number[] = []): Ask =>
  (path) => {
    const id = /^\/repos\/board\/site\/actions\/runs\/(\d+)\/artifacts$/.exec(path)?.[1];
    if (id !== undefined) {
      const isExpired = expired.includes(Number(id));
      const artifacts = ['checked', 'kept'].map((name) => ({ name, expired: isExpired }));
      return Promise.resolve({ artifacts });
    }
    expect(path).toMatch(
      /^\/repos\/board\/site\/actions\/workflows\/validate\.yml\/runs\?event=push&status=success&/,
    );
    return Promise.resolve({ workflow_runs: runs });
  };

test('publishes what the branch of a pull request built, if main has the same files', async () => {
  expect(await earlierRuns(github([ofMain(8), run(7)]), checkout)).toEqual(['same=7']);
});

test.each<[string, object]>([
  ['other files', { head_commit: { tree_id: 'tree-before' } }],
  ['a failure', { conclusion: 'failure' }],
  ['a pull request, which a fork could have opened', { event: 'pull_request' }],
  ['another repository', { head_repository: { full_name: 'mallory/site' } }],
  ['a repository that’s gone', { head_repository: null }],
  ['no commit', { head_commit: null }],
])('builds main again after a run of %s', async (_, change) => {
  expect(await earlierRuns(github([run(7, change)]), checkout)).toEqual([]);
});

test('builds again if the files aren’t there anymore', async () => {
  expect(await earlierRuns(github([run(7)], [7]), checkout)).toEqual([]);
  expect(await earlierRuns(github([run(8), run(7)], [8]), checkout)).toEqual(['same=7']);
});

test('builds again if someone repeats a run', async () => {
  expect(await earlierRuns(github([run(7), ofMain(3)]), { ...checkout, attempt: 2 })).toEqual([]);
});

test('finds the cache of main, never of a branch', async () => {
  const runs = [run(9, { head_commit: { tree_id: 'other' } }), ofMain(3), ofMain(2)];
  expect(await earlierRuns(github(runs), checkout)).toEqual(['kept=3']);
  expect(await earlierRuns(github(runs, [3]), checkout)).toEqual(['kept=2']);
});

test('gives a fork only the cache', async () => {
  const fork = { ...checkout, event: 'pull_request' };
  expect(await earlierRuns(github([run(7), ofMain(3)]), fork)).toEqual(['kept=3']);
});

/** Runs the command against a server that answers with a status and these runs. */
async function command(status: number, runs: object[]) {
  const server = createServer(({ url = '' }, response) => {
    const artifacts = [{ name: 'checked', expired: false }];
    response.writeHead(status);
    response.end(
      JSON.stringify(url.includes('/artifacts') ? { artifacts } : { workflow_runs: runs }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { stdout, stderr } = await promisify(execFile)('node', ['tools/host/earlier-runs.ts'], {
    env: {
      PATH: process.env['PATH'],
      GITHUB_API_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      GITHUB_REPOSITORY: 'board/site',
      GITHUB_WORKFLOW_REF: 'board/site/.github/workflows/validate.yml@refs/heads/main',
      GITHUB_EVENT_NAME: 'push',
    },
  });
  return { stdout, stderr };
}

test('compares with the files of the current commit', async () => {
  const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' }).trim();
  const { stdout } = await command(200, [run(7, { head_commit: { tree_id: tree } })]);
  expect(stdout).toBe('same=7\n');
});

test('builds again if GitHub doesn’t answer', async () => {
  const { stdout, stderr } = await command(500, []);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^::notice::GitHub answered 500 for .*validate\.yml/);
});
