import { closeSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';

/** How the name of a picture ends that the site can show. */
export const pictureEnding = /\.(png|jpe?g|webp|avif)$/i;

/** How the name of a picture ends as iPhones keep it. */
export const heicEnding = /\.hei[cf]$/i;

/** What to do with a photograph that only the programs of one company can open. */
export const heicCure =
  'That’s HEIC, the format iPhones use for photos, and browsers can’t show it. Save it as a JPEG: on a Mac, open it in Preview and choose File, Export; on Windows, open it in Photos and choose Save as; on the iPhone, choose Settings, Camera, Formats, Most Compatible before you take the next one, or email it to yourself.';

interface Size {
  width: number;
  height: number;
}

/** How large a picture is once it is turned as the camera was held, or why it cannot be shown. */
export async function pictureSize(file: string): Promise<Size | 'heic' | 'unreadable'> {
  if (isHeic(file)) return 'heic';
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    // The size stands in the first bytes: a file that breaks off is found only by reading on.
    await picture.resize(8).toBuffer();
    return autoOrient;
  } catch {
    return 'unreadable';
  }
}

/** Whether a file is such a photograph, whatever its name says. */
function isHeic(file: string): boolean {
  const start = Buffer.alloc(12);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return /^ftyp(hei[cxms]|hev[cxms])$/.test(start.toString('latin1', 4));
}

/** A name that an address can have, made of the one that a picture has. */
export function plainPictureName(name: string): string {
  const ending = extname(name);
  const words = name
    .slice(0, name.length - ending.length)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words === '' ? 'picture' : words}${ending.toLowerCase()}`;
}
