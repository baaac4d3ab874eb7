import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseYaml } from '../../src/content/read/read-yaml.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';

/** A file as it is to be: a new one, or one of those that are there with something added. */
export interface Draft {
  file: string;
  text: string;
  /** Whether the file is there and only gets longer. */
  isThere?: boolean;
}

/** What a kind of thing becomes: its files, and what is left for a person. */
export interface Drafts {
  files: readonly Draft[];
  /** The files whose place they take, which are deleted first. */
  gone?: readonly string[];
  toDo: readonly string[];
}

/**
 * A file that is there with something changed in it. Every other letter stays as it was written, and
 * the schema judges what has become of it.
 */
export function changedFile<Schema extends z.ZodType>(
  { file, source, schema }: { file: string; source: string; schema: Schema },
  change: (data: z.input<Schema>) => void,
): Draft {
  // As it was written: the schema may fill in or trim what stands there.
  const data = parse(source) as z.input<Schema>;
  change(data);
  const text = rewriteYaml(source, data);
  parseYaml(file, text, schema);
  return { file, text, isThere: true };
}

/** Why a new file cannot have a name, if another has it. */
export const alreadyThere = (file: string): string | undefined =>
  existsSync(file)
    ? `${file} already exists, and we never overwrite a file. Edit it, or pick another name.`
    : undefined;

/** Writes all files, or none when one of them would take the place of another that is to stay. */
export function writeDrafts({ files, gone = [] }: Pick<Drafts, 'files' | 'gone'>): void {
  for (const { file, isThere } of files) {
    const taken = isThere || gone.includes(file) ? undefined : alreadyThere(file);
    if (taken !== undefined) throw new Error(taken);
  }
  for (const file of gone) rmSync(file);
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
