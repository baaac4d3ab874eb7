import { globSync, readFileSync, statSync } from 'node:fs';
import { looksSecret, secretCure, secretText } from '../../src/content/explain/secrets.ts';
import { pictureEnding } from '../../src/content/pictures/picture-files.ts';
import { contentError } from '../../src/domain/words/content-error.ts';

const megabyte = 1_000_000;

/** Pictures may come straight from a camera, because the site makes its own copies of them. */
const limits = {
  picture: {
    most: 20,
    cure: 'Save a smaller copy. 2000 pixels wide is plenty, and every editor of photos can do that.',
  },
  other: {
    most: 5,
    cure: 'Save a smaller copy: on a Mac, export it from Preview with the filter “Reduce File Size”; in Word, save the PDF with “Minimum size”.',
  },
};

/** Reports files that are too heavy, and secrets in files that no page reads. */
export function anyFileFaults(isRead: (file: string) => boolean): Error[] {
  return globSync('{content,library,public}/**/*')
    .filter((path) => statSync(path).isFile())
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      // Files in public/ are published as they are.
      const isCopied = pictureEnding.test(file) && !file.startsWith('public/');
      const { most, cure } = limits[isCopied ? 'picture' : 'other'];
      const { size } = statSync(path);
      if (size > most * megabyte) {
        const text = `this file has ${(size / megabyte).toFixed(0)} MB, and the most is ${String(most)} MB.`;
        return contentError(file, [{ line: 1, text, cure }]);
      }
      if (isRead(file)) return [];
      const lines = readFileSync(path, 'utf8').split('\n');
      const secret = lines.some((line) => line.includes('\0'))
        ? -1
        : lines.findIndex((line) => looksSecret(line, file));
      return secret < 0
        ? []
        : contentError(file, [{ line: secret + 1, text: secretText, cure: secretCure }]);
    });
}
