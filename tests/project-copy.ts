import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const parts = [
  'astro.config.ts',
  'content',
  'package.json',
  'public',
  'src',
  'tools',
  'tsconfig.json',
  'wrangler.jsonc',
];

/** For a build of which no PDF is looked at: with no Chromium it prints none. */
export const withoutPrinting = { CHROMIUM_PATH: '/nowhere' };

/** A copy of the project that a test may spoil, with the packages but none of the caches. */
export interface ProjectCopy {
  folder: string;
  /** Writes a file there, with the folders it needs. */
  write: (file: string, text: string) => void;
  /** Runs `npm run build` there. */
  build: (environment?: Record<string, string>) => { succeeded: boolean; output: string };
  remove: () => void;
}

/** Makes such a copy in a folder of its own. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.astro'))) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  return {
    folder,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    build: (environment = {}) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          // The test runner's own value would build React for development.
          NODE_ENV: 'production',
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
          ...environment,
        },
      });
      return { succeeded: status === 0, output: stdout + stderr };
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
