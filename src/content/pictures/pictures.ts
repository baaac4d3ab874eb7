import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

/** An image in two formats and several widths, for a <picture>. */
export interface Picture {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
}

// Some cameras use uppercase extensions.
const images = import.meta.glob<{ default: ImageMetadata }>(
  '../../../content/**/*.{[pP][nN][gG],[jJ][pP][gG],[jJ][pP][eE][gG],[wW][eE][bB][pP],[aA][vV][iI][fF]}',
  { eager: true },
);

function imageAt(path: string): ImageMetadata {
  const image = images[`../../../content/${path}`];
  if (!image) throw new Error(`content/${path} isn’t an image the build can read.`);
  return image.default;
}

const srcSet = (sizes: readonly { src: string }[], widths: readonly number[]) =>
  sizes.map(({ src }, index) => `${src} ${String(widths[index])}w`).join(', ');

const aspect = 4 / 5;
/** Crop positions in sharp's terms, for a wide photo. With `found`, sharp chooses. */
const positions = { left: 'left', middle: 'center', right: 'right', found: 'attention' };
const widths = [120, 240, 360, 540];

/** Returns the size of a picture in content/, if the build includes it. */
export const sizeOfPicture = (path: string) => images[`../../../content/${path}`]?.default;

/** Returns a picture without cropping, in widths up to that of a large screen. */
export async function wholePicture(path: string): Promise<Picture> {
  const image = imageAt(path);
  const { width, height } = image;
  const available = [480, 800, 1200, 1600].filter((each) => each <= width);
  const render = (format: 'avif' | 'webp') =>
    Promise.all(available.map((each) => getImage({ src: image, format, width: each })));
  const [avif, webp] = [await render('avif'), await render('webp')];
  return {
    avif: srcSet(avif, available),
    webp: srcSet(webp, available),
    src: webp.at(-1)?.src ?? '',
    width,
    height,
  };
}

export async function portraitPicture(
  path: string,
  focus: keyof typeof positions = 'found',
): Promise<Picture> {
  const image = imageAt(path);
  const widest = Math.min(image.width, image.height * aspect);
  const isWide = image.width > widest;

  // Don't enlarge a small photo.
  const available = widths.filter((width) => width <= widest);
  const render = (format: 'avif' | 'webp') =>
    Promise.all(
      available.map((width) =>
        getImage({
          src: image,
          format,
          width,
          height: Math.round(width / aspect),
          fit: 'cover',
          // In a tall photo, the face is in the upper half.
          position: isWide ? positions[focus] : 'top',
        }),
      ),
    );
  const [avif, webp] = [await render('avif'), await render('webp')];
  return {
    avif: srcSet(avif, available),
    webp: srcSet(webp, available),
    src: webp.at(-1)?.src ?? '',
    width: 240,
    height: 300,
  };
}

/** A picture in an article, as AVIF for screens and as JPEG for feeds and paper. */
export interface ArticlePicture {
  avif: string;
  jpeg: string;
  /** Width in CSS pixels if the screen is wide enough. */
  width: number;
  height: number;
}

const articleWidths = [360, 720, 1080, 1440];
const widestJpeg = 1080;
/** Width of the text column, and maximum height of a tall picture, in CSS pixels. */
const room = { width: 704, height: 600 };

/** Returns a picture without cropping or enlarging it. */
export async function articlePicture(path: string): Promise<ArticlePicture> {
  const image = imageAt(path);
  const all = articleWidths.filter((width) => width < image.width);
  const available = all.length < articleWidths.length ? [...all, image.width] : all;
  // Transparent areas become white, even in dark mode.
  const shared = { src: image, background: '#ffffff' };
  const avif = await Promise.all(
    available.map((width) => getImage({ ...shared, format: 'avif', width })),
  );
  const jpeg = await getImage({
    ...shared,
    format: 'jpeg',
    width: Math.min(widestJpeg, image.width),
  });
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  return {
    avif: srcSet(avif, available),
    jpeg: jpeg.src,
    width: Math.round(image.width * scale),
    height: Math.round(image.height * scale),
  };
}
