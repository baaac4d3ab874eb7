import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  name?: string;
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: Step[];
}

/** The workflow of a board whose repository has only content/. */
const text = readFileSync('tools/package/board/github/workflows/site.yml', 'utf8');
const { jobs } = parse(text) as { jobs: Record<'check' | 'publish' | 'told', Job> };
const ours = globSync('.github/workflows/*').map((file) => readFileSync(file, 'utf8'));

test('uses the same actions as our own workflows', () => {
  const used = [...new Set(text.match(/uses: .*/g))];
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((line) => !ours.some((own) => own.includes(line)))).toEqual([]);
});

test('runs only scripts that are packed for it', () => {
  const pack = readFileSync('tools/package/pack.ts', 'utf8');
  const list = /const workflowScripts = \[([^\]]*)\]/.exec(pack)?.[1] ?? '';
  const packed = [...list.matchAll(/'([^']+)'/g)].map(([, file = '']) => basename(file));
  const run = [...text.matchAll(/\.github\/([\w.-]+)/g)].map(([, file = '']) => file);
  expect([...new Set(run)].toSorted()).toEqual(packed.toSorted());
});

test('publishes only main, from what the check of main built or found checked', () => {
  const { check, publish } = jobs;
  expect(publish).toMatchObject({
    if: "github.event_name == 'push' && github.ref == 'refs/heads/main'",
    needs: 'check',
  });
  expect(publish.steps[0]?.with).toEqual({ name: 'checked' });
  expect(check.name).toBe(`\${{ (${check.if ?? ''}) && 'check' || 'only for forks' }}`);
  expect(text).not.toContain('actions/cache');
  const runs = check.steps.filter(({ run = '' }) => /npm|pack$/.test(run));
  expect(runs.map((step) => step.if)).toEqual(runs.map(() => '!steps.earlier.outputs.same'));
});

test('writes issues only in the job that tells, and pages only in the job that publishes', () => {
  const rights = Object.entries(jobs).map(([name, { permissions = {} }]) => [
    name,
    Object.keys(permissions).filter((what) => permissions[what] === 'write'),
  ]);
  expect(rights).toEqual([
    ['check', []],
    ['publish', ['pages', 'id-token']],
    ['told', ['issues']],
  ]);
});
