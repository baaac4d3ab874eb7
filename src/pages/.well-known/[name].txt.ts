import type { APIRoute } from 'astro';
import { getContent } from '../../content/everything/queries.ts';

/** Whom to tell of a weakness, as RFC 9116 wants it, if somebody has promised to answer. */
export async function getStaticPaths() {
  const { url, email, securityContact } = await getContent('site');
  if (!securityContact) return [];
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${securityContact.expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return [{ params: { name: 'security' }, props: { text: `${lines.join('\n')}\n` } }];
}

/** /.well-known/security.txt, where people who look for weaknesses look first. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
