import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../tools/host/engine.ts';
import { spawnNginx } from '../tools/host/nginx-engine.ts';
import { archiveOf, serveRelease } from './nginx-release.ts';

/**
 * Returns the shell blocks of a document. The first line of a block names the machine and folder to
 * run it in.
 */
function boxesOf(path: string): { where: string; commands: string[] }[] {
  const boxes = readFileSync(path, 'utf8').matchAll(/^ *```sh\n([^]*?)^ *```$/gm);
  return [...boxes].map(([, text = '']) => {
    const [where = '', ...lines] = text.split('\n').map((line) => line.trim());
    return { where, commands: lines.filter((line) => line !== '') };
  });
}

const guide = boxesOf('docs/hosting.md');
const server = boxesOf('deploy/nginx/README.md');

/** Commands that the test doesn't run, each with the reason. */
const untried: [RegExp, string][] = [
  [/^apt-get install /, 'it changes the system; .ci/run installs the same packages'],
  [/^npm ci$/, 'it takes minutes, and every other workflow starts with it'],
  [/^npm run build$/, 'it takes minutes, and npm run validate starts with it'],
  [/^npx wrangler deploy$/, 'it needs the account at Cloudflare'],
  [/^npx wrangler rollback /, 'it needs the account at Cloudflare'],
  [/^rsync /, 'it needs a second machine'],
];
const machine = mkdtempSync(join(tmpdir(), 'guide-'));
chmodSync(machine, 0o755);
const at = (path: string) => join(machine, path);
let release: Awaited<ReturnType<typeof serveRelease>>;
let ports: { http: number; https: number };
let nginx: ReturnType<typeof spawnNginx>;

/**
 * Adapts text from the guide or deploy/ to this machine: a temporary folder replaces the root, and
 * 127.0.0.1 the host.
 */
const onThisMachine = (text: string) =>
  text
    .replace(/(?<![\w.])\/(?=(etc|srv|usr\/local)\/)/g, `${machine}/`)
    .replace('https://YOUR.NAME.EDU', `--insecure https://127.0.0.1:${String(ports.https)}`)
    .replaceAll('ADDRESS-OF-THIS-REPOSITORY', at('ours.git'))
    .replaceAll('https://github.com/ORGANIZATION/board.git', `file://${at('theirs.git')}`)
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${String(ports.http)};`)
    .replace('listen 443 ', `listen 127.0.0.1:${String(ports.https)} `);

/** Runs the commands of a block, without those in `untried`, and returns the output. */
function run(commands: readonly string[], cwd: string): Promise<string> {
  const tried = commands.filter((line) => !untried.some(([pattern]) => pattern.test(line)));
  return new Promise((done, fail) => {
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', onThisMachine(tried.join('\n'))],
      {
        cwd,
        env: {
          ...process.env,
          PATH: `${at('bin')}:${at('usr/local/sbin')}:${process.env['PATH'] ?? ''}`,
          RELEASES: release.address,
          // Set explicitly, so that a mistake in the test can't change the real folder.
          FOLDER: at('srv/che-board'),
        },
      },
      (error, stdout, stderr) => {
        if (error) fail(new Error(`${error.message}\n${stdout}${stderr}`));
        else done(`${stdout}${stderr}`);
      },
    );
  });
}

const box = (boxes: typeof guide, beginning: string) => {
  const found = boxes.find(({ commands }) => commands.some((line) => line.startsWith(beginning)));
  if (!found) throw new Error(`No box of the guide has "${beginning}".`);
  return found.commands;
};

function mock(name: string, script: string): void {
  writeFileSync(at(`bin/${name}`), `#!/usr/bin/env bash\nset -euo pipefail\n${script}\n`, {
    mode: 0o755,
  });
}

beforeAll(async () => {
  ports = { http: await freePort(), https: await freePort() };
  release = await serveRelease();
  release.publish(archiveOf('first'));
  for (const folder of ['bin', 'nginx', 'work', 'etc/nginx/sites-available']) {
    mkdirSync(at(folder), { recursive: true });
  }
  mkdirSync(at('etc/nginx/sites-enabled'));
  mkdirSync(at('etc/ssl/YOUR.NAME.EDU'), { recursive: true });
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=YOUR.NAME.EDU',
      '-keyout', at('etc/ssl/YOUR.NAME.EDU/privkey.pem'), '-out', at('etc/ssl/YOUR.NAME.EDU/fullchain.pem')],
    { stdio: 'ignore' },
  );
  // Copies the files of the repository that the guide uses, and makes an empty repository in place
  // of the one on GitHub.
  const board = at('board');
  cpSync('deploy', join(board, 'deploy'), { recursive: true });
  for (const file of globSync(`${board}/deploy/nginx/*`)) {
    writeFileSync(file, onThisMachine(readFileSync(file, 'utf8')));
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: board,
      stdio: 'ignore',
    });
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'The board');
  git('clone', '--bare', board, at('ours.git'));
  git('init', '--bare', '-b', 'main', at('theirs.git'));

  nginx = spawnNginx(at('nginx'), `include ${machine}/etc/nginx/sites-enabled/*;`);
  const found = execFileSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).trim();
  const real = `${found} -p ${at('nginx')} -c ${at('nginx/nginx.conf')} -e ${at('nginx/error.log')}`;
  mock('nginx', `exec ${real} "$@"`);
  // Mocks the systemd commands that the guide uses.
  mock(
    'systemctl',
    `units=${machine}/etc/systemd/system
case "$*" in
  daemon-reload) ;;
  "reload nginx") exec ${real} -s reload ;;
  "start che-board-site.service")
    set -a
    . "$(sed -n 's/^EnvironmentFile=//p' $units/che-board-site.service)"
    exec "$(sed -n 's/^ExecStart=//p' $units/che-board-site.service)"
    ;;
  "enable --now che-board-site.timer" | "disable --now che-board-site.timer") [ -f $units/che-board-site.timer ] ;;
  *) exit 1 ;;
esac`,
  );
});

afterAll(async () => {
  nginx.kill();
  await new Promise((gone) => nginx.once('exit', gone));
  release.stop();
  rmSync(machine, { recursive: true });
});

const page = () =>
  run(['curl --fail --silent --show-error https://YOUR.NAME.EDU/about'], machine).catch(String);
const shows = (words: string) => expect.poll(page, { timeout: 60_000 }).toContain(words);

test('says where to run every block, and contains every command that the test skips', () => {
  expect([...guide, ...server].map(({ where }) => where)).not.toContainEqual(
    expect.not.stringMatching(/^# (on your computer|on the server, as root|needs )/),
  );
  const lines = [...guide, ...server].flatMap(({ commands }) => commands);
  expect(untried.filter(([pattern]) => !lines.some((line) => pattern.test(line)))).toEqual([]);
});

test('pushes another board’s files to its own repository', async () => {
  await run(box(guide, 'git clone'), at('work'));
  expect(
    execFileSync('git', ['-C', at('theirs.git'), 'ls-files', '--with-tree=main'], {}).toString(),
  ).toContain('deploy/nginx/pull-site.sh');
});

test('sets up a server', async () => {
  await run(box(server, 'apt-get install'), machine);
  const listed = await run(box(server, 'systemctl start'), machine);
  expect(listed).toContain('http.conf\nserver.conf\nsite\n');
  const said = await run(box(server, "sed 's/BOARD"), machine);
  expect(said).toContain('test is successful');
  expect(said).toContain('HTTP/2 200');
  await run(box(server, 'systemctl enable'), machine);
  await shows('first');
});

test('updates the site and rolls back', async () => {
  release.publish(archiveOf('second'));
  await run(['systemctl start che-board-site.service'], machine);
  await shows('second');
  await run(box(server, 'pull-site.sh back'), machine);
  await shows('first');
});

test('removes everything again', async () => {
  await run(box(server, 'systemctl disable'), machine);
  await shows('Failed to connect');
  expect(globSync(`${machine}/{srv,usr,etc}/**/*che-board*`)).toEqual([
    at('etc/nginx/sites-available/che-board'),
  ]);
});
