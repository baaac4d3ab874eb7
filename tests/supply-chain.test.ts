import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface LockEntry {
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface WorkflowStep {
  if?: string;
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
    {
      if?: string;
      needs?: string | string[];
      environment?: string;
      permissions?: Rights;
      'timeout-minutes'?: number;
      steps: WorkflowStep[];
    }
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
  const record = readFileSync(
    'docs/decisions/016-pin-what-we-use-and-sign-what-we-publish.md',
    'utf8',
  );
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

/** Every job with the rights that it really has. */
const jobs = workflows.flatMap(({ name, on, permissions, jobs: ofIt }) =>
  Object.entries(ofIt).map(([job, { permissions: own, ...rest }]) => ({
    job,
    workflow: name,
    triggers: Object.keys(on),
    rights: own ?? permissions ?? {},
    ...rest,
  })),
);
const mayWrite = ({ rights }: { rights: Rights }) =>
  Object.entries(rights).flatMap(([what, right]) => (right === 'read' ? [] : [what]));

test('a job that may sign or write runs none of our code, but for those that tell by an issue', () => {
  const writing = jobs.filter((job) => mayWrite(job).some((what) => what !== 'issues'));
  expect(writing.map(({ job }) => job).sort()).toEqual(['attest', 'comment', 'pages', 'release']);
  for (const { steps } of writing) {
    expect(steps.filter(({ run = '' }) => /npm|npx|node|bash/.test(run))).toEqual([]);
    expect(steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))).toEqual([]);
  }
});

test('what tells by an issue gives the token to nothing but the script that opens it', () => {
  const telling = jobs.filter((job) => mayWrite(job).includes('issues'));
  expect(telling.map(({ workflow, job }) => `${workflow}/${job}`).sort()).toEqual([
    'deploy/told',
    'due/due',
    'watch/watch',
  ]);
  for (const { steps, triggers, workflow } of telling) {
    expect(triggers, workflow).not.toContain('pull_request');
    const seeing = steps.filter((step) => JSON.stringify(step).includes('github.token'));
    expect(
      seeing.filter(({ run = '' }) => !/^(bash \.ci\/tell|gh run list|gh api) [^\n]+$/.test(run)),
      workflow,
    ).toEqual([]);
    const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with)).toEqual([{ 'persist-credentials': false }]);
  }
});

test('every job ends by itself, and every script and command that it names is there', () => {
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

test('what is published is what was checked, and that was made with nothing kept', () => {
  const { steps } = workflow('validate').jobs['validate'] ?? { steps: [] };
  const onlyOn = (action: string) =>
    steps.filter(({ uses = '' }) => uses.startsWith(action)).map((step) => step.if);
  expect(onlyOn('actions/cache/restore@')).toEqual(["github.event_name == 'pull_request'"]);
  expect(onlyOn('actions/cache@')).toEqual([]);
  const checked = steps.findIndex(({ run = '' }) => run.startsWith('bash .ci/run'));
  const kept = steps.findIndex((step) => step.with?.['name'] === 'checked');
  expect(kept).toBeGreaterThan(checked);
  const deploys = workflow('deploy').jobs['deploy']?.steps ?? [];
  expect(deploys.find((step) => step.with?.['name'] === 'checked')?.with).toMatchObject({
    'run-id': '${{ github.event.workflow_run.id }}',
  });
  expect(deploys.filter(({ run = '' }) => /npm run build$/m.test(run))).toEqual([]);
});

test('no workflow of a pull request runs with the rights of the branch it asks to join', () => {
  expect(workflows.filter(({ on }) => 'pull_request_target' in on)).toEqual([]);
});

test('every workflow says its rights, and only what makes a release may write to the repository', () => {
  const writers = workflows.flatMap(({ name, permissions, jobs }) => {
    expect(permissions, name).toBeTypeOf('object');
    const rights = [[name, permissions] as const].concat(
      Object.entries(jobs).map(([job, { permissions: own }]) => [job, own] as const),
    );
    return rights.flatMap(([who, granted]) =>
      (typeof granted === 'string' ? granted : granted?.['contents'])?.includes('write') ? who : [],
    );
  });
  expect(writers).toEqual(['release']);
});

// Each asks for its own word, and nothing but the first is done where nobody has said any.
test('a site is published in one place, the one that the variable names', () => {
  const { deploy, pages, release } = workflow('deploy').jobs;
  expect(deploy?.steps.at(-1)?.if).toBe("(vars.PUBLISH || 'cloudflare') == 'cloudflare'");
  expect(pages?.if).toBe("vars.PUBLISH == 'pages'");
  expect(release?.if).toBe("vars.PUBLISH == 'server'");
  expect([pages?.needs, release?.needs]).toEqual(['deploy', ['deploy', 'attest']]);
});
