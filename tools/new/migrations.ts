import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sources } from '../../src/content/everything/sources.ts';
import { contentError } from '../../src/domain/words/content-error.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';

/** A change to content/ that a version of the site needs. */
export interface Migration {
  /** Version of the content after it. */
  to: number;
  /** Description of the change for officers. */
  words: string;
  /** The files it changes, as a pattern. */
  files: string;
  change: (data: Record<string, unknown>) => Record<string, unknown>;
  /** Files it adds, as paths in content/, with the text that a new board has. */
  adds?: readonly string[];
}

/** Every migration, oldest first. The version of the content is the last one's `to`. */
export const migrations: readonly Migration[] = [];

/** A file that migrations change. */
export interface MigratedFile {
  file: string;
  before: string;
  after: string;
}

/** Returns the version of the content, which is 1 if content/site.yaml doesn't say. */
export function contentVersion(): number {
  const { version = 1 } = parse(readFileSync(sources.site.files, 'utf8')) as { version?: number };
  return version;
}

/** Reports content that is older than the site. */
export function versionFaults(all: readonly Migration[] = migrations): Error[] {
  const version = contentVersion();
  const needed = all.at(-1)?.to ?? 1;
  return version >= needed
    ? []
    : [
        contentError(sources.site.files, [
          {
            line: 1,
            text: `the files in content/ are of version ${String(version)}, and this site needs version ${String(needed)}.`,
            cure: 'Run npm run upgrade: it shows what changes before it writes anything.',
          },
        ]),
      ];
}

/** Applies the migrations that the content doesn't have yet, without writing anything. */
export function migrated(all: readonly Migration[]): MigratedFile[] {
  const version = contentVersion();
  const waiting = all.filter(({ to }) => to > version);
  const last = waiting.at(-1)?.to;
  if (last === undefined) return [];
  const mark: Migration = {
    to: last,
    words: '',
    files: sources.site.files,
    change: (data) => ({ ...data, version: last }),
  };
  const texts = new Map<string, { before: string; after: string }>();
  for (const { files, change, adds = [] } of [...waiting, mark]) {
    for (const path of adds.filter((each) => !existsSync(`content/${each}`))) {
      texts.set(`content/${path}`, { before: '', after: firstText(path) });
    }
    for (const path of globSync(files).sort()) {
      const file = path.replaceAll('\\', '/');
      const { before, after } = texts.get(file) ?? both(readFileSync(file, 'utf8'));
      const data = parse(after) as Record<string, unknown>;
      texts.set(file, { before, after: rewriteYaml(after, change(data)) });
    }
  }
  return [...texts]
    .map(([file, { before, after }]) => ({ file, before, after }))
    .filter(({ before, after }) => before !== after);
}

/** Returns the text that a file has on a new board. */
const firstText = (path: string) =>
  readFileSync(join(import.meta.dirname, 'board', path), 'utf8').replaceAll(
    'TODAY',
    new Date().toISOString().slice(0, 10),
  );

const both = (text: string) => ({ before: text, after: text });
