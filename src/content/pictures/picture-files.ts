import { closeSync, openSync, readSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';

export const pictureEnding = /\.(png|jpe?g|webp|avif)$/i;

export const heicEnding = /\.hei[cf]$/i;

export const heicCure =
  'That’s HEIC, the format iPhones use for photos, and browsers can’t show it. Save it as a JPEG: on a Mac, open it in Preview and choose File, Export; on Windows, open it in Photos and choose Save as; on the iPhone, choose Settings, Camera, Formats, Most Compatible before you take the next one, or email it to yourself.';

interface Size {
  width: number;
  height: number;
}

/** Returns the size of a picture after rotation, or the reason it can't be shown. */
export async function pictureSize(file: string): Promise<Size | 'heic' | 'unreadable'> {
  if (isHeic(file)) return 'heic';
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    // Decode the whole file to detect a truncated one. The size alone is in the header.
    await picture.resize(8).toBuffer();
    return autoOrient;
  } catch {
    return 'unreadable';
  }
}

/** Recognizes an HEIC photo by its content, whatever its name. */
function isHeic(file: string): boolean {
  const start = Buffer.alloc(12);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return /^ftyp(hei[cxms]|hev[cxms])$/.test(start.toString('latin1', 4));
}

/** Makes the file name of a picture safe for URLs. */
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
