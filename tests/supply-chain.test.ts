import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockEntry {
  integrity?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

type Rights = Record<string, string>;

interface Job {
  name?: string;
  if?: string;
  needs?: string | string[];
  permissions?: Rights;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  name: string;
  on: Record<string, unknown>;
  permissions: Rights;
  jobs: Record<string, Job>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const entries = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/.*node_modules\//, '');
const workflowFiles = globSync('.github/workflows/*').map((file) => readFileSync(file, 'utf8'));
const workflows = workflowFiles.map((text) => parse(text) as Workflow);

/** Every job with its effective permissions, and the name and triggers of its workflow. */
const jobs = workflows.flatMap(({ name, on, permissions, jobs: ofIt }) =>
  Object.entries(ofIt).map(([job, { permissions: own, ...rest }]) => ({
    ...{ ...rest, job, workflow: name, triggers: Object.keys(on), rights: own ?? permissions },
  })),
);
const jobOf = (workflow: string, name: string) =>
  jobs.find(({ job, workflow: own }) => job === name && own === workflow);
const using = (steps: readonly Step[], action: string) =>
  steps.filter(({ uses = '' }) => uses.startsWith(`${action}@`));

test('pins every package by hash, except packages for other systems listed in decision 054', () => {
  const record = readFileSync(
    'docs/decisions/054-build-a-change-once-and-publish-only-what-main-can-trust.md',
    'utf8',
  );
  const listed = (/```\n([^`]*)```/.exec(record)?.[1] ?? '').trim().split('\n');
  const loose = entries.filter(([, { integrity }]) => integrity === undefined);
  expect(loose.map(([path]) => nameOf(path)).sort()).toEqual(listed);
  expect(loose.filter(([, { optional }]) => optional !== true)).toEqual([]);
});

// If one is missing from the lock file, npm ci fails, but npm install doesn't.
test('locks the optional packages of every system', () => {
  const known = new Set(entries.map(([path]) => nameOf(path)));
  const wanted = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !known.has(name))).toEqual([]);
});

test('pins every action to a commit, with its version in a comment', () => {
  const uses = workflowFiles.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  expect(
    uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
  ).toEqual([]);
});

// Counts the uses of secrets. A comparison with '' doesn't count, because it reveals nothing.
const secretsIn = (part: unknown) =>
  (JSON.stringify(part).match(/secrets\.\w+(?! != '')\b/g) ?? []).length;

test('shows secrets only to the steps that upload', () => {
  const holders = jobs.flatMap(({ steps }) => steps.filter((step) => secretsIn(step) > 0));
  expect(secretsIn(workflows)).toBe(secretsIn(holders));
  expect(holders.map(({ run = '' }) => run).sort()).toEqual([
    expect.stringMatching(/^npx wrangler deploy --config editor\/wrangler\.jsonc /),
    expect.stringMatching(/^npx wrangler deploy --tag /),
    expect.stringMatching(/^npx wrangler versions upload /),
  ]);
});

test('runs jobs with secrets from main, never from a pull request', () => {
  for (const { steps, triggers, workflow } of jobs.filter((job) => secretsIn(job) > 0)) {
    expect(triggers, workflow).toEqual(['workflow_run']);
    // Without `ref`, a job checks out main. The deploy checks out the commit of main that was
    // validated.
    expect(
      using(steps, 'actions/checkout').map((step) => step.with?.['ref']),
      workflow,
    ).toEqual(workflow === 'deploy' ? ['${{ github.event.workflow_run.head_sha }}'] : [undefined]);
  }
  expect(jobs.filter(({ triggers }) => triggers.includes('pull_request_target'))).toEqual([]);
});

const writable = ({ rights }: { rights: Rights }) =>
  Object.entries(rights).flatMap(([what, right]) => (right === 'read' ? [] : [what]));

test('runs none of our code in jobs that can sign or write, except to open issues', () => {
  for (const { name, permissions } of workflows) expect(permissions, name).toBeTypeOf('object');
  const writing = jobs.filter((job) => writable(job).some((what) => what !== 'issues'));
  expect(writing.map(({ job }) => job).sort()).toEqual(
    // `newest` may stop its own run.
    ['attest', 'comment', 'newest', 'pages', 'release'],
  );
  for (const { steps } of writing) {
    expect(steps.filter(({ run = '' }) => /npm|npx|node|bash/.test(run))).toEqual([]);
    expect(using(steps, 'actions/checkout')).toEqual([]);
  }
  const pushing = jobs.filter((job) => writable(job).includes('contents'));
  expect(pushing.map(({ job }) => job)).toEqual(['release']);
});

test('gives the token of jobs that open issues only to the script that opens them', () => {
  const telling = jobs.filter((job) => writable(job).includes('issues'));
  expect(telling.map(({ workflow, job }) => `${workflow}/${job}`).sort()).toEqual([
    'deploy/told',
    'due/due',
    'main-red/told',
    'watch/watch',
  ]);
  for (const { steps, triggers, workflow } of telling) {
    expect(triggers, workflow).not.toContain('pull_request');
    const seeing = steps.filter((step) => JSON.stringify(step).includes('github.token'));
    expect(
      seeing.filter(({ run = '' }) => !/^(bash \.ci\/tell|gh run list|gh api) [^\n]+$/.test(run)),
      workflow,
    ).toEqual([]);
    expect(using(steps, 'actions/checkout').map((step) => step.with)).toEqual([
      { 'persist-credentials': false },
    ]);
  }
});

test('limits the time of every job, and names only existing scripts and commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  for (const { job, steps, 'timeout-minutes': minutes } of jobs) {
    expect(minutes, job).toBeGreaterThan(0);
    const runs = steps.flatMap(({ run = [] }) => run).join('\n');
    const files = [...runs.matchAll(/(?:bash|node) (\.ci\/[\w-]+|tools\/[\w/-]+\.ts)/g)];
    expect(files.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
    const commands = [...runs.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
  }
});

const steps = (workflow: string, job: string) => jobOf(workflow, job)?.steps ?? [];
const named = (of: readonly Step[], name: string) =>
  of.filter((step) => step.with?.['name'] === name);

test('publishes only what a check of main has built, or what it found checked', () => {
  const check = steps('validate', 'check');
  const position = (start: string) => check.findIndex(({ run = '' }) => run.startsWith(start));
  const [download, upload] = named(check, 'checked');
  expect(download?.if).toBe('steps.earlier.outputs.same');
  expect(download?.with?.['run-id']).toBe('${{ steps.earlier.outputs.same }}');
  const order = [position('node tools/host/earlier-runs.ts'), position('bash .ci/run')];
  expect([...order, upload ? check.indexOf(upload) : -1]).toEqual(
    [...order, check.length - 2].toSorted((a, b) => a - b),
  );
  expect(check[position('bash .ci/run')]?.if).toBe('!steps.earlier.outputs.same');
  expect(named(steps('deploy', 'deploy'), 'checked')[0]?.with).toMatchObject({
    'run-id': '${{ github.event.workflow_run.id }}',
  });
  const builds = jobs.filter((job) =>
    job.steps.some(({ run = '' }) => /npm run build$/m.test(run)),
  );
  expect(builds).toEqual([]);
});

// GitHub's own cache takes files from the branch first, where anyone with write access could have
// put them.
test('takes the cache only from main, and uses none there after a change of the code', () => {
  const caching = jobs.flatMap((job) =>
    job.steps.filter(({ uses = '' }) => uses.startsWith('actions/cache')),
  );
  expect(caching).toEqual([]);
  const check = steps('validate', 'check');
  const [, kept] = named(check, 'kept');
  expect(kept?.with?.['run-id']).toBe('${{ steps.earlier.outputs.kept }}');
  expect(kept?.if).toBe(
    "steps.earlier.outputs.kept && (github.ref != 'refs/heads/main' || steps.lane.outputs.name)",
  );
});

test('deploys only what was pushed to main, and previews only branches of this repository', () => {
  expect(jobOf('deploy', 'newest')?.if).toContain("github.event.workflow_run.event == 'push'");
  expect(jobOf('deploy', 'deploy')?.needs).toBe('newest');
  const { on } = workflows.find(({ name }) => name === 'deploy') ?? {};
  expect(on?.['workflow_run']).toMatchObject({ workflows: ['validate'], branches: ['main'] });
  const preview = jobOf('preview', 'upload')?.if;
  expect(preview).toContain("github.event.workflow_run.event == 'push'");
  expect(preview).toContain('head_repository.full_name == github.repository');
});

// GitHub counts a skipped job as passed.
test('checks a pull request of this repository once, and never skips a check named validate', () => {
  const check = jobOf('validate', 'check');
  expect(check?.name).toBe(`\${{ (${check?.if ?? ''}) && 'validate' || 'only for forks' }}`);
});

test('publishes on the one host that PUBLISH names, by default Cloudflare', () => {
  const [deploy, pages, release] = ['deploy', 'pages', 'release'].map((job) =>
    jobOf('deploy', job),
  );
  expect(deploy?.steps.at(-1)?.if).toBe("(vars.PUBLISH || 'cloudflare') == 'cloudflare'");
  expect(pages?.if).toBe("vars.PUBLISH == 'pages'");
  expect(release?.if).toBe("vars.PUBLISH == 'server'");
  expect([pages?.needs, release?.needs]).toEqual(['deploy', ['deploy', 'attest']]);
});
