import { createHash, createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestHarness } from 'wrangler';

const team = 'https://che-board.cloudflareaccess.com';
const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, stranger] = [keys(), keys()];
const certs = { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1' }] };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inSeconds = (count: number) => Math.floor(Date.now() / 1000) + count;
const wordsOf = (claims: object, head: object) =>
  `${encoded({ alg: 'RS256', kid: 'k1', ...head })}.${encoded({
    ...{ iss: team, aud: ['editor'], exp: inSeconds(60), email: 'ada@example.edu' },
    ...claims,
  })}`;
const tokenFor = (claims: object = {}, { head = {}, key = own.privateKey } = {}) => {
  const words = wordsOf(claims, head);
  return `${words}.${createSign('RSA-SHA256').update(words).sign(key, 'base64url')}`;
};

type Body = Record<string, unknown>;

/** Requests to GitHub so far. */
let asked: { request: string; body: Body }[];
let openPulls: object[];
const blobOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${String(Buffer.byteLength(text))}\0${text}`)
    .digest('hex');
const before = 'lead: Old – and “quoted”.\n';
const tree = ['content/events.yaml', 'library/subjects.yaml', '.github/workflows/deploy.yml'].map(
  (path) => ({ path, sha: blobOf(before), type: 'blob' }),
);
const answers: Record<string, () => unknown> = {
  'GET /': () => ({ default_branch: 'main' }),
  'GET /pulls': () => openPulls,
  'GET /contents/content/events.yaml': () => before,
  'GET /git/trees/main': () => ({ tree }),
  'GET /git/trees/head': () => ({ tree }),
  'POST /git/blobs': () => ({ sha: 'blob' }),
  'POST /git/trees': () => ({ sha: 'tree' }),
  'POST /git/commits': () => ({ sha: '0123456789abcdef' }),
  'POST /git/refs': () => ({}),
  'POST /pulls': () => ({ html_url: 'https://github.com/board/site/pull/1' }),
};

/** Mocks the servers that the Worker asks. */
async function outside(address: string, { method, headers, body }: Request): Promise<Response> {
  if (address === `${team}/cdn-cgi/access/certs`) return Response.json(certs);
  const { origin, pathname } = new URL(address);
  const isOurs = origin === 'https://api.github.com' && pathname.startsWith('/repos/board/site');
  if (!isOurs || headers.get('Authorization') !== 'Bearer machine-token') {
    throw new Error(`Unexpected request to ${address}.`);
  }
  const path = pathname.slice('/repos/board/site'.length) || '/';
  const text = body ? await new Response(body).text() : '{}';
  asked.push({ request: `${method} ${path}`, body: JSON.parse(text) as Body });
  const isRef = path.startsWith('/git/ref');
  const known = isRef ? () => ({ object: { sha: 'head' } }) : answers[`${method} ${path}`];
  const answer = known?.();
  if (answer === undefined) return Response.json({}, { status: 404 });
  return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
}

const harness = createTestHarness({
  workers: [
    {
      config: {
        name: 'editor',
        main: 'editor/worker.ts',
        compatibility_date: '2026-11-01',
        vars: {
          TEAM_DOMAIN: `${team}/cdn-cgi/access/certs`,
          POLICY_AUD: 'editor',
          GITHUB_TOKEN: 'machine-token',
          REPOSITORY: 'board/site',
        },
      },
    },
  ],
});
let origin: string;

beforeAll(async () => {
  origin = (await harness.listen()).url.origin;
  const real = fetch;
  vi.stubGlobal('fetch', (address: string | URL, request: Request) =>
    String(address).startsWith('https:')
      ? outside(String(address), request)
      : real(address, request),
  );
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await harness.close();
});
beforeEach(() => {
  asked = [];
  openPulls = [];
});

const get = (path: string, token = tokenFor()) =>
  harness.fetch(path, { headers: { 'Cf-Access-Jwt-Assertion': token } });
const post = (changes: unknown, { from = origin, proposal = '', token = tokenFor() } = {}) =>
  harness.fetch(`/files?proposal=${proposal}`, {
    method: 'POST',
    headers: { 'Cf-Access-Jwt-Assertion': token, Origin: from },
    body: JSON.stringify(changes),
  });
const change = { path: 'content/events.yaml', text: 'lead: New.\n', previous: before };

test('lists and reads files for an officer who signed in', async () => {
  const listed = await get('/files');
  expect(listed.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await listed.json()).toEqual({ names: ['content/events.yaml', 'library/subjects.yaml'] });
  expect(await (await get('/files/content/events.yaml')).text()).toBe(before);
});

const unsigned = wordsOf({}, { alg: 'none' });
const symmetric = wordsOf({}, { alg: 'HS256' });
const publicPem = own.publicKey.export({ format: 'pem', type: 'spki' });
const [goodHead, , goodSignature] = tokenFor().split('.');
const tokens: Record<string, string> = {
  'no token': '',
  'no signature': `${unsigned}.`,
  'alg none with a signature': tokenFor({}, { head: { alg: 'none' } }),
  'the public key as a password': `${symmetric}.${createHmac('sha256', publicPem).update(symmetric).digest('base64url')}`,
  'another key': tokenFor({}, { key: stranger.privateKey }),
  'an unknown key': tokenFor({}, { head: { kid: 'k2' } }),
  'a changed email': `${String(goodHead)}.${encoded({ iss: team, aud: ['editor'], exp: inSeconds(60), email: 'eve@example.com' })}.${String(goodSignature)}`,
  'another audience': tokenFor({ aud: ['another-app'] }),
  'no audience': tokenFor({ aud: undefined }),
  'another team': tokenFor({ iss: 'https://eve.cloudflareaccess.com' }),
  'an expired token': tokenFor({ exp: inSeconds(-1) }),
  'a token without an end': tokenFor({ exp: undefined }),
  'a token for later': tokenFor({ nbf: inSeconds(60) }),
  'a service without an email': tokenFor({ email: undefined }),
  nonsense: 'a.b.c',
};
test.each(Object.entries(tokens))('rejects %s', async (_, token) => {
  const rejected = [await get('/files', token), await get('/files/content/events.yaml', token)];
  rejected.push(await post([change], { token }));
  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(asked).toEqual([]);
});

test.each([
  'content/../.github/workflows/deploy.yml',
  'content/%2e%2e/.github/workflows/deploy.yml',
  'content/..\\.github\\workflows\\deploy.yml',
  'content/.github/a.yaml',
  'content//../a.yaml',
  '.github/workflows/deploy.yml',
  '/content/events.yaml',
  'library/subjects.yaml',
  'package.json',
  'content/a.ts',
  'content/a.svg',
  'content/lessons/a.mdx',
  'Content/a.yaml',
  'content/a\n.yaml',
])('doesn’t write %j', async (path) => {
  for (const sent of [
    { path, text: 'x' },
    { path, base64: 'eA==' },
    { path, isGone: true },
  ]) {
    expect((await post([change, sent])).status).toBe(403);
  }
  expect(asked).toEqual([]);
});

test('doesn’t read other files, or another repository', async () => {
  for (const path of [
    '/files/package.json',
    '/files/.github%2fworkflows%2fdeploy.yml',
    '/files/content%2f..%2f.github%2fworkflows%2fdeploy.yml',
    '/files/content%2f..%2f..%2f..%2f..%2fanother%2fsite%2fcontents%2fa.yaml',
    '/repos/another/site/contents/content/a.yaml',
    '/',
  ]) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(asked).toEqual([]);
});

test('rejects requests from other sites, other methods and malformed changes', async () => {
  expect((await post([change], { from: 'https://elsewhere.example' })).status).toBe(403);
  for (const sent of [
    {},
    [],
    [{}],
    [null],
    [{ ...change, isGone: true }],
    [{ path: 'content/a.yaml' }],
  ]) {
    expect((await post(sent)).status).toBe(400);
  }
  expect((await post([{ path: 'content/events.yaml', isGone: true }])).status).toBe(403);
  const headers = { 'Cf-Access-Jwt-Assertion': tokenFor(), Origin: origin };
  expect((await harness.fetch('/files', { method: 'DELETE', headers })).status).toBe(405);
  expect(asked).toEqual([]);
});

test('proposes a change in the officer’s name, never to main', async () => {
  const picture = { path: 'content/officers/portraits/ada.webp', base64: 'eA==' };
  const saved = (await (await post([picture, change])).json()) as Body;
  const own = `editor-${createHash('sha256').update('ada@example.edu').digest('hex').slice(0, 8)}-`;
  expect(saved).toMatchObject({
    link: 'https://github.com/board/site/pull/1',
    proposal: `${own}0123456789`,
  });
  const written = asked.filter(({ request }) => !request.startsWith('GET'));
  expect(written).toEqual([
    { request: 'POST /git/blobs', body: { encoding: 'base64', content: 'eA==' } },
    {
      request: 'POST /git/trees',
      body: {
        base_tree: 'head',
        tree: [
          { path: picture.path, mode: '100644', type: 'blob', sha: 'blob' },
          { path: change.path, mode: '100644', type: 'blob', content: change.text },
        ],
      },
    },
    {
      request: 'POST /git/commits',
      body: {
        message: 'Change events.yaml',
        tree: 'tree',
        parents: ['head'],
        author: { name: 'ada', email: 'ada@example.edu' },
      },
    },
    {
      request: 'POST /git/refs',
      body: { ref: `refs/heads/${own}0123456789`, sha: '0123456789abcdef' },
    },
    { request: 'POST /pulls', body: expect.objectContaining({ base: 'main' }) as unknown },
  ]);

  asked = [];
  openPulls = [{ html_url: 'https://github.com/board/site/pull/1' }];
  expect((await post([change], { proposal: String(saved['proposal']) })).status).toBe(200);
  expect(asked.at(-1)?.request).toBe(`PATCH /git/refs/heads/${own}0123456789`);

  // Another branch, even with an open pull request, gets a proposal of its own.
  for (const proposal of ['main', 'editor-00000000-0123456789', `${own}..%2f..%2fmain`]) {
    asked = [];
    openPulls = proposal.startsWith(own) ? [] : openPulls;
    await post([change], { proposal });
    expect(asked.at(-1)?.request).toBe('POST /pulls');
  }
});

test('doesn’t overwrite someone else’s changes', async () => {
  for (const previous of ['lead: Older.\n', undefined]) {
    const refused = await post([{ ...change, previous }]);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('content/events.yaml has changed since you opened it');
  }
  expect(asked.filter(({ request }) => !request.startsWith('GET'))).toEqual([]);
});
