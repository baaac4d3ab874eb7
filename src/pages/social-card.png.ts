import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { getContent } from '../content/queries.ts';
import { SocialCard } from '../layouts/SocialCard.tsx';

/** The social preview picture, made from the board's own name. */
export const GET: APIRoute = async () => {
  const { name, tagline } = await getContent('site');
  const svg = renderToStaticMarkup(createElement(SocialCard, { name, tagline }));
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
