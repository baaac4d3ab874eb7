import type { Page } from '@playwright/test';

export interface Kept {
  branches: Map<string, string>;
  /** Files of each commit. A deleted file is undefined. */
  commits: Map<string, Map<string, string | undefined>>;
  pulls: { title: string; head: string; base: string }[];
}

type Body = Record<string, unknown>;

/**
 * Mocks the parts of GitHub that the editor uses. The mock has one repository and accepts one
 * token.
 */
export async function standInForGitHub(
  page: Page,
  name: string,
  token: string,
  files: ReadonlyMap<string, string>,
): Promise<Kept> {
  const kept: Kept = { branches: new Map(), commits: new Map(), pulls: [] };
  const blobs = new Map([...files.values()].map((text, index) => [String(index), text]));
  const shas = new Map([...files.keys()].map((path, index) => [path, String(index)]));
  const trees = new Map<string, Map<string, string | undefined>>();
  let count = 0;
  const named = (kind: string) => `${kind}${String((count += 1)).padStart(39, '0')}`;

  const answers: Record<string, (body: Body) => unknown> = {
    'GET ': () => ({ default_branch: 'main' }),
    'GET /git/ref/heads/main': () => ({ object: { sha: 'base' } }),
    'GET /git/trees/base': () => ({
      tree: [...shas].map(([path, sha]) => ({ path, sha, type: 'blob' })),
    }),
    'POST /git/blobs': ({ content }) => {
      const sha = named('b');
      blobs.set(sha, String(content));
      return { sha };
    },
    'POST /git/trees': ({ tree }) => {
      const sha = named('t');
      const entries = tree as { path: string; sha: string | null }[];
      trees.set(sha, new Map(entries.map((entry) => [entry.path, blobs.get(entry.sha ?? '')])));
      return { sha };
    },
    'POST /git/commits': ({ tree }) => {
      const sha = named('c');
      kept.commits.set(sha, trees.get(String(tree)) ?? new Map<string, string>());
      return { sha };
    },
    'POST /git/refs': ({ ref, sha }) => {
      kept.branches.set(String(ref).replace('refs/heads/', ''), String(sha));
      return {};
    },
    'POST /pulls': (body) => {
      kept.pulls.push(body as unknown as Kept['pulls'][number]);
      return { html_url: `https://github.com/${name}/pull/1` };
    },
  };

  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const body = (request.postDataJSON() ?? {}) as Body;
    const path = new URL(request.url()).pathname.replace(`/repos/${name}`, '');
    const isKnown = request.headers()['authorization'] === `Bearer ${token}`;
    if (!isKnown) return route.fulfill({ status: 401, headers, json: {} });
    if (path === '/graphql') {
      const asked = [...String(body['query']).matchAll(/(f\d+): object\(oid: "(\w+)"\)/g)];
      const repository = Object.fromEntries(
        asked.map(([, field = '', sha = '']): [string, Body] => [field, { text: blobs.get(sha) }]),
      );
      return route.fulfill({ headers, json: { data: { repository } } });
    }
    const moved = /^\/git\/refs\/heads\/(.+)$/.exec(path)?.[1];
    if (request.method() === 'PATCH' && moved !== undefined) {
      kept.branches.set(moved, String(body['sha']));
      return route.fulfill({ headers, json: {} });
    }
    const blob = /^\/git\/blobs\/(.+)$/.exec(path)?.[1];
    if (request.method() === 'GET' && blob !== undefined) {
      return route.fulfill({ headers, json: { content: blobs.get(blob) } });
    }
    const answer = answers[`${request.method()} ${path}`];
    return answer
      ? route.fulfill({ headers, json: answer(body) })
      : route.fulfill({ status: 404, headers, json: {} });
  });
  return kept;
}
