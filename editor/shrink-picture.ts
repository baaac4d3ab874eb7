import { slug } from '../src/domain/words/slug.ts';

/** Longest side in pixels of a picture on any page. */
const longest = 1600;

/** Rotates and shrinks a picture. Removes metadata, such as the location. */
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
  // Browsers that can't write WebP write PNG instead.
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
}

export const pictureName = (words: string, { type }: Blob): string =>
  `${slug(words) || 'picture'}.${type.replace('image/', '')}`;
