import { globSync, readFileSync } from 'node:fs';

/** Placeholders that `npm run new` writes for the author. */
const placeholder = /^\s*(?:- )?(?:\w+: )?['"]?Write here\b/;

/** Lists unfinished texts in content/ with their lines. */
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
