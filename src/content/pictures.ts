import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** An image in two modern formats and several widths, ready for a <picture>. */
export interface Picture {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
}

const images = import.meta.glob<{ default: ImageMetadata }>(
  '../../content/**/*.{png,jpg,jpeg,webp,avif}',
  { eager: true },
);

const aspect = 4 / 5;
const widths = [120, 240, 360, 540];

/** The size of a picture below content/, if the build knows it. */
export const sizeOfPicture = (path: string) => images[`../../content/${path}`]?.default;

/** The picture at a path below content/ in its own shape, in widths up to that of a large screen. */
export async function wholePicture(path: string): Promise<Picture> {
  const image = sizeOfPicture(path);
  if (!image) throw new Error(`content/${path} is not an image that the build can read.`);
  const { width, height } = image;
  const available = [480, 800, 1200, 1600].filter((each) => each <= width);
  const render = async (format: 'avif' | 'webp') => {
    const sizes = await Promise.all(
      available.map(async (each) => ({
        width: each,
        ...(await getImage({ src: image, format, width: each })),
      })),
    );
    return sizes.map((each) => ({ src: each.src, width: each.width }));
  };
  const [avif, webp] = [await render('avif'), await render('webp')];
  const srcSet = (sizes: typeof avif) =>
    sizes.map((each) => `${each.src} ${String(each.width)}w`).join(', ');
  return {
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: webp.at(-1)?.src ?? '',
    width,
    height,
  };
}

/** The portrait at a path below content/, cropped to the one shape that all faces share. */
export async function portraitPicture(path: string): Promise<Picture> {
  const image = images[`../../content/${path}`];
  if (!image) throw new Error(`content/${path} is not an image that the build can read.`);

  // A small photograph is not blown up: it comes in the widths that it has.
  const available = widths.filter((width) => width <= image.default.width);
  const render = (format: 'avif' | 'webp') =>
    Promise.all(
      available.map((width) =>
        getImage({
          src: image.default,
          format,
          width,
          height: Math.round(width / aspect),
          fit: 'cover',
          position: 'top',
        }),
      ),
    );
  const [avif, webp] = [await render('avif'), await render('webp')];
  const srcSet = (sizes: typeof avif) =>
    sizes.map(({ src }, index) => `${src} ${String(available[index])}w`).join(', ');
  return {
    avif: srcSet(avif),
    webp: srcSet(webp),
    src: webp.at(-1)?.src ?? '',
    width: 240,
    height: 300,
  };
}
