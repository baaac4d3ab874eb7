import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { contentError } from '../../src/domain/words/content-error.ts';

/** Pictures and drawings in content/ that no text there names: they are sent to nobody. */
export function unusedPictures(): string[] {
  const texts = globSync('content/**/*.{yaml,md,mdx}').map((file) => readFileSync(file, 'utf8'));
  return (
    globSync('content/**/*.*')
      .map((file) => file.replaceAll('\\', '/'))
      // Cameras write their endings in capitals.
      .filter((file) => pictureEnding.test(file) || file.endsWith('.svg'))
      .filter((file) => !texts.some((text) => text.includes(basename(file))))
      .sort()
  );
}

/** The same as `npm run check` tells it: nothing is wrong, but whoever added a picture meant to show it. */
export const unusedPictureWords = (): string[] =>
  unusedPictures().map(
    (file) =>
      contentError(file, [
        {
          line: 1,
          text: 'no page shows this picture.',
          cure: `Write ${file.replace('content/', '')} where you want it, like after "image:" in an officer’s entry. Or delete it.`,
        },
      ]).message,
  );
