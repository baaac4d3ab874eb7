import { existsSync, globSync, readFileSync } from 'node:fs';

/** Whether a file of content/lessons or content/problems has a second calculation. */
export function isSolvedTwice(file: string): boolean {
  if (!existsSync(file)) return false;
  // That of a figure that moves does not vouch for the worked examples.
  const text = readFileSync(file, 'utf8').replace(/<Explore\b.*?<\/Explore>/gs, '');
  return /^\s*<Second>/m.test(text);
}

/** The lessons and problems that nobody has computed a second time. */
export const solvedOnce = () =>
  globSync('content/{lessons,problems}/*.mdx')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .filter((file) => !isSolvedTwice(file));

/** Complains of a file whose second calculation nobody has written. */
export function mustBeSolvedTwice(path: string): void {
  const file = path.replaceAll('\\', '/');
  if (isSolvedTwice(file)) return;
  const guide = file.startsWith('content/lessons') ? 'docs/lessons.md' : 'docs/problems.md';
  throw new Error(
    `Nobody has solved ${file} a second time. Add <Second> to it, as ${guide} shows.`,
  );
}
