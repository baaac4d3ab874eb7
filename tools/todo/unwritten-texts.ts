import { globSync, readFileSync } from 'node:fs';

/** What `npm run new` writes where an author has to. */
const placeholder = /^\s*(?:- )?(?:\w+: )?['"]?Write here\b/;

/** The texts of content/ in which something is still to be written, each with its lines. */
export const unwrittenTexts = (): { file: string; lines: number[] }[] =>
  globSync('content/**/*.{md,mdx,yaml}')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      file,
      lines: readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (placeholder.test(line) ? [index + 1] : [])),
    }))
    .filter(({ lines }) => lines.length > 0);
