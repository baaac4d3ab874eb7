/**
 * `npm run measure -- load`: measures both servers with 100 connections for 30 seconds each.
 * Compares our page with a bare file of the same size, headers included, from the same server
 * without our rules. The page and the file take turns of two seconds, so other work on the machine
 * affects both.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startEngine } from '../host/engine.ts';
import { startNginx } from '../host/nginx-engine.ts';
import { recordFigure } from './record-figure.ts';

const [rounds, secondsOfARound, connections] = [15, 2, 100];
const route = '/about';
const encodings = 'br, gzip';

interface Load {
  answers: number;
  seconds: number;
  faults: number;
}

/** Runs wrk on an address and parses its output. */
function ask(address: string): Load {
  const told = execFileSync(
    'wrk',
    [
      '-t2',
      `-c${String(connections)}`,
      `-d${String(secondsOfARound)}s`,
      // A missing response is an error, but a slow one on a busy computer isn't.
      '--timeout=30s',
      `-HAccept-Encoding: ${encodings}`,
      address,
    ],
    { encoding: 'utf8' },
  );
  const [, answers = '0', seconds = '1'] = /(\d+) requests in ([\d.]+)s/.exec(told) ?? [];
  const errors = /Socket errors:(.*)/.exec(told)?.[1]?.match(/\d+/g) ?? [];
  const others = /Non-2xx or 3xx responses: (\d+)/.exec(told)?.[1] ?? '0';
  const faults = [...errors, others].reduce((sum, count) => sum + Number(count), 0);
  return { answers: Number(answers), seconds: Number(seconds), faults };
}

const rateOf = ({ answers, seconds }: Load) => answers / seconds;

const together = (loads: readonly Load[]): Load => ({
  answers: loads.reduce((sum, { answers }) => sum + answers, 0),
  seconds: loads.reduce((sum, { seconds }) => sum + seconds, 0),
  faults: loads.reduce((sum, { faults }) => sum + faults, 0),
});

/** Measures our page and the bare file alternately. Returns true if the result is good enough. */
function compare(engine: string, page: string, bare: string, least: number): boolean {
  const turns = Array.from({ length: rounds }, () => ({ ours: ask(page), theirs: ask(bare) }));
  const ours = together(turns.map((turn) => turn.ours));
  const theirs = together(turns.map((turn) => turn.theirs));
  // The median ignores runs that other processes slowed down.
  const ratios = turns.map((turn) => rateOf(turn.ours) / rateOf(turn.theirs));
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const faults = ours.faults + theirs.faults;
  recordFigure(
    `${engine}, ${String(connections)} connections`,
    `${rateOf(ours).toFixed(0)} pages a second, ${rateOf(theirs).toFixed(0)} bare files, ratio ${ratio.toFixed(2)}; ${String(faults)} errors in ${String(ours.answers + theirs.answers)} answers`,
  );
  if (faults > 0) console.error(`${engine} didn’t answer everyone.`);
  if (ratio < least) console.error(`${engine}: our rules cost more than they should.`);
  return faults === 0 && ratio >= least;
}

async function bytesSent(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': encodings } });
  return [...headers].reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    Number(headers.get('content-length')),
  );
}

/** Creates a project with only one of our pages. */
function bareProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'dist'));
  cpSync(`dist${route}.html`, join(folder, 'dist/index.html'));
  cpSync('wrangler.jsonc', join(folder, 'wrangler.jsonc'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

if (spawnSync('wrk', ['-v']).error) {
  console.log('There’s no wrk, so nothing was measured (on Debian: apt-get install wrk).');
} else {
  const folder = bareProject();
  const nginx = await startNginx('dist', { bare: join(folder, 'dist') });
  const size = await bytesSent(nginx.origin + route);
  const file = join(folder, 'dist/bare.bin');
  writeFileSync(file, '');
  writeFileSync(file, Buffer.alloc(size - (await bytesSent(`${nginx.bareOrigin}/bare.bin`))));
  const onNginx = compare('nginx', nginx.origin + route, `${nginx.bareOrigin}/bare.bin`, 0.95);
  await nginx.stop();
  const [workerd, bare] = [
    await startEngine(await freePort()),
    await startEngine(await freePort(), { folder }),
  ];
  // Locally, workerd runs behind two proxies, so only its errors count.
  const onWorkerd = compare('workerd', workerd.origin + route, `${bare.origin}/`, 0);
  await workerd.stop();
  await bare.stop();
  rmSync(folder, { recursive: true });
  process.exitCode = onNginx && onWorkerd ? 0 : 1;
}
