import type { APIRoute } from 'astro';
import { getContent } from '../../content/everything/queries.ts';

/** RFC 9116 requires a contact, so the file exists only if the board has a security contact. */
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

/** /.well-known/security.txt: the contact for reporting vulnerabilities. */
export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
