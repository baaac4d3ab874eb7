import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

interface RunOptions {
  /** The issue that's already open. */
  open?: { number: string; text: string };
  kind?: string;
  env?: Record<string, string>;
}

/** Runs .ci/tell with a mock of `gh`. Returns its output and its calls of `gh`. */
function tell(report: string, { open, kind = 'site-down', env = {} }: RunOptions = {}) {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('report.md'), report);
  writeFileSync(file('number'), open?.number ?? '');
  writeFileSync(file('text'), open?.text ?? '');
  writeFileSync(file('calls'), '');
  writeFileSync(
    file('gh'),
    `#!/usr/bin/env bash
cd "${folder}"
printf '%s\\0' "$*" >>calls
case "$1 $2" in
  "issue list") cat number ;;
  "issue view") cat text ;;
  "issue create") echo https://github.example.org/che-board/site/issues/9 ;;
esac
[[ "$*" != *"--add-assignee gone"* ]]
`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync('bash', ['.ci/tell', kind, file('report.md')], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...env },
  });
  const calls = readFileSync(file('calls'), 'utf8').split('\0').slice(0, -1);
  return { status, output: stdout + stderr, calls };
}

const beginnings = (calls: string[]) => calls.map((line) => line.split(' ').slice(0, 3).join(' '));
const report = 'The site is down\n- Home answered 500.\n';

test('opens an issue for the first report', () => {
  const { status, calls } = tell(report);
  expect(status).toBe(0);
  expect(beginnings(calls)).toEqual([
    'issue list --label',
    'label create site-down',
    'issue create --title',
  ]);
  expect(calls[2]).toBe(
    'issue create --title The site is down --label site-down --body - Home answered 500.',
  );
});

test('doesn’t repeat an open issue, so nobody gets mail every hour', () => {
  const open = { number: '7', text: 'The site is down\r\n- Home answered 500.\r\n' };
  expect(beginnings(tell(report, { open }).calls)).toEqual(['issue list --label', 'issue view 7']);
});

test('updates an open issue and comments on it', () => {
  const open = { number: '7', text: 'The site is down\n- A lesson answered 404.\n' };
  expect(beginnings(tell(report, { open }).calls)).toEqual([
    'issue list --label',
    'issue view 7',
    'issue edit 7',
    'issue comment 7',
  ]);
});

test('closes an open issue, and opens none, for an empty report', () => {
  expect(beginnings(tell('').calls)).toEqual(['issue list --label']);
  const { calls } = tell('', { open: { number: '7', text: '' } });
  expect(calls[1]).toBe('issue close 7 --comment The site is back.');
});

test('mentions teams and assigns people, even if one has left', () => {
  const { status, output, calls } = tell(report, {
    env: { TELL: '@che-board/owners @gone @ada' },
  });
  expect(status).toBe(0);
  expect(calls[2]).toContain('- Home answered 500.\n\nFor @che-board/owners @gone @ada');
  expect(calls.slice(3)).toEqual([
    'issue edit 9 --add-assignee gone',
    'issue edit 9 --add-assignee ada',
  ]);
  expect(output).toContain("doesn't let @gone be assigned");
});

test('rejects an unknown kind without calling GitHub', () => {
  const { status, output, calls } = tell(report, { kind: 'weather' });
  expect(status).toBe(2);
  expect(output).toContain('Unknown: weather');
  expect(calls).toEqual([]);
});

test('knows every kind that a workflow uses', () => {
  const script = readFileSync('.ci/tell', 'utf8');
  const known = [...script.matchAll(/^ {2}([a-z-]+)\) about=/gm)].map(([, kind]) => kind);
  const used = ['due', 'watch', 'deploy', 'main-red'].flatMap((name) => [
    ...readFileSync(`.github/workflows/${name}.yml`, 'utf8').matchAll(/\.ci\/tell ([a-z-]+) /g),
  ]);
  expect(new Set(used.map(([, kind]) => kind))).toEqual(new Set(known));
});

/** Returns the issue about a check of main with the given result. */
function issueAbout(result: string): string {
  const { status, stdout } = spawnSync('bash', ['.ci/main-red'], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      RESULT: result,
      RUN: 'https://run.example.org',
      COMMIT: 'abc',
    },
  });
  expect(status).toBe(0);
  return stdout;
}

test.each([
  ['failure', 'failed'],
  ['timed_out', 'took too long'],
  ['cancelled', 'was stopped before its end'],
  ['startup_failure', 'failed'],
])('opens an issue about a red main that says what to do: %s', (result, words) => {
  const { calls } = tell(issueAbout(result), { kind: 'main-red' });
  expect(calls[2]).toMatch(
    /^issue create --title An accepted change isn’t online: its check failed /,
  );
  expect(calls[2]).toContain(`[The check](https://run.example.org) of abc ${words}, so nothing`);
  expect(calls[2]).toContain('**Re-run failed jobs**');
  expect(calls[2]).toContain('**Revert**');
});

test('closes the issue when a check of main passes', () => {
  const open = { number: '7', text: '' };
  const { calls } = tell(issueAbout('success'), { kind: 'main-red', open });
  expect(calls[1]).toBe('issue close 7 --comment A check of main passed again.');
});
