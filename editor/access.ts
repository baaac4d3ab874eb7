/** Settings of Cloudflare Access, which asks officers to sign in before they reach the editor. */
export interface AccessSettings {
  /** Address that signs the tokens, like `https://che-board.cloudflareaccess.com`, with any path. */
  TEAM_DOMAIN?: string;
  /** Audience tag of the editor. */
  POLICY_AUD?: string;
}

interface Claims {
  iss?: unknown;
  aud?: unknown;
  exp?: unknown;
  nbf?: unknown;
  email?: unknown;
}

type Key = JsonWebKey & { kid?: string };

let known: { from: string; at: number; keys: readonly Key[] } | undefined;

/** Downloads the keys again after an hour, or after a minute for an unknown key. */
async function keyNamed(kid: unknown, team: string): Promise<Key | undefined> {
  const found = known?.from === team ? known.keys.find((key) => key.kid === kid) : undefined;
  const age = known?.from === team ? Date.now() - known.at : Infinity;
  if (age < (found ? 3_600_000 : 60_000)) return found;
  const answer = await fetch(`${team}/cdn-cgi/access/certs`);
  if (!answer.ok) return undefined;
  const { keys } = (await answer.json()) as { keys: readonly Key[] };
  known = { from: team, at: Date.now(), keys };
  return keys.find((key) => key.kid === kid);
}

/** Returns the email address of the officer who signed in, or undefined for an invalid token. */
export async function signedIn(
  request: Request,
  { TEAM_DOMAIN = '', POLICY_AUD = '' }: AccessSettings,
): Promise<string | undefined> {
  const host = TEAM_DOMAIN.trim().replace(/^https:\/\/|\/.*$/g, '');
  const team = `https://${host}`;
  const audience = POLICY_AUD.trim();
  const [head, body, signature, ...rest] =
    request.headers.get('Cf-Access-Jwt-Assertion')?.split('.') ?? [];
  if (host === '' || audience === '' || !head || !body || !signature || rest.length > 0)
    return undefined;
  try {
    const { alg, kid } = jsonIn(head) as { alg?: unknown; kid?: unknown };
    const key = alg === 'RS256' ? await keyNamed(kid, team) : undefined;
    if (!key || !(await isSigned(`${head}.${body}`, bytesIn(signature), key))) return undefined;
    const { iss, aud, exp, nbf, email } = jsonIn(body) as Claims;
    const now = Date.now() / 1000;
    const isMeant = iss === team && [aud].flat().includes(audience);
    const isNow = typeof exp === 'number' && exp > now && !(typeof nbf === 'number' && nbf > now);
    return isMeant && isNow && typeof email === 'string' && email !== '' ? email : undefined;
  } catch {
    return undefined;
  }
}

async function isSigned(words: string, signature: BufferSource, jwk: Key): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  return crypto.subtle.verify(algorithm, key, signature, new TextEncoder().encode(words));
}

const bytesIn = (part: string) =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const jsonIn = (part: string): unknown => JSON.parse(new TextDecoder().decode(bytesIn(part)));
