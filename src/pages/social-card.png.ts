import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { getHomePicture, getLook } from '../content/look/queries.ts';
import { getContent } from '../content/everything/queries.ts';
import { SocialCard } from '../shell/SocialCard.tsx';

/**
 * The preview image for social networks: the board's own, or one made from its name and its home
 * picture.
 */
export const GET: APIRoute = async () => {
  const { socialCard } = await getLook();
  const card = sharp(socialCard ?? Buffer.from(await drawnCard()));
  const png = await card.png({ palette: true, effort: 10 }).toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};

async function drawnCard(): Promise<string> {
  const { name, tagline } = await getContent('site');
  const { palette } = await getLook();
  const homePicture = await getHomePicture();
  const photograph = homePicture.kind === 'picture' ? await placed(homePicture.file) : undefined;
  return renderToStaticMarkup(
    createElement(SocialCard, { name, tagline, palette, homePicture, photograph }),
  );
}

/** Returns a picture as a data URL, resized for the card. */
async function placed(file: string): Promise<string> {
  const picture = await sharp(file).rotate().resize(580, 630, { fit: 'cover' }).png().toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}
