export interface Expected {
  /** Commits that may be online. If empty, any commit will do. */
  commits: readonly string[];
  /** Timeout in milliseconds. */
  patience: number;
}

/** Lists problems with a published site, in full sentences. */
export async function siteFaults(
  address: string,
  { commits, patience }: Expected,
): Promise<string[]> {
  const look = (at: string, ...words: string[]) => lookAt(at, words, patience);
  // If the home page fails, most other pages do, too. Report only the home page.
  const home = `${address}/`;
  const { fault } = await look(home, ...pageWords(home));
  if (fault !== undefined) return [fault];

  const list = await look(`${address}/sitemap-0.xml`, '<loc>');
  const published = [...list.text.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => at);
  const samples = [
    published.find((at) => /\/study-materials\/[\w-]+$/.test(at)),
    published.find((at) => /\/study-materials\/problems\/[\w-]+$/.test(at)),
  ].filter((at) => at !== undefined);
  const looks = await Promise.all([
    ...samples.map((at) => look(at, ...pageWords(at))),
    ...(published.includes(`${address}/events`)
      ? [look(`${address}/events.ics`, 'BEGIN:VCALENDAR', 'END:VCALENDAR')]
      : []),
    ...(commits.length > 0 ? [versionFault(look(`${address}/version.txt`), commits)] : []),
  ]);
  return [list, ...looks].flatMap((seen) => seen.fault ?? []);
}

/** Text that only our pages contain, unlike error pages, placeholders and other sites. */
const pageWords = (at: string) => [`<link rel="canonical" href="${at}">`, '</h1>', '</html>'];

interface Seen {
  text: string;
  fault?: string;
}

async function lookAt(at: string, words: readonly string[], patience: number): Promise<Seen> {
  try {
    const answer = await fetch(at, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const sentTo = answer.headers.get('location');
    const text = await answer.text();
    if (sentTo !== null) {
      return { text: '', fault: `${at} sends visitors on to ${sentTo}.` };
    }
    if (answer.status !== 200) {
      return { text: '', fault: `${at} answered ${String(answer.status)} instead of 200.` };
    }
    if (text.trim() === '') return { text, fault: `${at} is empty.` };
    const missing = words.find((word) => !text.includes(word));
    return missing === undefined
      ? { text }
      : { text, fault: `${at} isn’t the page it should be: \`${missing}\` isn’t on it.` };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      text: '',
      fault: isLate
        ? `${at} didn’t answer within ${String(patience / 1000)} seconds.`
        : `${at} didn’t answer at all.`,
    };
  }
}

async function versionFault(looked: Promise<Seen>, commits: readonly string[]): Promise<Seen> {
  const { text, fault } = await looked;
  const commit = text.trim();
  if (fault !== undefined || commits.includes(commit)) return { text, ...(fault && { fault }) };
  const short = (name: string) => name.slice(0, 12) + (/-changed$/.exec(name)?.[0] ?? '');
  return {
    text,
    fault: `The site is online as of commit ${short(commit)}, but the last deploy was of ${short(commits[0] ?? '')}.`,
  };
}

/** A run of the deploy workflow, as in the output of `gh run list`. */
export interface DeployRun {
  displayTitle: string;
  conclusion: string;
}

/**
 * Returns the commits that may be online: the last successful deploy and all later ones, which may
 * be in progress or may have failed after publishing.
 */
export function publishedCommits(runs: readonly DeployRun[]): string[] {
  const real = runs.filter(({ conclusion }) => !['skipped', 'cancelled'].includes(conclusion));
  const last = real.findIndex(({ conclusion }) => conclusion === 'success');
  return real
    .slice(0, last === -1 ? undefined : last + 1)
    .flatMap(({ displayTitle }) => /\b[0-9a-f]{40}\b/.exec(displayTitle)?.[0] ?? []);
}

/** Reports problems only if two checks find any, with the given time between them. */
export async function seenTwice(
  look: () => Promise<string[]>,
  pause: () => Promise<void>,
): Promise<string[]> {
  if ((await look()).length === 0) return [];
  await pause();
  return look();
}
