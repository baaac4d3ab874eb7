/**
 * `npm run measure -- rebuild` measures a clean build, a rebuild after one edit, and how soon the
 * development server shows an edit. `npm run measure -- rebuild 10` uses ten copies of every lesson
 * and problem, and prints no PDFs.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../tools/build/chromium.ts';
import { recordFigure } from '../../tools/measure/record-figure.ts';
import { copyProject } from '../project-copy.ts';
import { multiplyLibrary } from './larger-library.ts';

const copies = Number(process.argv[2] ?? 1);
const site = copyProject({ isWhole: true });
const place = (file: string) => join(site.folder, file);
const lesson = 'library/lessons/gases.mdx';
const problem = 'library/problems/bleach-on-the-shelf.mdx';
const edits: [what: string, file: string, addition: string][] = [
  ['a lesson', lesson, '\nOne more sentence.\n'],
  ['an event', 'content/events.yaml', '# An edit.\n'],
  ['a problem', problem, ''],
  ['a style sheet', 'src/ui/prose.css', '\n.prose .measured { color: red; }\n'],
];

/** Returns the processor time of a process and its finished children, in seconds. */
function processorTime(pid: number | 'self'): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each) / 100;
}

/**
 * Returns the memory of a process group in MB. Browsers aren't included, because they have their
 * own groups.
 */
function memoryOf(group: number): number {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, kilobytes = 0]) => sum + (pgid === group ? kilobytes / 1000 : 0), 0);
}

/**
 * Runs a command in the copy, and records its duration and peak memory. Returns its processor time
 * in seconds.
 */
async function run(what: string, command: string): Promise<number> {
  const [begun, spent] = [performance.now(), processorTime('self')];
  const child = spawn('/usr/bin/env', ['bash', '-c', command], {
    cwd: site.folder,
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(copies > 1 && { CHROMIUM_PATH: 'none' }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 500);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`${command} failed.`);
  const seconds = processorTime('self') - spent;
  const wall = (performance.now() - begun) / 1000;
  recordFigure(
    what,
    `${wall.toFixed(0)} s, ${seconds.toFixed(0)} s of processor time, ${peak.toFixed(0)} MB`,
  );
  return seconds;
}

/**
 * Connects to the debugger of a process. Returns a function that collects garbage and measures the
 * heap in MB.
 */
async function heapOf(debuggerPort: string): Promise<() => Promise<number>> {
  const answer = await fetch(`http://127.0.0.1:${debuggerPort}/json`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const read = ({ data }: MessageEvent<string>) => {
        resolve((JSON.parse(data) as { result: { usedSize: number } }).result);
      };
      socket.addEventListener('message', read, { once: true });
      socket.send(JSON.stringify({ id: 1, method }));
    });
  return async () => {
    await call('HeapProfiler.collectGarbage');
    return (await call('Runtime.getHeapUsage')).usedSize / 1e6;
  };
}

/** Adds text to the end of a file, or to the statement of a problem if `addition` is empty. */
function edit(file: string, addition: string): void {
  if (addition !== '') appendFileSync(place(file), addition);
  else {
    const text = readFileSync(place(file), 'utf8');
    site.write(file, text.replace(/\n---\n\n?/, '\n---\n\nOne more sentence. '));
  }
}

/**
 * Records the time until a promise is fulfilled, and the processor time that the server uses
 * meanwhile.
 */
async function timed(server: ChildProcess, what: string, happens: Promise<unknown>): Promise<void> {
  const pid = server.pid ?? 0;
  const [begun, spent] = [performance.now(), processorTime(pid)];
  await happens;
  const [wall, seconds] = [(performance.now() - begun) / 1000, processorTime(pid) - spent];
  recordFigure(`dev: ${what}`, `${wall.toFixed(1)} s, ${seconds.toFixed(1)} s of processor time`);
}

async function answerOf(address: string): Promise<void> {
  for (let isThere = false; !isThere;) {
    isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Replaces text in a file and waits until an open page shows the new text. */
async function seeEdit(page: Page, file: string, was: RegExp, words: string): Promise<void> {
  site.write(file, readFileSync(place(file), 'utf8').replace(was, words));
  await page.getByText(words.trim()).first().waitFor({ state: 'attached' });
}

async function develop(): Promise<void> {
  const [port, debuggerPort] = ['4871', '4872'];
  const astro = [`--inspect=${debuggerPort}`, 'node_modules/astro/bin/astro.mjs'];
  const server = spawn('node', [...astro, 'dev', '--port', port], {
    cwd: site.folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  const home = `http://localhost:${port}`;
  const pageOf = (file: string) =>
    `${home}/resources/study-materials/${file.replace(/^library\/(?:lessons\/)?|\.mdx$/g, '')}`;
  const end = /(?:Edit \d+ of many\.)?\n*$/;
  try {
    await timed(server, 'ready, and Home', answerOf(home));
    await timed(server, 'the first lesson', answerOf(pageOf(lesson)));
    await timed(server, 'the first problem', answerOf(pageOf(problem)));
    await page.goto(`${home}/events`, { waitUntil: 'networkidle' });
    const title = /(?<=title: )General meeting/;
    const meeting = seeEdit(page, 'content/events.yaml', title, 'A new title');
    await timed(server, 'an edited event', meeting);
    await page.goto(pageOf(problem), { waitUntil: 'networkidle' });
    const statement = seeEdit(page, problem, /(?<=\n---\n\n?)(?!\n)/, 'Seen by the server. ');
    await timed(server, 'an edited problem', statement);
    await page.goto(pageOf(lesson), { waitUntil: 'networkidle' });
    await timed(server, 'an edited lesson', seeEdit(page, lesson, end, '\n\nEdit 1 of many.\n'));
    const heap = await heapOf(debuggerPort);
    const before = await heap();
    for (let count = 2; count <= 100; count += 1) {
      const seen = seeEdit(page, lesson, end, `\n\nEdit ${String(count)} of many.\n`);
      await (count === 100 ? timed(server, 'the lesson, edited 100 times', seen) : seen);
    }
    const grown = (await heap()) - before;
    recordFigure(
      'dev: heap',
      `${before.toFixed(0)} MB, and ${grown.toFixed(0)} more 99 edits later`,
    );
    if (grown > 50) process.exitCode = 1;
  } finally {
    await browser.close();
    server.kill();
  }
}

try {
  recordFigure(
    'rebuild: measured with',
    `${String(cpus().length)} cores, ${String(copies)} × the library`,
  );
  multiplyLibrary(site, copies);
  rmSync(place('.cache'));
  const clean = await run('rebuild: compile all', 'npm run compile');
  await run('rebuild: compile nothing', 'npm run compile');
  await run('rebuild: the pages, with nothing kept of them', 'npx astro build');
  await run('rebuild: PDFs and last steps, with nothing kept', 'node tools/build/finish-build.ts');
  for (const [what, file, addition] of edits.slice(0, copies > 1 ? 1 : edits.length)) {
    edit(file, addition);
    const again = await run(`rebuild: after ${what}`, 'npm run build');
    if (what === 'a lesson' && again > clean) process.exitCode = 1;
  }
  if (copies === 1) {
    // The guides state these times: tests/stated-times.test.ts.
    await run('check: the files', 'npm run check');
    edit('content/events.yaml', '# Another edit.\n');
    await run('check: the site, after an event', 'npm run validate:content');
  }
  await develop();
} finally {
  site.remove();
}
