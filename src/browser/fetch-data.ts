export type Fetched<T> = { data: T } | { problem: FetchProblem };

/**
 * 'unreachable' if the request failed, 'slow' if it timed out, 'another build' if the data doesn't
 * match this page.
 */
export type FetchProblem = 'unreachable' | 'slow' | 'another build';

/** A data file, its expected version, and its parser. */
export interface DataFile<T> {
  url: string;
  version: string;
  /** Returns the data, or undefined if it has an unexpected shape. */
  read: (content: unknown) => T | undefined;
}

const mostBytes = 4_000_000;
const patience = 15_000;

export async function fetchData<T>(file: DataFile<T>): Promise<Fetched<T>> {
  try {
    const response = await fetch(file.url, { signal: AbortSignal.timeout(patience) });
    // A page from an older build may request a file that no longer exists.
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

/** Reads the body of a response. Throws if it's larger than any of our files. */
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
