import type { z } from 'zod';
import { sources } from '../src/content/everything/sources.ts';
import { inWords } from './form-shape.ts';

export interface Source {
  name: string;
  title: string;
  files: string;
  isSeveral: boolean;
  schema: z.ZodType;
}

/** Files that have a form, in list order. The library is edited as text. */
export const editableSources: Source[] = Object.entries(sources)
  .filter(([, { files }]) => files.startsWith('content/'))
  .map(([name, { files, schema }]) => ({
    name,
    title: titleOf(files),
    files,
    isSeveral: files.includes('*'),
    schema,
  }))
  .sort((one, other) => rankOf(one) - rankOf(other));

/** Sorts yearly and monthly files first, then files for the entire site, then pages. */
function rankOf({ isSeveral, files }: Source): number {
  return isSeveral ? 0 : files.split('/').length;
}

/** Returns the title of a source: a file name, or a folder if there are several files. */
function titleOf(files: string): string {
  const parts = files.replace(/^content\//, '').split('/');
  const name = files.includes('*') ? parts[0] : parts.at(-1);
  return inWords((name ?? '').replace(/\.\w+$/, ''));
}

export function partOf({ isSeveral, title, files }: Source): string {
  const [, folder = ''] = files.split('/');
  if (isSeveral) return title;
  return files.split('/').length > 2 ? inWords(folder) : 'The whole site';
}
