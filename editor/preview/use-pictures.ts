import { useEffect, useRef, useState } from 'react';

/** A picture of a page, and how it is made of the one that officers have. */
export interface Wanted {
  file: string;
  /** The part of it that is shown, if not all of it. */
  crop?: 'left' | 'middle' | 'right' | undefined;
}

interface Ready {
  src: string;
  width: number;
  height: number;
}

const keyOf = ({ file, crop }: Wanted) => `${file} ${crop ?? ''}`;

/** The pictures of a page as this window can show them, as soon as they are there. */
export function usePictures(
  wanted: readonly Wanted[],
  picture: (name: string) => Promise<Blob>,
): (one: Wanted) => Ready | undefined {
  const [ready, setReady] = useState<ReadonlyMap<string, Ready>>(new Map());
  const inUse = useRef<readonly string[]>([]);
  const names = JSON.stringify(wanted);
  useEffect(() => {
    let isGone = false;
    const made: string[] = [];
    const prepare = async (one: Wanted): Promise<[string, Ready]> => {
      const blob = await picture(one.file);
      const bitmap = await createImageBitmap(blob);
      const shown = one.crop ? await cropped(bitmap, one.crop) : blob;
      const src = URL.createObjectURL(shown);
      made.push(src);
      return [keyOf(one), { src, width: bitmap.width, height: bitmap.height }];
    };
    void Promise.allSettled((JSON.parse(names) as Wanted[]).map(prepare)).then((all) => {
      // Those before stay until their successors are there.
      const past = isGone ? made : inUse.current;
      for (const address of past) URL.revokeObjectURL(address);
      if (isGone) return;
      inUse.current = made;
      setReady(new Map(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
    });
    return () => {
      isGone = true;
    };
  }, [names, picture]);
  return (one) => ready.get(keyOf(one));
}

/** As the build crops a portrait, but that in a wide one it looks for the face by itself. */
async function cropped(bitmap: ImageBitmap, focus: 'left' | 'middle' | 'right'): Promise<Blob> {
  const width = Math.min(bitmap.width, (bitmap.height * 4) / 5);
  const height = (width * 5) / 4;
  const left = { left: 0, middle: 0.5, right: 1 }[focus] * (bitmap.width - width);
  const canvas = new OffscreenCanvas(360, 450);
  canvas.getContext('2d')?.drawImage(bitmap, left, 0, width, height, 0, 0, 360, 450);
  return canvas.convertToBlob({ type: 'image/webp' });
}
