import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { sources } from '../src/content/everything/sources.ts';
import { readLists } from '../src/content/everything/with-library.ts';

const parts = [
  'astro.config.ts',
  'docs/voice.md',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tools',
  'tsconfig.json',
  'wrangler.jsonc',
];

/** Builds without PDFs, because it can't find Chromium. */
export const withoutPrinting = { CHROMIUM_PATH: '/nowhere' };

interface Outcome {
  succeeded: boolean;
  output: string;
}

/**
 * A temporary copy of the project. It shares the installed packages and the cache, whose keys are
 * hashes.
 */
export interface ProjectCopy {
  folder: string;
  /** Writes a file in the copy and creates its folders. */
  write: (file: string, text: string) => void;
  /** Runs `npm run build` in the copy. */
  build: (environment?: Record<string, string>) => Outcome;
  /** Runs `npm run validate:content` in the copy, which also builds it. */
  check: () => Outcome;
  remove: () => void;
}

/** Copies the project to a temporary folder. Unless it's whole, the copy has a single problem. */
export function copyProject({ isWhole = false } = {}): ProjectCopy {
  const copy = copyWith('content');
  cpSync('library', join(copy.folder, 'library'), { recursive: true });
  if (!isWhole) keepOneProblem(copy);
  return copy;
}

export const copyFixture = (board = 'content', folder = newFolder()): ProjectCopy =>
  copyWith(`tests/fixtures/${board}`, folder);

/** Copies the project with the test board that has its own look and one record of each kind. */
export const copyOtherBoard = (): ProjectCopy => copyWith('tests/fixtures/one-of-each');

const newFolder = () => mkdtempSync(join(tmpdir(), 'site-'));

function copyWith(content: string, folder = newFolder()): ProjectCopy {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  cpSync(content, join(folder, 'content'), { recursive: true });
  mkdirSync('.cache', { recursive: true });
  symlinkSync(resolve('.cache'), join(folder, '.cache'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter(
    (entry) => !/^\.(astro|vite)/.test(entry),
  )) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  const run = (script: string, environment: Record<string, string> = {}): Outcome => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        // With the test runner's `NODE_ENV`, the build would include React's development version.
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        ...environment,
      },
    });
    return { succeeded: status === 0, output: stdout + stderr };
  };
  return {
    folder,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    build: (environment) => run('build', environment),
    check: () => run('validate:content'),
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** Deletes all problems but one, so that the build is faster. */
function keepOneProblem({ folder, write }: ProjectCopy): void {
  const { practice, courses } = readLists();
  const listed = practice.classes.flatMap(({ problems }) => problems);
  const [kept] = listed;
  const leaveOut = [...(courses.leaveOut ?? []), ...listed.filter((name) => name !== kept)];
  const list = readFileSync(join(folder, sources.courses.files), 'utf8');
  write(sources.courses.files, stringify({ ...(parse(list) as object), leaveOut }));
}
