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

// Cameras write the endings of their files in capitals.
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
/** Where the piece is taken from a wide photograph; by itself it is where most is to be seen. */
const positions = { left: 'left', middle: 'center', right: 'right', found: 'attention' };
const widths = [120, 240, 360, 540];

/** The size of a picture below content/, if the build knows it. */
export const sizeOfPicture = (path: string) => images[`../../../content/${path}`]?.default;

/** The picture at a path below content/ in its own shape, in widths up to that of a large screen. */
export async function wholePicture(path: string): Promise<Picture> {
  const image = sizeOfPicture(path);
  if (!image) throw new Error(`content/${path} isn’t an image the build can read.`);
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
export async function portraitPicture(
  path: string,
  focus: keyof typeof positions = 'found',
): Promise<Picture> {
  const image = imageAt(path);
  const widest = Math.min(image.width, image.height * aspect);
  const isWide = image.width > widest;

  // A small photograph is not blown up: it comes in the widths that it has.
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
          // Who stands upright has the face in the upper half.
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

/** A picture of an article: small files for screens, and one that feeds and printers know too. */
export interface ArticlePicture {
  avif: string;
  jpeg: string;
  /** How large it is shown where there is room. */
  width: number;
  height: number;
}

const articleWidths = [360, 720, 1080, 1440];
const widestJpeg = 1080;
/** The column of an article, and how much of a screen a picture may take that stands upright. */
const room = { width: 704, height: 600 };

/** The picture at a path below content/, whole, in the widths that it has. */
export async function articlePicture(path: string): Promise<ArticlePicture> {
  const image = imageAt(path);
  const all = articleWidths.filter((width) => width < image.width);
  const available = all.length < articleWidths.length ? [...all, image.width] : all;
  // What shows through it is paper, also at night.
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
