import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sources } from '../../src/content/everything/sources.ts';
import { contentError } from '../../src/domain/words/content-error.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';

/** A change to content/ that a new version of the site requires. */
export interface Migration {
  /** Content version after this migration. */
  to: number;
  /** Description for officers. */
  words: string;
  /** Pattern for the files that this migration changes. */
  files: string;
  change: (data: Record<string, unknown>) => Record<string, unknown>;
  /**
   * Paths in content/ of files that this migration adds. Their text comes from the starter content.
   */
  adds?: readonly string[];
}

/** All migrations, oldest first. The `to` of the last migration is the current content version. */
export const migrations: readonly Migration[] = [];

export interface MigratedFile {
  file: string;
  before: string;
  after: string;
}

/** Returns the content version. If content/site.yaml doesn't state one, it's 1. */
export function contentVersion(): number {
  const { version = 1 } = parse(readFileSync(sources.site.files, 'utf8')) as { version?: number };
  return version;
}

/** Reports content that's older than the site. */
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

/** Applies the missing migrations in memory, without writing files. */
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

/** Returns the text of a file on a new board. */
const firstText = (path: string) =>
  readFileSync(join(import.meta.dirname, 'board', path), 'utf8').replaceAll(
    'TODAY',
    new Date().toISOString().slice(0, 10),
  );

const both = (text: string) => ({ before: text, after: text });
