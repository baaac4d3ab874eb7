import { globSync } from 'node:fs';
import { isSolvedTwice } from './second-answers.ts';

/** The lessons and problems that nobody has computed a second time. */
export const solvedOnce = () =>
  globSync('content/{lessons,problems}/*.mdx')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .filter((file) => !isSolvedTwice(file));

/** A sentence for whoever has to write the second calculation of a file, if there is none. */
export function mustBeSolvedTwice(file: string): string[] {
  if (isSolvedTwice(file)) return [];
  const second = file.replace(/^content/, 'tests').replace(/\.mdx$/, '.ts');
  return [`Nobody has solved ${file} a second time: write ${second}; those beside it show how.`];
}
