import { readFileSync } from 'node:fs';
import { readSome as read } from './read-some.ts';

/**
 * Complete examples from the guides to lessons. The key is the heading and the number of the example
 * below it.
 */
const guide = new Map(
  ['docs/lessons.md', 'docs/lesson-reference.md']
    .map((guide) => readFileSync(guide, 'utf8'))
    .join('\n')
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
  if (found === undefined) throw new Error(`The guides have no example "${heading}".`);
  return read(found);
};
