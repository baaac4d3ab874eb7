import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './temporary-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'publishing-'));

function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', [script, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const checkSecrets = (env: Record<string, string>, environment = 'production') =>
  run('.ci/secrets', [environment], env);
const both = { HAS_API_TOKEN: 'true', HAS_ACCOUNT_ID: 'true' };

test.each([
  [
    { HAS_ACCOUNT_ID: 'true' },
    'The secret CLOUDFLARE_API_TOKEN of the environment production is missing',
  ],
  [
    { HAS_API_TOKEN: 'true', HAS_ACCOUNT_ID: 'false' },
    'The secret CLOUDFLARE_ACCOUNT_ID of the environment production is missing',
  ],
  [
    {},
    'The secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID of the environment production are missing',
  ],
])('names a missing secret and the fix: %o', (env, sentence) => {
  const { status, said } = checkSecrets(env);
  expect(status).toBe(1);
  expect(said).toContain(`::error title=Nothing was published::${sentence}`);
  expect(said).toContain('docs/hosting.md');
  expect(said).toContain('PUBLISH to none');
});

test('rejects an unknown value of PUBLISH', () => {
  const { status, said } = checkSecrets({ ...both, PUBLISH: 'netlify' });
  expect(status).toBe(1);
  expect(said).toContain('says "netlify". It can say cloudflare, pages, server or none');
});

/**
 * Runs the check of GitHub Pages against a mock. The mock reports the given kind of site and
 * address, or no site.
 */
function checkPages(kind = '', address = '') {
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\n[ -n "${kind}" ] || exit 1\nprintf '${kind}\\t${address}\\n'\n`,
    { mode: 0o755 },
  );
  const path = `${folder}:${process.env['PATH'] ?? ''}`;
  return checkSecrets({ PUBLISH: 'pages', GITHUB_REPOSITORY: 'board/site', PATH: path });
}

test('requires an address without a path for GitHub Pages, but no secret', () => {
  expect(checkPages('workflow', 'https://board.github.io/').status).toBe(0);
  expect(checkPages('workflow', 'http://board.example.edu/').status).toBe(0);
  const inFolder = checkPages('workflow', 'https://board.github.io/site/');
  expect(inFolder.status).toBe(1);
  expect(inFolder.said).toContain('in a folder, at https://board.github.io/site/');
});

test.each([
  ['are off', ''],
  ['are made from a branch', 'legacy'],
])('rejects GitHub Pages that %s', (_how, kind) => {
  const { status, said } = checkPages(kind, 'https://board.github.io/');
  expect(status).toBe(1);
  expect(said).toContain('Choose Settings, Pages, Source: GitHub Actions.');
});

function previewAddress(...events: object[]) {
  const file = join(folder, 'wrangler.ndjson');
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  return run('.ci/preview-address', [file]);
}

test('prints the address of a pull request’s preview, which stays the same', () => {
  const { status, said } = previewAddress(
    { type: 'wrangler-session', version: 1 },
    {
      type: 'version-upload',
      preview_url: 'https://1a2b3c4d-board.example.workers.dev',
      preview_alias_url: 'https://pr-7-board.example.workers.dev',
    },
  );
  expect(status).toBe(0);
  expect(said).toBe('address=https://pr-7-board.example.workers.dev');
});

test('fails for an upload without an address', () => {
  const { status, said } = previewAddress({ type: 'version-upload', version_id: '1a2b3c4d' });
  expect(status).toBe(1);
  expect(said).toContain('Version URLs are switched off');
});

function runJob(job: string, mock = '', env: Record<string, string> = {}) {
  const downloaded = mkdtempSync(join(folder, 'job-'));
  mkdirSync(join(downloaded, 'dist/.well-known'), { recursive: true });
  for (const file of ['index.html', '_headers', '.well-known/security.txt']) {
    writeFileSync(join(downloaded, 'dist', file), file);
  }
  writeFileSync(join(downloaded, 'gh'), `#!/bin/sh\n${mock}\n`, { mode: 0o755 });
  const { jobs } = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as {
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const script = jobs[job]?.steps.find((step) => step.run !== undefined)?.run ?? 'exit 1';
  const { status, stdout } = spawnSync(
    'bash',
    ['-euo', 'pipefail', '-c', `tar -cf site.tar dist\ncp site.tar nginx.tar\n${script}`],
    {
      cwd: downloaded,
      encoding: 'utf8',
      env: {
        PATH: `${downloaded}:${process.env['PATH'] ?? ''}`,
        COMMIT: '0123456789abcdef0123456789abcdef01234567',
        GITHUB_OUTPUT: join(downloaded, 'output'),
        GITHUB_STEP_SUMMARY: join(downloaded, 'summary'),
        GITHUB_RUN_ID: '99',
        ...env,
      },
    },
  );
  return { status, stdout, downloaded };
}

test('packs every file for GitHub Pages, including hidden ones, without other hosts’ rules', () => {
  const { status, downloaded } = runJob('pages');
  expect(status).toBe(0);
  const { stdout } = spawnSync('tar', ['-tf', 'artifact.tar'], {
    cwd: downloaded,
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((name) => /[^/]$/.test(name));
  expect(files.sort()).toEqual(['./.well-known/security.txt', './index.html']);
});

test('releases the archive with its checksum, or makes an existing release the latest', () => {
  const first = runJob('release', 'echo "$@"');
  expect(first.stdout).toMatch(
    /^release create site-0123456789ab nginx\.tar nginx\.tar\.sha256 --target 0123456789abcdef0123456789abcdef01234567 --latest /,
  );
  expect(spawnSync('sha256sum', ['-c', 'nginx.tar.sha256'], { cwd: first.downloaded }).status).toBe(
    0,
  );
  const again = runJob('release', '[ "$2" = edit ] || exit 1\necho "$@"');
  expect(again.stdout).toBe('release edit site-0123456789ab --latest\n');
});

const newer = 'b'.repeat(40);

/** Runs the job that looks for a newer deploy, if GitHub compares the two commits like this. */
function compared(status: string, last = `deploy ${newer}`) {
  const mock = `case "$1 $2" in
  "run list") echo "${last}" ;;
  "run cancel") echo "canceled $3" ;;
  "api repos/board/site/compare/0123456789abcdef0123456789abcdef01234567...${newer}") echo ${status} ;;
  *) exit 1 ;;
esac`;
  const { status: code, stdout, downloaded } = runJob('newest', mock, { GH_REPO: 'board/site' });
  expect(code).toBe(0);
  const file = join(downloaded, 'output');
  return { stdout, output: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

test('stops a deploy whose check took so long that a newer commit is online', () => {
  expect(compared('ahead')).toEqual({ stdout: 'canceled 99\n', output: `newer=${newer}\n` });
});

test.each(['behind', 'identical', 'diverged'])(
  'deploys a commit if the last one is %s',
  (status) => {
    expect(compared(status)).toEqual({ stdout: '', output: '' });
  },
);

test('deploys the first commit', () => {
  expect(compared('ahead', '')).toEqual({ stdout: '', output: '' });
});

/** Returns a folder with a built site and a cache, and a function that runs .ci/pack in it. */
function toPack() {
  const built = temporaryFolder({
    'dist/version.txt': `${'a'.repeat(40)}\n`,
    'dist/index.html': 'Home',
    '.cache/documents/lesson': 'kept',
  });
  const pack = (...args: string[]) => {
    const summary = join(built, 'summary');
    const { status } = spawnSync('bash', [resolve('.ci/pack'), ...args], {
      cwd: built,
      env: { PATH: process.env['PATH'] ?? '', GITHUB_STEP_SUMMARY: summary },
    });
    expect(status).toBe(0);
    return readFileSync(join(built, 'site.tar'), 'utf8');
  };
  return { built, pack };
}

test('packs the same files into the same archive, with the cache in its own', () => {
  const { built, pack } = toPack();
  const first = pack();
  utimesSync(join(built, 'dist/index.html'), 1, 1);
  expect(pack()).toBe(first);
  expect(spawnSync('tar', ['-tf', 'kept.tar'], { cwd: built, encoding: 'utf8' }).stdout).toContain(
    '.cache/documents/lesson\n',
  );
});

test('publishes the site of an earlier run as that of the new commit', () => {
  const { built, pack } = toPack();
  const earlier = pack();
  rmSync(join(built, 'dist'), { recursive: true });
  const archive = pack(newer);
  expect(archive).toBe(earlier.replace('a'.repeat(40), newer));
  expect(readFileSync(join(built, 'summary'), 'utf8')).toContain(
    'the check of aaaaaaaaaaaa has built',
  );
});

test('unpacks a preview without its links, away from the code', () => {
  const folder = temporaryFolder({ 'site/untrusted/dist/index.html': 'Home' });
  const untrusted = join(folder, 'site/untrusted');
  symlinkSync('/etc/passwd', join(untrusted, 'dist/link.html'));
  mkdirSync(join(untrusted, 'node_modules'));
  writeFileSync(join(untrusted, 'node_modules/wrangler'), 'evil');
  spawnSync('tar', ['-cf', 'site.tar', 'dist', 'node_modules'], { cwd: untrusted });
  rmSync(join(untrusted, 'dist'), { recursive: true });
  rmSync(join(untrusted, 'node_modules'), { recursive: true });
  const { jobs } = parse(readFileSync('.github/workflows/preview.yml', 'utf8')) as {
    jobs: { upload: { steps: { run?: string }[] } };
  };
  const script = jobs.upload.steps.find(({ run = '' }) => run.includes('tar -xf'))?.run ?? 'exit 1';
  const workspace = join(folder, 'code');
  mkdirSync(workspace);
  const { status } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    env: {
      PATH: process.env['PATH'] ?? '',
      RUNNER_TEMP: join(folder, 'site'),
      GITHUB_WORKSPACE: workspace,
    },
  });
  expect(status).toBe(0);
  const unpacked = readdirSync(workspace, { recursive: true, encoding: 'utf8' });
  expect(unpacked.toSorted()).toEqual(['dist', 'dist/index.html']);
});
