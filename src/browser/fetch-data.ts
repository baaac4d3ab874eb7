/** How a fetch of data ended: with what was wanted, with that of another build, or not at all. */
export type Fetched<T> = { data: T } | { problem: FetchProblem };

/** Why there is no data: nothing came, or not in time, or what came belongs to another build of the site. */
export type FetchProblem = 'unreachable' | 'slow' | 'another build';

/** A file of the site: its address, the version that fits this page, and what must be in it. */
export interface DataFile<T> {
  url: string;
  version: string;
  /** What the file holds, if it has the shape that this page knows. */
  read: (content: unknown) => T | undefined;
}

const mostBytes = 4_000_000;
const patience = 15_000;

/** Fetches a file. Whatever comes, or does not come, it answers in time and never throws. */
export async function fetchData<T>(file: DataFile<T>): Promise<Fetched<T>> {
  try {
    const response = await fetch(file.url, { signal: AbortSignal.timeout(patience) });
    // A page of another build knows files that are gone.
    if (response.status === 404) return { problem: 'another build' };
    if (!response.ok) return { problem: 'unreachable' };
    return readData(file, JSON.parse(await textOf(response)));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { problem: isLate ? 'slow' : 'unreachable' };
  }
}

function readData<T>({ version, read }: DataFile<T>, file: unknown): Fetched<T> {
  const { version: own, content } = (file ?? {}) as { version?: unknown; content?: unknown };
  const data = own === version ? read(content) : undefined;
  return data === undefined ? { problem: 'another build' } : { data };
}

/** The text of an answer, of which no more is read than a file of ours can have. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let [text, bytes] = ['', 0];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.length;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error('too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
