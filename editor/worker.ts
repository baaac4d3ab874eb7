import { signedIn, type AccessSettings } from './access.ts';
import { forbiddenIn, isContent, typeOf, type SentChange } from './paths.ts';
import { editorHeaders } from './policy.ts';
import { openRepository, Refusal, type Repository } from './repository.ts';

/**
 * Serves the board's files to officers who signed in with Cloudflare Access, and saves their changes
 * as pull requests. Without these settings, the page asks for the officer's own GitHub token.
 */
const worker = {
  async fetch(request: Request, settings: AccessSettings & Repository): Promise<Response> {
    try {
      return await answerTo(request, settings);
    } catch (error) {
      const isTold = error instanceof Refusal;
      if (!isTold) console.error(error);
      return answer(
        isTold ? error.message : 'Something went wrong. Try again in a minute.',
        isTold ? error.status : 500,
      );
    }
  },
};

export default worker;

async function answerTo(request: Request, settings: AccessSettings & Repository) {
  const { pathname, searchParams, origin } = new URL(request.url);
  if (!/^\/files(\/|$)/.test(pathname)) throw new Refusal(404, 'No such page.');
  const email = await signedIn(request, settings);
  if (email === undefined) throw new Refusal(403, 'Sign in first.');
  const repository = openRepository(settings);
  if (request.method === 'POST' && pathname === '/files') {
    // Rejects requests from pages of other sites, which would use the officer's cookie.
    if (request.headers.get('Origin') !== origin) throw new Refusal(403, 'Wrong origin.');
    const changes = changesIn(await request.text());
    const saved = await repository.save(changes, email, searchParams.get('proposal') ?? '');
    return answer(JSON.stringify(saved), 200, 'application/json');
  }
  if (request.method !== 'GET') throw new Refusal(405, 'No such method.');
  if (pathname === '/files') {
    const names = await repository.names();
    return answer(JSON.stringify({ names }), 200, 'application/json');
  }
  const name = decodeURIComponent(pathname.slice('/files/'.length));
  if (!isContent(name)) throw new Refusal(404, 'No such file.');
  return answer(await repository.read(name), 200, typeOf(name));
}

const answer = (
  body: string | ArrayBuffer,
  status: number,
  type = 'text/plain; charset=utf-8',
): Response => new Response(body, { status, headers: { ...editorHeaders, 'Content-Type': type } });

/** Largest request, in characters: several pictures. */
const longest = 10_000_000;

function changesIn(body: string): SentChange[] {
  if (body.length > longest) throw new Refusal(413, 'That’s too much to save at once.');
  const sent: unknown = JSON.parse(body);
  if (!Array.isArray(sent) || sent.length === 0 || !sent.every(isChange)) {
    throw new Refusal(400, 'These aren’t changes to files.');
  }
  const forbidden = forbiddenIn(sent);
  if (forbidden) throw new Refusal(403, `${forbidden.path} isn’t a file the editor writes.`);
  return sent;
}

/** Recognizes a change with exactly one of a text, a picture and a deletion. */
function isChange(value: unknown): value is SentChange {
  if (typeof value !== 'object' || value === null) return false;
  const { path, text, previous, base64, isGone } = value as Record<string, unknown>;
  return (
    typeof path === 'string' &&
    ['string', 'undefined'].includes(typeof previous) &&
    [typeof text === 'string', typeof base64 === 'string', isGone === true].filter(Boolean)
      .length === 1
  );
}
