import { base64, type Folder, type Saved } from './folder.ts';

/**
 * Opens the files that the editor's own server has: the files on this computer for `npm run
 * editor`, or the board's repository where officers sign in by email. Returns undefined on a server
 * without files.
 */
export async function servedFolder(): Promise<Folder | undefined> {
  const listed = await fetch('/files', { redirect: 'manual' });
  if (!listed.ok || !listed.headers.get('content-type')?.startsWith('application/json')) {
    return undefined;
  }
  const { names, devSite } = (await listed.json()) as Pick<Folder, 'names' | 'devSite'>;
  const read = async (name: string) => answered(await fetch(`/files/${name}`, manual));
  let proposal = '';
  return {
    ...(devSite !== undefined && { devSite }),
    names,
    texts: async (wanted) =>
      new Map(
        await Promise.all(
          wanted.map(async (name): Promise<[string, string]> => [
            name,
            await (await read(name)).text(),
          ]),
        ),
      ),
    picture: async (name) => (await read(name)).blob(),
    async save(changes) {
      const files = await Promise.all(
        changes.map(async (change) =>
          'picture' in change
            ? { path: change.path, base64: await base64(change.picture) }
            : change,
        ),
      );
      const answer = await fetch(`/files?proposal=${proposal}`, {
        ...manual,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(files),
      });
      const saved = (await (await answered(answer)).json()) as Saved;
      proposal = saved.proposal ?? '';
      return saved;
    },
  };
}

const manual: RequestInit = { redirect: 'manual' };

/** Explains a refused request. Cloudflare Access redirects to its page once a sign-in expires. */
async function answered(answer: Response): Promise<Response> {
  if (answer.type === 'opaqueredirect') {
    throw new Error(
      'You’ve been signed out. Open this page in a second tab and sign in there. Then come back and save again.',
    );
  }
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
