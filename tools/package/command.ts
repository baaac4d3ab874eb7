#!/usr/bin/env node
/**
 * `che-board COMMAND`: runs the site's commands for a board whose repository has only content/.
 * Node doesn't run TypeScript in node_modules, so this file is packed without its types, and the
 * engine is copied to .engine/, once per version.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const commands = {
  dev: 'run the site at http://localhost:4321, reloading as you edit',
  check: 'check the files of content/ in seconds',
  build: 'write the site to dist/',
  preview: 'serve dist/ the way the host does',
  'validate:content': 'run everything a change has to pass',
  editor: 'open forms for content/ in the browser',
  new: 'ask for everything a new board, term, lesson or problem needs',
  upgrade: 'show what a new version changes in content/, and change it',
  'content:todo': 'list what’s a sample, late or due soon',
  handover: 'write handover.md for the next board',
  lessons: 'check the lessons',
  problems: 'check the problems',
};

const project = process.cwd();
const engine = join(project, '.engine');
const source = join(import.meta.dirname, 'engine');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};
const find = createRequire(join(project, 'package.json'));

function packageFolder(name: string): string | undefined {
  try {
    return dirname(realpathSync(find.resolve(`${name}/package.json`)));
  } catch {
    return undefined;
  }
}

const library = packageFolder('che-library');

/**
 * Copies the engine, unless this version has been copied already, and links the board's folders
 * into it.
 */
function prepareEngine(): void {
  const mark = join(engine, '.version');
  const parts = `${version} ${library ? readFileSync(join(library, 'package.json'), 'utf8') : ''}`;
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== parts) {
    rmSync(engine, { recursive: true, force: true });
    cpSync(source, engine, { recursive: true });
    // npm renames or omits these files in packages.
    cpSync(join(source, 'project.json'), join(engine, 'package.json'));
    cpSync(join(source, 'project-lock.json'), join(engine, 'package-lock.json'));
    const own = join(project, 'node_modules');
    const modules = packageFolder('astro');
    symlinkSync(modules ? dirname(modules) : own, join(engine, 'node_modules'), 'junction');
    mkdirSync(join(project, 'content'), { recursive: true });
    symlinkSync(join(project, 'content'), join(engine, 'content'), 'junction');
    mkdirSync(join(project, '.cache/documents'), { recursive: true });
    symlinkSync(join(project, '.cache'), join(engine, '.cache'), 'junction');
    if (library) {
      symlinkSync(library, join(engine, 'library'), 'junction');
      cpSync(join(library, 'compiled'), join(project, '.cache/documents'), { recursive: true });
    }
    writeFileSync(mark, parts);
  }
  if (existsSync(join(project, 'public'))) {
    cpSync(join(project, 'public'), join(engine, 'public'), { recursive: true });
  }
}

/**
 * Adds all files of a board's repository outside content/: scripts, workflows, a README and
 * .gitignore.
 */
function addProjectFiles(): void {
  const files = join(import.meta.dirname, 'board');
  const add = (from: string, to: string) => {
    if (!existsSync(join(project, to)))
      cpSync(join(files, from), join(project, to), { recursive: true });
  };
  add('gitignore', '.gitignore');
  add('github', '.github');
  add('README.md', 'README.md');
  cpSync(join(source, '.node-version'), join(project, '.node-version'));
  const path = join(project, 'package.json');
  const known = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const scripts = Object.fromEntries(
    Object.keys(commands).map((name) => [name, `che-board ${name}`]),
  );
  const all = { name: basename(project), private: true, type: 'module', ...known, scripts };
  writeFileSync(path, `${JSON.stringify(all, undefined, 2)}\n`);
}

function listCommands(): void {
  console.log('che-board COMMAND, in the folder of a board:\n');
  for (const [name, words] of Object.entries(commands)) {
    console.log(`  ${name.padEnd(17)} ${words}`);
  }
}

/** Runs a command in the engine's folder and returns its exit code. */
function run(command: string, options: readonly string[]): number {
  prepareEngine();
  const { status } = spawnSync('npm', ['run', '--silent', command, '--', ...options], {
    cwd: engine,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) return status ?? 1;
  const made = { dist: ['build', 'validate:content'], 'handover.md': ['handover'] };
  for (const [name, makers] of Object.entries(made)) {
    if (!makers.includes(command) || !existsSync(join(engine, name))) continue;
    rmSync(join(project, name), { recursive: true, force: true });
    cpSync(join(engine, name), join(project, name), { recursive: true });
  }
  if (command === 'new' && options[0] === 'board') addProjectFiles();
  return 0;
}

const [command, ...options] = process.argv.slice(2);
if (command !== undefined && command in commands) process.exitCode = run(command, options);
else {
  listCommands();
  process.exitCode = command === undefined ? 0 : 1;
}
