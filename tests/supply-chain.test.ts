import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { billOfMaterials } from '../tools/build/bill-of-materials.ts';

interface LockEntry {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
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
  jobs: Record<
    string,
    { if?: string; environment?: string; permissions?: Rights; steps: WorkflowStep[] }
  >;
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

// A clean install refuses a lock file that leaves one of these out, an install on top of another does not.
test('the lock file knows the packages of every machine', () => {
  const known = new Set(entries.map(([path]) => nameOf(path)));
  const wanted = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
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
    expect.stringMatching(/^npx wrangler deploy --config editor\/wrangler\.jsonc /),
    expect.stringMatching(/^npx wrangler deploy --tag /),
    expect.stringMatching(/^npx wrangler versions upload /),
  ]);
});

/** The workflows of which a job sees a token, with those jobs. */
const holders = workflows.flatMap((workflow) =>
  Object.values(workflow.jobs)
    .filter((job) => secretsIn(job) > 0)
    .map((job) => ({ workflow, job })),
);

test('each token is in an environment of its own, and previews and the editor have Workers of their own', () => {
  const environments = holders.map(({ workflow: { name }, job }) => [name, job.environment]);
  expect(Object.fromEntries(environments)).toEqual({ deploy: 'production', preview: 'preview' });
  const uploads = holders.flatMap(({ job }) =>
    job.steps.flatMap(({ run = '' }) => (run.startsWith('npx wrangler ') ? run : [])),
  );
  const [toEditor = '', toSite = '', toPreview = '', ...others] = uploads.sort();
  expect(others).toEqual([]);
  expect(toSite).toBe('npx wrangler deploy --tag "${COMMIT:0:12}"');
  expect(toEditor).toMatch(/^npx wrangler deploy --config \S+ --name "\$\(.+\)-editor" /);
  expect(toPreview).toMatch(/^npx wrangler versions upload --name "\$\(.+\)-preview" /);
});

test('a job with a token runs what is on main, nothing that a pull request has changed', () => {
  for (const { workflow, job } of holders) {
    expect(Object.keys(workflow.on), workflow.name).toEqual(['workflow_run']);
    const refs = job.steps
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
      .map((step) => step.with?.['ref']);
    // Without one it is main; a deploy takes the commit of main that was validated.
    expect(refs, workflow.name).toEqual(
      workflow.name === 'deploy' ? ['${{ github.event.workflow_run.head_sha }}'] : [undefined],
    );
  }
});

test('a job that may sign or write runs none of our code', () => {
  const writing = workflows.flatMap(({ name, jobs }) =>
    Object.entries(jobs).filter(
      ([, { permissions }]) =>
        name !== 'due' && JSON.stringify(permissions ?? '').includes('write'),
    ),
  );
  expect(writing.map(([name]) => name).sort()).toEqual(['attest', 'comment']);
  for (const [, { steps }] of writing) {
    expect(steps.filter(({ run = '' }) => /npm|npx|node|bash/.test(run))).toEqual([]);
    expect(steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))).toEqual([]);
  }
});

test('what is published is attested: where it was built, and from what', () => {
  const attests = Object.values(workflow('deploy').jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses = '' }) => uses.startsWith('actions/attest@'));
  expect(attests.map((step) => step.with)).toEqual([
    { 'subject-path': 'site.tar' },
    { 'subject-path': 'site.tar', 'sbom-path': 'sbom.json' },
  ]);
});

test('checks and deploys use one exact version of Node', () => {
  expect(readFileSync('.node-version', 'utf8')).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(readFileSync('.ci/run', 'utf8')).not.toMatch(/node@(?!\$)/);
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
  for (const { workflow, job } of holders) {
    const runs = job.steps.flatMap(({ run = [] }) => run);
    expect(runs[0], workflow.name).toBe(`bash .ci/secrets ${job.environment ?? ''}`);
    expect(job.if, workflow.name).toContain("vars.PUBLISH != 'none'");
  }
});

test('the list of materials is of the site, the same each time, and without tools', () => {
  const bom = billOfMaterials();
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'astro', 'katex']));
  expect(names).not.toContain('vitest');
  expect(JSON.stringify(billOfMaterials())).toBe(JSON.stringify(bom));
});
