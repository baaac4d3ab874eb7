import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { copyProject } from '../project-copy.ts';

type Sources = typeof sources;
type Data<K extends keyof Sources> = z.output<Sources[K]['schema']>;

/** A copy of the project in which an officer edits. */
export interface YearCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string | Buffer) => void;
  /** Rewrites a file that is a single one of its kind. */
  change: <K extends keyof Sources>(kind: K, how: (data: Data<K>) => object, file?: string) => void;
  /** Replaces text that must be there. */
  replace: (file: string, from: string | RegExp, to: string) => void;
  rename: (from: string, to: string) => void;
  remove: (file: string) => void;
  /** The names of the files of a folder of content/, without their endings. */
  names: (folder: string) => string[];
  /** Makes the content what it is in another folder. */
  replaceContent: (from: string) => void;
  /** Runs `npm run validate:content` there. */
  validate: () => Promise<{ passed: boolean; output: string }>;
  /** Keeps the content as it is now; what is done later can be taken back. */
  keep: () => () => void;
  discard: () => void;
}

/** Makes such a copy, with the content of this project. */
export function copyForAYear(): YearCopy {
  const project = copyProject({ isWhole: true });
  const at = (file: string) => join(project.folder, file);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const replaceContent = (from: string) => {
    rmSync(at('content'), { recursive: true });
    cpSync(from, at('content'), { recursive: true });
  };
  return {
    folder: project.folder,
    read,
    write,
    change: (kind, how, file = sources[kind].files) => {
      write(file, stringify(how(readYaml(at(file), sources[kind].schema) as Data<typeof kind>)));
    },
    replace: (file, from, to) => {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${String(from)} to be replaced.`);
      write(file, changed);
    },
    rename: (from, to) => {
      renameSync(at(from), at(to));
    },
    remove: (file) => {
      rmSync(at(file));
    },
    names: (folder) =>
      globSync(`${folder}/*.*`, { cwd: at('content') })
        .map((file) => basename(file).replace(/\.\w+$/, ''))
        .sort(),
    replaceContent,
    validate: () =>
      new Promise((resolve) => {
        execFile(
          'npm',
          ['run', '--silent', 'validate:content'],
          // The test runner's own value would build React for development.
          { cwd: project.folder, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' } },
          (error, stdout, stderr) => {
            resolve({ passed: error === null, output: stdout + stderr });
          },
        );
      }),
    keep: () => {
      cpSync(at('content'), at('kept'), { recursive: true });
      return () => {
        replaceContent(at('kept'));
      };
    },
    discard: project.remove,
  };
}
