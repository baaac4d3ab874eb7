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
  with?: Record<string, unknown>;
}

type Rights = string | Record<string, string>;

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions?: Rights;
  jobs: Record<string, { if?: string; permissions?: Rights; steps: WorkflowStep[] }>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');
const workflowFiles = globSync('.github/workflows/*').map((file) => readFileSync(file, 'utf8'));
const workflows = workflowFiles.map((text) => parse(text) as Workflow);

function workflow(name: string): Workflow {
  const found = workflows.find((one) => one.name === name);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
}

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
  const uses = workflowFiles.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(
    uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});

// To ask whether a secret is there is not to see it.
const secretsIn = (part: unknown) =>
  (JSON.stringify(part).match(/secrets\.\w+(?! != '')\b/g) ?? []).length;

test('only the steps that upload see the token', () => {
  const seeing = workflows.flatMap((workflow) => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const holders = steps.filter((step) => secretsIn(step) > 0);
    const outside = secretsIn(workflow) - secretsIn(holders);
    return [...holders.map(({ run = '' }) => run), ...Array<string>(outside).fill('the whole job')];
  });
  expect(seeing.sort()).toEqual([
    expect.stringMatching(/^npx wrangler deploy /),
    expect.stringMatching(/^npx wrangler versions upload /),
  ]);
});

test('a job with the token runs nothing that a pull request has changed', () => {
  const { jobs } = workflow('preview');
  const holders = Object.values(jobs).filter((job) => secretsIn(job) > 0);
  expect(holders).toHaveLength(1);
  const checkouts = holders.flatMap(({ steps }) =>
    steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@')),
  );
  expect(checkouts.map((step) => step.with?.['ref'])).toEqual([
    '${{ github.event.pull_request.base.sha }}',
  ]);
});

test('no workflow of a pull request runs with the rights of the branch it asks to join', () => {
  expect(workflows.filter(({ on }) => 'pull_request_target' in on)).toEqual([]);
});

test('every workflow says its rights, and none may write to the repository', () => {
  for (const { name, permissions, jobs } of workflows) {
    expect(permissions, name).toBeTypeOf('object');
    const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions)];
    expect(
      granted.map((rights) => (typeof rights === 'string' ? rights : rights?.['contents'])),
      name,
    ).not.toContainEqual(expect.stringContaining('write'));
  }
});

test('what is missing to publish is found before anything is installed or built', () => {
  for (const name of ['deploy', 'preview']) {
    const job = Object.values(workflow(name).jobs).find((one) => secretsIn(one) > 0);
    const runs = job?.steps.flatMap(({ run = [] }) => run) ?? [];
    expect(runs[0], name).toBe('bash .ci/secrets');
    expect(job?.if, name).toContain("vars.PUBLISH != 'none'");
  }
});

test('the list of materials is of the site, the same each time, and without tools', () => {
  const bom = billOfMaterials();
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'astro', 'katex']));
  expect(names).not.toContain('vitest');
  expect(JSON.stringify(billOfMaterials())).toBe(JSON.stringify(bom));
});
