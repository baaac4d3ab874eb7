import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseYaml } from '../../src/content/read/read-yaml.ts';
import { rewriteYaml } from '../../src/content/write/write-yaml.ts';

export interface Draft {
  file: string;
  text: string;
  /** True if the file already exists and only its text changes. */
  isThere?: boolean;
}

/** Files of a new record, and instructions for what's left to do. */
export interface Drafts {
  files: readonly Draft[];
  /** Files to delete first. */
  gone?: readonly string[];
  toDo: readonly string[];
}

/** Changes the data of a file, keeps the rest of its text, and validates the result. */
export function changedFile<Schema extends z.ZodType>(
  { file, source, schema }: { file: string; source: string; schema: Schema },
  change: (data: z.input<Schema>) => void,
): Draft {
  // Parse without the schema, which could fill in or trim values.
  const data = parse(source) as z.input<Schema>;
  change(data);
  const text = rewriteYaml(source, data);
  parseYaml(file, text, schema);
  return { file, text, isThere: true };
}

export const alreadyThere = (file: string): string | undefined =>
  existsSync(file)
    ? `${file} already exists, and we never overwrite a file. Edit it, or pick another name.`
    : undefined;

/** Writes all files, or none if a file that won't be deleted already exists. */
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
