import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { closestWord } from '../../domain/words/closest-word.ts';
import { contentError } from '../../domain/words/content-error.ts';
import { complain } from '../read/fields.ts';
import type { Complaint } from '../read/complaint.ts';
import {
  heicCure,
  heicEnding,
  pictureEnding,
  pictureSize,
  plainPictureName,
} from '../pictures/picture-files.ts';

const folder = 'officers/portraits';

/** Smallest size in pixels that looks sharp on a phone. */
const smallest = { width: 360, height: 450 };

/** Path of a portrait in content/. */
export const portraitFile = z.string().superRefine((path, context) => {
  complain(context, [], pathFault(path));
});

function pathFault(path: string): Complaint | undefined {
  if (heicEnding.test(path)) {
    return { message: `browsers can’t show the picture "${path}"`, cure: heicCure };
  }
  if (!pictureEnding.test(path)) {
    return {
      message: `"${path}" isn’t the name of a picture`,
      cure: 'It has to end with .jpg, .png, .webp or .avif, and leave off content/: officers/portraits/robin-castellan.jpg',
    };
  }
  const plainName = plainPictureName(basename(path.replaceAll('\\', '/')));
  // Operating systems encode other characters in file names differently.
  if (!/^[\w ().+/-]+$/.test(path)) {
    return {
      message: `"${path}" has characters that don’t work in a picture’s name`,
      cure: `Name the file ${plainName}, and write here: ${folder}/${plainName}`,
    };
  }
  if (!/^\w/.test(path) || path.split('/').includes('..')) {
    return {
      message: `"${path}" isn’t a path inside content/`,
      cure: `Put it in content/${folder}, and write here: ${folder}/${basename(path)}`,
    };
  }
  if (isThere(path)) return undefined;
  const others = existsSync(join('content', folder)) ? readdirSync(join('content', folder)) : [];
  const meant = closestWord(
    basename(path),
    others.filter((name) => pictureEnding.test(name)),
  );
  return {
    message: `there’s no picture at content/${path}`,
    cure: `Add the picture there, fix its name, or delete this line.${meant === undefined ? '' : ` Did you mean "${folder}/${meant}"?`}`,
  };
}

/**
 * Checks for a file with exactly this name, because the build server's file system is
 * case-sensitive.
 */
function isThere(path: string): boolean {
  const file = join('content', path);
  return existsSync(file) && readdirSync(dirname(file)).includes(basename(file));
}

/** Reports a portrait that's unreadable or too small. The editor passes its own `sizeOf`. */
export async function portraitFault(
  file: string,
  sizeOf = pictureSize,
): Promise<Error | undefined> {
  const size = await sizeOf(file);
  const fault = (text: string, cure: string) => contentError(file, [{ line: 1, text, cure }]);
  if (size === 'heic') return fault('browsers can’t show this picture.', heicCure);
  if (size === 'unreadable') {
    return fault(
      'this isn’t a picture we can read.',
      'Open it on your computer. If it shows, save it again as a JPEG; if not, get a new copy.',
    );
  }
  const { width, height } = size;
  if (width >= smallest.width && height >= smallest.height) return undefined;
  return fault(
    `this portrait is ${String(width)} × ${String(height)} pixels, too small to look sharp.`,
    `It has to be at least ${String(smallest.width)} pixels wide and ${String(smallest.height)} high, ideally 640 × 800 or more. Use the one from the camera, not a copy from a chat.`,
  );
}
