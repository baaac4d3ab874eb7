import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { getLook } from '../content/look/queries.ts';
import { Icon } from '../shell/Icon.tsx';

const size = 180;

export const GET: APIRoute = async () => {
  const icon = createElement(Icon, { ...(await getLook()), isOnPaper: true });
  const png = await sharp(Buffer.from(renderToStaticMarkup(icon)), { density: 300 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
