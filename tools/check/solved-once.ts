import { existsSync, readFileSync } from 'node:fs';
import { taughtFiles } from '../../src/content/everything/with-library.ts';

/** Checks whether the text of a lesson or problem has a second calculation. */
export function isSolvedTwice(file: string): boolean {
  if (!existsSync(file)) return false;
  // A second calculation inside <Explore> doesn't cover the worked examples.
  const text = readFileSync(file, 'utf8').replace(/<Explore\b.*?<\/Explore>/gs, '');
  return /^\s*<Second>/m.test(text);
}

export const solvedOnce = () =>
  [...taughtFiles('lessons'), ...taughtFiles('problems')].filter((file) => !isSolvedTwice(file));

export function mustBeSolvedTwice(path: string): void {
  const file = path.replaceAll('\\', '/');
  if (isSolvedTwice(file)) return;
  const guide = file.includes('/lessons/') ? 'docs/lessons.md' : 'docs/problems.md';
  throw new Error(
    `Nobody has solved ${file} a second time. Add <Second> to it, as ${guide} shows.`,
  );
}
