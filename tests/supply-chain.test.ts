import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { billOfMaterials } from '../tools/bill-of-materials.ts';

interface LockEntry {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
}

interface WorkflowStep {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');
const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));

test('every package is held to its content, but those of other machines that the record lists', () => {
  const record = readFileSync('docs/decisions/016-supply-chain.md', 'utf8');
  const listed = (/```\n([^`]*)```/.exec(record)?.[1] ?? '').trim().split('\n');
  const loose = entries.filter(([, { integrity }]) => integrity === undefined);
  expect(loose.map(([path]) => nameOf(path)).sort()).toEqual(listed);
  expect(loose.filter(([, { optional }]) => optional !== true)).toEqual([]);
});

test('the lock file names no registry, so that everyone may use their own', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every action is pinned to a commit, with its version for people', () => {
  const uses = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(
    uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});

test('only the step that deploys sees the token', () => {
  const seeing = workflows.flatMap((text) => {
    const { jobs } = parse(text) as { jobs: Record<string, { steps: WorkflowStep[] }> };
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const holders = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    const outside = (text.match(/secrets\./g) ?? []).length - countSecrets(holders);
    return [...holders.map(({ run = '' }) => run), ...Array<string>(outside).fill('the whole job')];
  });
  expect(seeing).toEqual([expect.stringContaining('wrangler deploy')]);
});

const countSecrets = (steps: WorkflowStep[]) =>
  (JSON.stringify(steps).match(/secrets\./g) ?? []).length;

test('the list of materials is of the site, the same each time, and without tools', () => {
  const bom = billOfMaterials();
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'astro', 'katex']));
  expect(names).not.toContain('vitest');
  expect(JSON.stringify(billOfMaterials())).toBe(JSON.stringify(bom));
});
