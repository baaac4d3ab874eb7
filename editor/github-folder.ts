import { base64, listedFolders, type Change, type Folder } from './folder.ts';

const api = 'https://api.github.com';

/** A repository (`owner/name`), and an officer's token for it. */
export interface Access {
  repository: string;
  token: string;
}

interface Tree {
  tree: { path: string; sha: string; type: string }[];
}

/** Returns the address of GitHub's form for a new token, with its fields filled in. */
export function tokenPage(repository: string): string {
  const [owner = ''] = repository.split('/');
  const asked = new URLSearchParams({
    name: 'Board editor',
    ...(owner !== '' && { target_name: owner }),
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
  });
  return `https://github.com/settings/personal-access-tokens/new?${asked.toString()}`;
}

/** Opens a repository. All changes from one session go into the same pull request. */
export async function githubFolder({ repository, token }: Access): Promise<Folder> {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${api}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(refusal(answer.status, repository));
    return (await answer.json()) as T;
  };
  const here = `/repos/${repository}`;
  const { default_branch: main } = await ask<{ default_branch: string }>('GET', here);
  const { object: head } = await ask<{ object: { sha: string } }>(
    'GET',
    `${here}/git/ref/heads/${main}`,
  );
  const { tree } = await ask<Tree>('GET', `${here}/git/trees/${head.sha}?recursive=1`);
  const files = new Map(
    tree
      .filter(({ path, type }) => type === 'blob' && listedFolders.test(path))
      .map(({ path, sha }) => [path, sha]),
  );

  let last = head.sha;
  let proposal: { branch: string; link: string } | undefined;

  async function commit(changes: readonly Change[], message: string): Promise<void> {
    const entries = await Promise.all(
      changes.map(async (change) => {
        const entry = { path: change.path, mode: '100644', type: 'blob' };
        if ('isGone' in change) return { ...entry, sha: null };
        const body =
          'picture' in change
            ? { encoding: 'base64', content: await base64(change.picture) }
            : { encoding: 'utf-8', content: change.text };
        const { sha } = await ask<{ sha: string }>('POST', `${here}/git/blobs`, body);
        return { ...entry, sha };
      }),
    );
    const made = await ask<{ sha: string }>('POST', `${here}/git/trees`, {
      base_tree: last,
      tree: entries,
    });
    const { sha } = await ask<{ sha: string }>('POST', `${here}/git/commits`, {
      message,
      tree: made.sha,
      parents: [last],
    });
    last = sha;
  }

  return {
    names: [...files.keys()],
    async texts(names) {
      const [owner, name] = repository.split('/');
      const fields = names.map(
        (each, index) =>
          `f${String(index)}: object(oid: "${files.get(each) ?? ''}") { ... on Blob { text } }`,
      );
      const { data } = await ask<{ data: { repository: Record<string, { text: string }> } }>(
        'POST',
        '/graphql',
        {
          query: `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`,
          variables: { owner, name },
        },
      );
      return new Map(
        names.map((each, index) => [each, data.repository[`f${String(index)}`]?.text ?? '']),
      );
    },
    async picture(name) {
      const { content } = await ask<{ content: string }>(
        'GET',
        `${here}/git/blobs/${files.get(name) ?? ''}`,
      );
      return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))]);
    },
    async save(changes, title) {
      await commit(changes, title);
      if (proposal) {
        await ask('PATCH', `${here}/git/refs/heads/${proposal.branch}`, { sha: last });
      } else {
        const branch = `editor-${last.slice(0, 10)}`;
        await ask('POST', `${here}/git/refs`, { ref: `refs/heads/${branch}`, sha: last });
        const pull = await ask<{ html_url: string }>('POST', `${here}/pulls`, {
          title,
          head: branch,
          base: main,
          body: 'Written with the form editor.',
        });
        proposal = { branch, link: pull.html_url };
      }
      return {
        words: 'Proposed. The checks are running, and it goes live once someone accepts it.',
        link: proposal.link,
      };
    },
  };
}

function refusal(status: number, repository: string): string {
  if (status === 401)
    return 'GitHub doesn’t recognize this token, or it has expired. Make a new one.';
  if (status === 403 || status === 404) {
    return `GitHub won’t let you into ${repository} with this token. Check the spelling, that you’re a member there, and that the token is for that repository and can write contents and pull requests.`;
  }
  return `GitHub answered with ${String(status)}. Try again in a minute. You haven’t lost anything you wrote.`;
}
