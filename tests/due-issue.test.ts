import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'due-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What .ci/due asks of GitHub, where a stand-in answers that some issue is open, or none. */
function asked(list: string, openIssue = ''): string[] {
  writeFileSync(join(folder, 'list.md'), list);
  writeFileSync(join(folder, 'open'), openIssue);
  writeFileSync(
    join(folder, 'gh'),
    `#!/usr/bin/env bash
cd "${folder}"
echo "$*" | sed 's| /[^ ]*||' >>asked
[ "$1 $2" != "issue list" ] || cat open
`,
    { mode: 0o755 },
  );
  execFileSync('bash', ['.ci/due', join(folder, 'list.md')], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
  });
  return readFileSync(join(folder, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').slice(0, 3).join(' '));
}

const list = 'What falls due: May 2027\n## Late\n\n- [ ] one\n';

test('the first list opens an issue', () => {
  expect(asked(list)).toEqual([
    'issue list --label',
    'label create what-falls-due',
    'issue create --title',
  ]);
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(
    '--title What falls due: May 2027 --label what-falls-due',
  );
});

test('an issue that is open is brought up to date, and those who watch are told', () => {
  expect(asked(list, '7')).toEqual(['issue list --label', 'issue edit 7', 'issue comment 7']);
});

test('where nothing waits, no issue is opened, and an open one is closed', () => {
  expect(asked('')).toEqual(['issue list --label']);
  rmSync(join(folder, 'asked'));
  expect(asked('', '7')).toEqual(['issue list --label', 'issue close 7']);
});

test('the workflow runs on the first of the month and may write nothing but issues', () => {
  const text = readFileSync('.github/workflows/due.yml', 'utf8');
  const { on, permissions, jobs } = parse(text) as {
    on: { schedule: { cron: string }[] };
    permissions: Record<string, string>;
    jobs: { due: { steps: { env?: object; run?: string }[]; permissions?: object } };
  };
  expect(on.schedule[0]?.cron).toMatch(/^\d+ \d+ 1 \* \*$/);
  expect(permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(jobs.due.permissions).toBeUndefined();
  const seeing = jobs.due.steps.filter((step) => JSON.stringify(step).includes('github.token'));
  expect(seeing.map(({ run }) => run)).toEqual([expect.stringContaining('.ci/due')]);
});
