/**
 * `npm run pack`: packs the engine and the library as two npm packages in packages/, for boards
 * whose repository has no code. See docs/decisions/052.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { documentFiles } from '../../src/content/read/source-files.ts';
import { compiledPath } from '../../src/documents/compiled/compiled-documents.ts';

interface Project {
  name: string;
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project;
const { version, license, engines } = project;
const target = resolve('packages');

/** Everything a board needs to run. */
const engineFiles = [
  ...['src/**/*.*', 'tools/{build,check,host,new,todo}/**/*.*', 'editor/*.*', 'public/**/*.*'],
  ...['astro.config.ts', 'tsconfig.json', 'wrangler.jsonc', '.node-version', '.npmrc', 'docs/*.md'],
];

/** Scripts that the board's workflow runs. They go to its folder .github. */
const workflowScripts = ['tools/host/earlier-runs.ts', '.ci/pack', '.ci/main-red', '.ci/tell'];

const isTest = (file: string) => file.includes('.test.');

/** Lists the packages that the given files import, with the versions of this project. */
function dependenciesOf(files: readonly string[]): Record<string, string> {
  const known = { ...project.dependencies, ...project.devDependencies };
  const text = files
    .filter((file) => /\.(ts|tsx|astro|css)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isUsed = (name: string) => text.includes(`'${name}`) || text.includes(`"${name}`);
  // Packages that are run as commands and never imported.
  const commands = ['wrangler', 'vite'];
  return Object.fromEntries(
    Object.entries(known).filter(([name]) => isUsed(name) || commands.includes(name)),
  );
}

function writeJson(file: string, data: unknown): void {
  writeFileSync(file, `${JSON.stringify(data, undefined, 2)}\n`);
}

function copy(files: readonly string[], to: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
}

function pack(folder: string): string {
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return said.trim().split('\n').at(-1) ?? '';
}

const staged = mkdtempSync(join(tmpdir(), 'pack-'));
try {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);

  const engine = join(staged, 'che-board');
  const files = globSync(engineFiles, { exclude: isTest }).filter((file) => !isTest(file));
  copy(files, join(engine, 'engine'));
  // npm omits package-lock.json from packages, and would use a package.json as the package's own.
  cpSync('package.json', join(engine, 'engine/project.json'));
  cpSync('package-lock.json', join(engine, 'engine/project-lock.json'));
  const command = readFileSync('tools/package/command.ts', 'utf8');
  writeFileSync(join(engine, 'command.js'), stripTypeScriptTypes(command));
  cpSync('tools/package/board', join(engine, 'board'), { recursive: true });
  for (const file of workflowScripts) cpSync(file, join(engine, 'board/github', basename(file)));
  cpSync('tools/package/CHANGELOG.md', join(engine, 'CHANGELOG.md'));
  cpSync('LICENSE', join(engine, 'LICENSE'));
  writeJson(join(engine, 'package.json'), {
    ...{ name: 'che-board', version, license, engines, type: 'module' },
    bin: { 'che-board': 'command.js' },
    dependencies: dependenciesOf(files),
  });

  const library = join(staged, 'che-library');
  cpSync('library', library, { recursive: true });
  cpSync('LICENSE-CONTENT', join(library, 'LICENSE'));
  execFileSync('npm', ['run', '--silent', 'compile'], { stdio: 'inherit' });
  for (const file of [...documentFiles('lessons'), ...documentFiles('problems')]) {
    const path = compiledPath(file);
    cpSync(path, join(library, 'compiled', basename(path)));
  }
  writeJson(join(library, 'package.json'), {
    ...{ name: 'che-library', version, license: 'CC-BY-4.0', type: 'module' },
    peerDependencies: { 'che-board': `^${version}` },
  });

  for (const folder of [engine, library]) console.log(join('packages', pack(folder)));
} finally {
  rmSync(staged, { recursive: true });
}
