import { base64, type Folder } from './folder.ts';

/** Opens the files that `npm run editor` serves. Returns undefined on any other server. */
export async function localFolder(): Promise<Folder | undefined> {
  const listed = await fetch('/files');
  if (!listed.headers.get('content-type')?.startsWith('application/json')) return undefined;
  const read = async (name: string) => {
    const answer = await fetch(`/files/${name}`);
    if (!answer.ok) throw new Error(`We couldn’t read ${name}.`);
    return answer;
  };
  return {
    devSite: 'http://localhost:4321',
    names: (await listed.json()) as string[],
    texts: async (names) =>
      new Map(
        await Promise.all(
          names.map(async (name): Promise<[string, string]> => [
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
      const answer = await fetch('/files', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(files),
      });
      if (!answer.ok) throw new Error(await answer.text());
      const written = changes.filter((change) => !('isGone' in change));
      return { words: `Saved: ${written.map(({ path }) => path).join(', ')}.` };
    },
  };
}
