import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, whenItAnswers, type Engine } from '../tools/host/engine.ts';
import { spawnNginx } from '../tools/host/nginx-engine.ts';
import { archiveOf, serveRelease } from './nginx-release.ts';

// If the test runs as root, nginx runs as nobody, which needs access to this folder.
const machine = mkdtempSync(join(tmpdir(), 'machine-'));
chmodSync(machine, 0o755);
const [folder, prefix, bin] = ['site', 'nginx', 'bin'].map((name) => join(machine, name)) as [
  string,
  string,
  string,
];
const nginx = `nginx -p ${prefix} -c ${prefix}/nginx.conf -e ${prefix}/error.log`;
const current = () => readlinkSync(join(folder, 'current'));
const versions = () => readdirSync(join(folder, 'versions'));

let release: Awaited<ReturnType<typeof serveRelease>>;
let engine: Engine;

/** Runs the script asynchronously, because the release is served by this process. */
function pull(args: string[] = [], settings: Record<string, string> = {}) {
  return new Promise<{ status: number; said: string }>((resolve) => {
    const child = execFile(
      'bash',
      ['deploy/nginx/pull-site.sh', ...args],
      {
        env: {
          PATH: `${bin}:${process.env['PATH'] ?? ''}`,
          REPOSITORY: 'board/site',
          FOLDER: folder,
          RELEASES: release.address,
          TEST_NGINX: `${nginx} -t`,
          RELOAD_NGINX: `${nginx} -s reload`,
          ...settings,
        },
      },
      (_error, stdout, stderr) => {
        resolve({ status: child.exitCode ?? -1, said: `${stdout}${stderr}`.trim() });
      },
    );
  });
}

/** Fetches a page on a new connection. */
async function page(path = '/about') {
  const response = await fetch(engine.origin + path, { headers: { Connection: 'close' } });
  return { status: response.status, words: (await response.text()).replace(/^.*>/s, '') };
}
const shows = (words: string) =>
  expect.poll(async () => (await page()).words, { timeout: 60_000 }).toBe(words);

beforeAll(async () => {
  for (const made of [prefix, bin]) mkdirSync(made);
  release = await serveRelease();
  release.publish(archiveOf('first'));
  // As in the guide, the site is pulled before nginx is configured.
  const { said } = await pull([], { TEST_NGINX: 'true', RELOAD_NGINX: 'true' });
  expect(said).toContain('The site is now ');
  const port = await freePort();
  engine = await whenItAnswers(
    spawnNginx(
      prefix,
      `include ${folder}/current/http.conf;
  server {
    listen 127.0.0.1:${String(port)};
    root ${folder}/current/site;
    include ${folder}/current/server.conf;
  }`,
    ),
    `http://127.0.0.1:${String(port)}`,
  );
});

afterAll(async () => {
  await engine.stop();
  release.stop();
  rmSync(machine, { recursive: true });
});

test('shows a new release, and then finds nothing new', async () => {
  release.publish(archiveOf('second'));
  expect((await pull()).status).toBe(0);
  await shows('second');
  expect(await pull()).toEqual({ status: 0, said: 'Nothing is new.' });
});

// Replaces a page with a symbolic link before the site is packed.
const linked = (site: string) => {
  symlinkSync('/etc/passwd', join(site, 'site', 'passwd'));
  return [];
};
const nonsense = (site: string) => {
  writeFileSync(join(site, 'server.conf'), 'nonsense;\n');
  return [];
};
const oneMore = (name: string) => (site: string) => {
  writeFileSync(join(site, '..', 'escaped'), '');
  return [`--transform=s|^escaped|${name}|`, 'escaped'];
};
// Turns off nginx's cache of open files, which would hide a moment without the site.
const forgetful = (site: string) => {
  const file = join(site, 'server.conf');
  const rules = readFileSync(file, 'utf8').replace(
    /open_file_cache max.*;/,
    'open_file_cache off;',
  );
  writeFileSync(file, rules);
  return [];
};

function publish(...args: Parameters<typeof release.publish>): Record<string, string> {
  release.publish(...args);
  return {};
}

test.each<[string, () => Record<string, string>, string]>([
  [
    'an interrupted download',
    () => publish(archiveOf('bad'), { breaksOff: true }),
    "nginx.tar couldn't be downloaded",
  ],
  [
    'a wrong checksum',
    () => publish(archiveOf('bad'), { checksum: `${'0'.repeat(64)}  nginx.tar\n` }),
    "nginx.tar doesn't match its checksum.",
  ],
  ['half an archive', () => publish(archiveOf('bad').subarray(0, 5000)), 'nginx.tar is damaged.'],
  [
    'a file outside of the site',
    () => publish(archiveOf('bad', oneMore('escaped'))),
    'nginx.tar has links or files outside of dist-nginx/',
  ],
  [
    'a link to a file of the machine',
    () => publish(archiveOf('bad', linked)),
    'nginx.tar has links or files outside of dist-nginx/',
  ],
  [
    'an invalid configuration',
    () => publish(archiveOf('bad', nonsense)),
    'unknown directive "nonsense"',
  ],
  [
    'no release',
    () => publish(Buffer.alloc(0), { checksum: '' }),
    "There's no nginx.tar.sha256 at",
  ],
  ['no network', () => ({ RELEASES: 'http://127.0.0.1:9' }), 'Is this machine online?'],
  [
    'a release without a valid signature',
    () => {
      release.publish(archiveOf('forged'));
      writeFileSync(join(bin, 'gh'), `#!/bin/sh\necho "$@" >${machine}/asked\nexit 1\n`, {
        mode: 0o755,
      });
      return { GH_TOKEN: 'a token' };
    },
    'nginx.tar has no valid signature of board/site.',
  ],
])('keeps the old site after %s', async (_name, prepare, words) => {
  const before = current();
  const { status, said } = await pull([], prepare());
  expect(said).toContain(words);
  expect(said).toMatch(/The site hasn't changed\.$/);
  expect(status).toBe(1);
  expect(current()).toBe(before);
  expect(await page()).toEqual({ status: 200, words: 'second' });
  expect(readdirSync(folder).filter((name) => name.startsWith('.new'))).toEqual([]);
  expect(existsSync(join(machine, 'escaped'))).toBe(false);
});

test('checks the signature of the deploy workflow', () => {
  expect(readFileSync(join(machine, 'asked'), 'utf8')).toMatch(
    /^attestation verify \S+nginx\.tar --repo board\/site --signer-workflow board\/site\/\.github\/workflows\/deploy\.yml\n$/,
  );
});

test('serves every request while versions change, and keeps three', async () => {
  const over = new AbortController();
  const seen: Awaited<ReturnType<typeof page>>[] = [];
  const visits = (async () => {
    while (!over.signal.aborted) seen.push(await page(), await page('/'));
  })();
  for (const words of ['third', 'fourth', 'fifth']) {
    release.publish(archiveOf(words, forgetful));
    expect((await pull()).status).toBe(0);
    await shows(words);
  }
  over.abort();
  await visits;
  expect(seen.length).toBeGreaterThan(10);
  const whole = (words: string) => ({ status: 200, words });
  const known = ['second', 'third', 'fourth', 'fifth'].map(whole);
  for (const answer of seen) expect(known).toContainEqual(answer);
  expect(versions()).toHaveLength(3);
});

test('goes back until there’s a newer release than the one it left', async () => {
  expect((await pull(['back'])).status).toBe(0);
  await shows('fourth');
  expect((await pull()).said).toBe('The latest release is the one you went back from.');
  release.publish(archiveOf('sixth'));
  await pull();
  await shows('sixth');
});

test('doesn’t download a kept release again', async () => {
  release.publish(archiveOf('fifth', forgetful), { breaksOff: true });
  expect((await pull()).status).toBe(0);
  await shows('fifth');
  expect(versions()).toHaveLength(3);
});
