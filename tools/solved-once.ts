import { globSync } from 'node:fs';
import { isSolvedTwice, secondFileOf } from './second-answers.ts';

/** The lessons and problems that nobody has computed a second time. */
export const solvedOnce = () =>
  globSync('content/{lessons,problems}/*.mdx')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .filter((file) => !isSolvedTwice(file));

/** A sentence for whoever has to write the second calculation of a file, if there is none. */
export function mustBeSolvedTwice(file: string): string[] {
  if (isSolvedTwice(file)) return [];
  const guide = file.startsWith('content/lessons') ? 'docs/lessons.md' : 'docs/problems.md';
  return [
    `Nobody has solved ${file} a second time: add <Second> to it, as ${guide} shows, or write ${secondFileOf(file)}.`,
  ];
}
