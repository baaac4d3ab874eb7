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

/** All kinds of files that have a form, in list order. The library's files are edited as text. */
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

/** Puts yearly and monthly files first, then files for the entire site, then pages. */
function rankOf({ isSeveral, files }: Source): number {
  return isSeveral ? 0 : files.split('/').length;
}

/**
 * Returns the name of a file in the list, or of its folder if the pattern matches several files.
 */
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
