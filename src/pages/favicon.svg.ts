import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getLook } from '../content/look/queries.ts';
import { Icon } from '../shell/Icon.tsx';

export const GET: APIRoute = async () => {
  const svg = renderToStaticMarkup(createElement(Icon, await getLook()));
  return new Response(`${svg}\n`, { headers: { 'Content-Type': 'image/svg+xml' } });
};
