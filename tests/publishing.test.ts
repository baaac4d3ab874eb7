import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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

function runJob(job: string, mock = '') {
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
