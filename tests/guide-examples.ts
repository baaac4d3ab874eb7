import { readFileSync } from 'node:fs';
import { readSome as read } from './read-some.ts';

/**
 * Complete examples from docs/lessons.md. The key is the heading and the number of the example
 * below it.
 */
const guide = new Map(
  readFileSync('docs/lessons.md', 'utf8')
    .split(/^## /m)
    .flatMap((section): [string, string][] => {
      const [heading = ''] = section.split('\n');
      return Array.from(section.matchAll(/^```mdx\n(.*?)^```/gms), ([, text = ''], index) => [
        `${heading} ${String(index + 1)}`,
        text,
      ]);
    }),
);

/** Reads an example as if it were a lesson. */
export const guideExample = (heading: string) => {
  const found = guide.get(heading);
  if (found === undefined) throw new Error(`docs/lessons.md has no example "${heading}".`);
  return read(found);
};
