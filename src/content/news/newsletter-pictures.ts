import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentError } from '../../domain/words/content-error.ts';
import { meantBy } from '../everything/reference-fault.ts';
import {
  heicCure,
  heicEnding,
  pictureEnding,
  pictureSize,
  plainPictureName,
} from '../pictures/picture-files.ts';

export interface NamedPicture {
  /** Description for people who can't see the picture. */
  alt: string;
  /** File name, relative to the newsletter. */
  name: string;
  caption?: string | undefined;
}

interface Fault {
  text: string;
  cure: string;
}

const alone = /^!\[(?<alt>[^\]]*)\]\((?<name>[^()"“]*?)(?: +["“](?<caption>[^"”]*)["”])?\)\s*$/;
const anywhere = /!\[|<img\b/i;
const fence = /^\s*(?:```|~~~)/;

/** Smallest width in pixels that looks sharp on a phone. */
const smallestWidth = 480;

export const namedPictures = (text: string): NamedPicture[] =>
  linesOf(text).flatMap(({ picture }) => picture ?? []);

/** Replaces each picture with an empty element, at which `betweenPictures` splits the HTML. */
export const withPicturePlaces = (text: string): string =>
  linesOf(text)
    .map(({ line, picture }) => (picture ? '<div data-picture="here"></div>' : line))
    .join('\n');

export const betweenPictures = (html: string): string[] =>
  html.split('<div data-picture="here"></div>');

/**
 * Reports every picture of a newsletter that can't be shown. The editor passes its own `sizeOf`,
 * because it has pictures that aren't on disk yet.
 */
export async function newsletterPictureFaults(
  file: string,
  text: string,
  sizeOf = pictureSize,
): Promise<Error[]> {
  const lines = linesOf(text);
  const faults = await Promise.all(
    lines.map(async ({ picture }, index) => {
      const isApart = [lines[index - 1], lines[index + 1]].every(
        (other) => other === undefined || other.line.trim() === '',
      );
      const fault = picture
        ? isApart
          ? (wordFault(picture) ?? (await fileFault(dirname(file), picture, sizeOf)))
          : notApart
        : undefined;
      return fault && [contentError(file, [{ line: index + 1, ...fault }])];
    }),
  );
  const strays = lines.flatMap(({ line, picture, isCode }, index) =>
    picture || isCode || !anywhere.test(line)
      ? []
      : [contentError(file, [{ line: index + 1, ...notApart }])],
  );
  return [...faults.flatMap((fault) => fault ?? []), ...strays];
}

const example = '![Students under the column](2026-12-tour.jpg)';

const notApart: Fault = {
  text: 'a picture needs its own line, with an empty line before and after it.',
  cure: `Write it like ${example}`,
};

function wordFault({ alt, name }: NamedPicture): Fault | undefined {
  if (/^\w+:|^\/\//.test(name)) {
    return {
      text: `the picture "${name}" is on another site, which would learn who reads this and could take the picture down.`,
      cure: 'If you’re allowed to use it, save it next to the newsletter and write just its name.',
    };
  }
  if (heicEnding.test(name)) {
    return { text: `browsers can’t show the picture "${name}".`, cure: heicCure };
  }
  if (name.includes('/')) {
    return {
      text: `the picture "${name}" isn’t next to the newsletter.`,
      cure: `Put it in the newsletter’s folder and write just its name, without a slash: ${example}`,
    };
  }
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name) || !pictureEnding.test(name)) {
    return {
      text: `"${name}" doesn’t work as a picture’s name.`,
      cure: pictureEnding.test(name)
        ? `Name the file ${plainPictureName(name)}, and write that here.`
        : 'It has to end with .jpg, .png, .webp or .avif.',
    };
  }
  const says = alt.trim().toLowerCase();
  if (says === '' || /^(image|photo|picture)$|^(img|dsc)[_\d]|\.\w{3,4}$/.test(says)) {
    return {
      text: `the picture "${name}" needs a description.`,
      cure: `Put one between the brackets, for people who can’t see it: ![Students under the column](${name})`,
    };
  }
  return undefined;
}

async function fileFault(
  folder: string,
  { name }: NamedPicture,
  sizeOf: typeof pictureSize,
): Promise<Fault | undefined> {
  const file = join(folder, name).replaceAll('\\', '/');
  // Compares exact names, because the build server's file system is case-sensitive.
  const there = existsSync(folder) ? readdirSync(folder) : [];
  if (!there.includes(name)) {
    const pictures = there.filter((other) => pictureEnding.test(other));
    return {
      text: `there’s no picture ${file}.`,
      cure: `Add the picture there, or fix its name.${meantBy(name, pictures)}`,
    };
  }
  const size = await sizeOf(file);
  if (size === 'heic') return { text: `browsers can’t show the picture ${file}.`, cure: heicCure };
  if (size === 'unreadable') {
    return {
      text: `${file} isn’t a picture we can read.`,
      cure: 'Open it on your computer. If it shows, save it again as a JPEG; if not, get a new copy.',
    };
  }
  if (size.width >= smallestWidth) return undefined;
  return {
    text: `the picture ${file} is only ${String(size.width)} × ${String(size.height)} pixels, too small to look sharp.`,
    cure: `It has to be at least ${String(smallestWidth)} pixels wide. Use the one from the camera, not a copy from a chat.`,
  };
}

/** Splits a newsletter into lines and parses those with a picture. */
function linesOf(text: string): { line: string; isCode: boolean; picture?: NamedPicture }[] {
  let isCode = false;
  return text.split('\n').map((line) => {
    if (fence.test(line)) isCode = !isCode;
    const { alt, name, caption } = alone.exec(line)?.groups ?? {};
    return isCode || alt === undefined || name === undefined
      ? { line, isCode }
      : { line, isCode, picture: { alt: alt.trim(), name: name.trim(), caption } };
  });
}
