/**
 * `npm run measure -- rebuild`: what it costs to build the site, to build it again after one edit, and
 * to see an edit while developing. `npm run measure -- rebuild 10` does so with ten copies of every
 * lesson and problem.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { recordFigure } from '../../tools/measure/record-figure.ts';
import { copyProject } from '../project-copy.ts';
import { multiplyLibrary } from './larger-library.ts';

const copies = Number(process.argv[2] ?? 1);
const site = copyProject({ isWhole: true });
const place = (file: string) => join(site.folder, file);
const lesson = 'content/lessons/gases.mdx';
const problem = 'content/problems/bleach-on-the-shelf.mdx';
const edits: [what: string, file: string, addition: string][] = [
  ['an event', 'content/events.yaml', '# An edit.\n'],
  ['a lesson', lesson, '\nOne more sentence.\n'],
  ['a problem', problem, ''],
  ['a style sheet', 'src/ui/prose.css', '\n.prose .measured { color: red; }\n'],
];

/** The processor time of a process and all that it has waited for, in seconds. */
function processorTime(pid: number | 'self'): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${String(pid)}/stat`, 'utf8')) ?? [];
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each) / 100;
}

/** Runs a command in the copy, and says how long it took and the memory of its largest process. */
async function run(what: string, command: string): Promise<number> {
  const [begun, spent] = [performance.now(), processorTime('self')];
  const child = spawn('/usr/bin/env', ['bash', '-c', command], {
    cwd: site.folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) throw new Error(`${command} failed.`);
  const seconds = processorTime('self') - spent;
  const wall = (performance.now() - begun) / 1000;
  recordFigure(what, `${wall.toFixed(0)} s, ${seconds.toFixed(0)} s of processor time`);
  return seconds;
}

/** An edit that shows: words at the end of a file, or in the statement of a problem. */
function edit(file: string, addition: string): void {
  if (addition !== '') appendFileSync(place(file), addition);
  else {
    const text = readFileSync(place(file), 'utf8');
    site.write(file, text.replace(/\n---\n\n?/, '\n---\n\nOne more sentence. '));
  }
}

/** Asks the development server for a page until it has some words, and says what that took. */
async function see(server: ChildProcess, what: string, address: string, words = ''): Promise<void> {
  const pid = server.pid ?? 0;
  const [begun, spent] = [performance.now(), processorTime(pid)];
  for (;;) {
    const page = await fetch(address).then(
      (answer) => answer.text(),
      () => '',
    );
    if (page !== '' && page.includes(words)) break;
  }
  const [wall, seconds] = [(performance.now() - begun) / 1000, processorTime(pid) - spent];
  recordFigure(what, `${wall.toFixed(1)} s, ${seconds.toFixed(1)} s of processor time`);
}

async function develop(): Promise<void> {
  const port = '4871';
  const server = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    cwd: site.folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const home = `http://localhost:${port}`;
  const study = `${home}/resources/study-materials`;
  const pageOf = (file: string) =>
    `${study}/${file.replace(/^content\/(?:lessons\/)?|\.mdx$/g, '')}`;
  try {
    await see(server, 'dev: ready, and Home', home);
    await see(server, 'dev: the first lesson', pageOf(lesson));
    await see(server, 'dev: the first problem', pageOf(problem));
    edit(lesson, '\nA sentence for the server.\n');
    await see(server, 'dev: an edited lesson', pageOf(lesson), 'for the server');
    const text = readFileSync(place(problem), 'utf8');
    site.write(problem, text.replace('One more sentence.', 'Seen by the server.'));
    await see(server, 'dev: an edited problem', pageOf(problem), 'Seen by the server');
    const events = readFileSync(place('content/events.yaml'), 'utf8');
    site.write(
      'content/events.yaml',
      events.replace('title: General meeting', 'title: A new title'),
    );
    await see(server, 'dev: an edited event', `${home}/events`, 'A new title');
    const memory = () =>
      Number(
        /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(server.pid)}/status`, 'utf8'))?.[1],
      ) / 1000;
    const before = memory();
    for (let count = 1; count <= 100; count += 1) {
      const words = `Edit ${String(count)} of many.`;
      site.write(
        lesson,
        readFileSync(place(lesson), 'utf8').replace(
          /(?:Edit \d+ of many\.)?\n*$/,
          `\n\n${words}\n`,
        ),
      );
      for (let page = ''; !page.includes(words);) page = await (await fetch(pageOf(lesson))).text();
    }
    recordFigure(
      'dev: memory after 100 edits',
      `${before.toFixed(0)} MB before, ${memory().toFixed(0)} MB after`,
    );
  } finally {
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
  for (const [what, file, addition] of edits) {
    edit(file, addition);
    const again = await run(`rebuild: after ${what}`, 'npm run build');
    if (what === 'a lesson' && again > clean) process.exitCode = 1;
  }
  await develop();
} finally {
  site.remove();
}
