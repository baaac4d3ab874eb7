import type { z } from 'zod';
import { sources } from '../src/content/everything/sources.ts';
import { inWords } from './form-shape.ts';

/** A kind of file that has a form. */
export interface Source {
  name: string;
  title: string;
  files: string;
  isSeveral: boolean;
  schema: z.ZodType;
}

/**
 * Every file of content/ that is facts or a letter, in the order of the list; lessons and problems
 * are written as text.
 */
export const editableSources: Source[] = Object.entries(sources)
  .filter(([, { files }]) => !files.endsWith('.mdx'))
  .map(([name, { files, schema }]) => ({
    name,
    title: titleOf(files),
    files,
    isSeveral: files.includes('*'),
    schema,
  }))
  .sort((one, other) => rankOf(one) - rankOf(other));

/** What comes every year or month first, then what holds for the whole site, then its pages. */
function rankOf({ isSeveral, files }: Source): number {
  return isSeveral ? 0 : files.split('/').length;
}

/** What a file is called in the list: its name, or that of its folder where there are several. */
function titleOf(files: string): string {
  const parts = files.replace(/^content\//, '').split('/');
  const name = files.includes('*') ? parts[0] : parts.at(-1);
  return inWords((name ?? '').replace(/\.\w+$/, ''));
}

/** The part of the list in which a file stands. */
export function partOf({ isSeveral, title, files }: Source): string {
  const [, folder = ''] = files.split('/');
  if (isSeveral) return title;
  return files.split('/').length > 2 ? inWords(folder) : 'The whole site';
}
