import { slug } from '../src/domain/words/slug.ts';

/** Longer than this no page shows a picture. */
const longest = 1600;

/**
 * A picture as the site wants it: turned as it was taken, not larger than any page shows it, and
 * without what a camera notes in it, such as the place.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(
      'This browser can’t read that picture. On an iPhone, choose "Most Compatible" under Settings, Camera, Formats, or send yourself the picture as a JPEG.',
    );
  });
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Where a browser cannot write WebP it writes PNG.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
}

/** The name of a picture, from that of whom or what it shows. */
export const pictureName = (words: string, { type }: Blob): string =>
  `${slug(words) || 'picture'}.${type.replace('image/', '')}`;
