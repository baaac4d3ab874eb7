import { existsSync, readFileSync } from 'node:fs';
import { taughtFiles } from '../../src/content/everything/with-library.ts';

/** True if a lesson's or problem's text has a second calculation. */
export function isSolvedTwice(file: string): boolean {
  if (!existsSync(file)) return false;
  // The one inside an <Explore> doesn't cover the worked examples.
  const text = readFileSync(file, 'utf8').replace(/<Explore\b.*?<\/Explore>/gs, '');
  return /^\s*<Second>/m.test(text);
}

/** Lists the lessons and problems without a second calculation. */
export const solvedOnce = () =>
  [...taughtFiles('lessons'), ...taughtFiles('problems')].filter((file) => !isSolvedTwice(file));

/** Throws for a file without a second calculation. */
export function mustBeSolvedTwice(path: string): void {
  const file = path.replaceAll('\\', '/');
  if (isSolvedTwice(file)) return;
  const guide = file.includes('/lessons/') ? 'docs/lessons.md' : 'docs/problems.md';
  throw new Error(
    `Nobody has solved ${file} a second time. Add <Second> to it, as ${guide} shows.`,
  );
}
