import { listedFolders, type Saved } from './folder.ts';
import type { SentChange } from './paths.ts';

/** The board's repository, and the token with which the server changes it. */
export interface Repository {
  /** `owner/name` */
  REPOSITORY?: string;
  GITHUB_TOKEN?: string;
}

interface Tree {
  tree: { path: string; sha: string; type: string }[];
}

interface Pull {
  html_url: string;
}

/** A problem to tell the officer, with the status of the response. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function openRepository({ REPOSITORY: name = '', GITHUB_TOKEN: token = '' }: Repository) {
  const send = async (method: string, path: string, body?: unknown, accept = 'json') => {
    const answer = await fetch(`https://api.github.com/repos/${name}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token.trim()}`,
        Accept: `application/vnd.github.${accept}`,
        'User-Agent': 'board-editor',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Refusal(502, refusal(answer.status));
    return answer;
  };
  const ask = async <T>(...asked: Parameters<typeof send>): Promise<T> =>
    (await (await send(...asked)).json()) as T;

  const mainBranch = async () => (await ask<{ default_branch: string }>('GET', '')).default_branch;
  const filesOf = async (commit: string) => {
    const { tree } = await ask<Tree>('GET', `/git/trees/${commit}?recursive=1`);
    return new Map(
      tree
        .filter(({ path, type }) => type === 'blob' && listedFolders.test(path))
        .map(({ path, sha }) => [path, sha]),
    );
  };

  return {
    async names(): Promise<string[]> {
      return [...(await filesOf(await mainBranch())).keys()];
    },

    async read(path: string): Promise<ArrayBuffer> {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      return (await send('GET', `/contents/${encoded}`, undefined, 'raw')).arrayBuffer();
    },

    /** Adds a commit to the officer's open proposal, or opens one. Saves all changes or none. */
    async save(changes: readonly SentChange[], email: string, proposal: string): Promise<Saved> {
      const own = `editor-${(await digest('SHA-256', email)).slice(0, 8)}-`;
      const [owner = ''] = name.split('/');
      const [open] = proposal.startsWith(own)
        ? await ask<Pull[]>(
            'GET',
            `/pulls?state=open&head=${owner}:${encodeURIComponent(proposal)}`,
          )
        : [];
      const main = await mainBranch();
      const { object: head } = await ask<{ object: { sha: string } }>(
        'GET',
        `/git/ref/heads/${open ? encodeURIComponent(proposal) : main}`,
      );
      await mustBeCurrent(changes, await filesOf(head.sha));
      const tree = await Promise.all(
        changes.map(async ({ path, text, base64, isGone }) => {
          const entry = { path, mode: '100644', type: 'blob' };
          if (isGone) return { ...entry, sha: null };
          if (text !== undefined) return { ...entry, content: text };
          const blob = { encoding: 'base64', content: base64 };
          return { ...entry, sha: (await ask<{ sha: string }>('POST', '/git/blobs', blob)).sha };
        }),
      );
      const made = await ask<{ sha: string }>('POST', '/git/trees', { base_tree: head.sha, tree });
      const title = `Change ${changes.at(-1)?.path.replace('content/', '') ?? ''}`;
      const { sha } = await ask<{ sha: string }>('POST', '/git/commits', {
        message: title,
        tree: made.sha,
        parents: [head.sha],
        author: { name: email.replace(/@.*/, ''), email },
      });
      const words = 'Proposed. The checks are running, and it goes live once someone accepts it.';
      if (open) {
        await ask('PATCH', `/git/refs/heads/${encodeURIComponent(proposal)}`, { sha });
        return { words, link: open.html_url, proposal };
      }
      const branch = own + sha.slice(0, 10);
      await ask('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha });
      const pull = await ask<Pull>('POST', '/pulls', {
        title,
        head: branch,
        base: main,
        body: 'Written with the form editor.',
      });
      return { words, link: pull.html_url, proposal: branch };
    },
  };
}

async function mustBeCurrent(
  changes: readonly SentChange[],
  files: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { path, text, previous } of changes) {
    if (text === undefined || files.get(path) === (await blobName(previous))) continue;
    throw new Refusal(
      409,
      `${path} has changed since you opened it. Copy what you wrote, reload this page and make your changes again.`,
    );
  }
}

/** Returns git's name for a text, and undefined for a file that doesn't exist. */
const blobName = async (text: string | undefined) =>
  text === undefined
    ? undefined
    : digest('SHA-1', `blob ${String(new TextEncoder().encode(text).length)}\0${text}`);

async function digest(algorithm: string, text: string): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refusal(status: number): string {
  if (status === 401 || status === 403) {
    return 'GitHub rejects the editor’s token. Has it expired? docs/online-editor.md says how to make one.';
  }
  return `GitHub answered with ${String(status)}. Try again in a minute. You haven’t lost anything you wrote.`;
}
