import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { contentError } from '../../src/domain/words/content-error.ts';
import { contentFiles, contentTexts } from '../../src/content/read/source-files.ts';

/** Lists pictures and drawings in content/ that no text refers to. */
export function unusedPictures(): string[] {
  const texts = globSync(contentTexts).map((file) => readFileSync(file, 'utf8'));
  return (
    globSync(contentFiles)
      .map((file) => file.replaceAll('\\', '/'))
      // Some cameras use uppercase extensions.
      .filter((file) => pictureEnding.test(file) || file.endsWith('.svg'))
      .filter((file) => !texts.some((text) => text.includes(basename(file))))
      .sort()
  );
}

/**
 * Formats the list for `npm run check`. An unused picture isn't an error, but was probably meant to
 * be shown.
 */
export const unusedPictureWords = (): string[] =>
  unusedPictures().map(
    (file) =>
      contentError(file, [
        {
          line: 1,
          text: 'no page shows this picture.',
          cure: `Write ${file.replace(/^(content|library)\//, '')} where you want it, like after "image:" in an officer’s entry. Or delete it.`,
        },
      ]).message,
  );
