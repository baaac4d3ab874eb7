import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { getLook } from '../content/look/queries.ts';
import { Icon } from '../shell/Icon.tsx';

const size = 32;

/** The icon for browsers without support for SVG icons: a PNG inside an .ico file. */
export const GET: APIRoute = async () => {
  const icon = createElement(Icon, await getLook());
  const png = await sharp(Buffer.from(renderToStaticMarkup(icon)), { density: 300 })
    .resize(size, size)
    .png()
    .toBuffer();
  // Header of a single icon of 32 × 32 pixels with 32 bits per pixel. The image starts after these
  // 22 bytes.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length, 0);
  place.writeUInt32LE(head.length + place.length, 4);
  return new Response(new Uint8Array(Buffer.concat([head, place, png])), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
