import { fetchData, type Fetched } from '../../browser/fetch-data.ts';
import type { TurnNumbers } from '../../domain/practice/turn.ts';

type Sets = readonly (readonly TurnNumbers[])[];

const fetched = new Map<string, Promise<Fetched<Sets>>>();

/** Fetches the new numbers of a lesson's exercises, at most once. */
export async function fetchTurns({
  file,
  version,
}: {
  file: string;
  version: string;
}): Promise<Fetched<Sets>> {
  const request = fetched.get(file) ?? fetchData({ url: file, version, read: readTurns });
  fetched.set(file, request);
  const result = await request;
  // Allows retrying a failed request.
  if ('problem' in result) fetched.delete(file);
  return result;
}

/** Parses the sets in a file, or returns undefined if any of them is invalid. */
function readTurns(content: unknown): Sets | undefined {
  const isValid =
    Array.isArray(content) &&
    content.every((sets) => Array.isArray(sets) && sets.length > 0 && sets.every(isSet));
  return isValid ? (content as Sets) : undefined;
}

function isSet(set: unknown): boolean {
  const { printed, keys, known } = (set ?? {}) as Record<string, unknown>;
  return [printed, keys, known].every((list) => Array.isArray(list));
}
