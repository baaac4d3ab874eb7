import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';

type Sources = typeof sources;
export type FileData<K extends keyof Sources> = z.output<Sources[K]['schema']>;

export interface YearCopy extends Pick<ProjectCopy, 'remove'> {
  read: (file: string) => string;
  write: (file: string, text: string | Buffer) => void;
  /** Rewrites the only file of a kind. */
  change: <K extends keyof Sources>(kind: K, how: (data: FileData<K>) => object) => void;
  delete: (file: string) => void;
  /** Lists the files in a folder of content/, without extensions. */
  names: (folder: string) => string[];
  replaceContent: (from: string) => void;
  /** Runs `npm run validate:content` in the copy. */
  validate: () => Promise<{ passed: boolean; output: string }>;
}

export function copyForAYear(): YearCopy {
  const { folder, remove } = copyProject({ isWhole: true });
  const at = (file: string) => join(folder, file);
  const write = (file: string, text: string | Buffer) => {
    writeFileSync(at(file), text);
  };
  return {
    remove,
    read: (file) => readFileSync(at(file), 'utf8'),
    write,
    change: (kind, how) => {
      const { files, schema } = sources[kind];
      write(files, stringify(how(readYaml(at(files), schema) as FileData<typeof kind>)));
    },
    delete: (file) => {
      rmSync(at(file));
    },
    names: (content) =>
      globSync(`${content}/*.*`, { cwd: at('content') })
        .map((file) => basename(file).replace(/\.\w+$/, ''))
        .sort(),
    replaceContent: (from) => {
      rmSync(at('content'), { recursive: true });
      cpSync(from, at('content'), { recursive: true });
    },
    validate: () =>
      new Promise((resolve) => {
        execFile(
          'npm',
          ['run', '--silent', 'validate:content'],
          // With the test runner's `NODE_ENV`, the build would include React's development version.
          { cwd: folder, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' } },
          (error, stdout, stderr) => {
            resolve({ passed: error === null, output: stdout + stderr });
          },
        );
      }),
  };
}
