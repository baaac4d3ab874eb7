import { fetchData, type Fetched } from '../../browser/fetch-data.ts';
import { readNumbers, type Numbers } from './numbers-file.ts';

/** The file with the new numbers of a problem, its version, and the number of sets in it. */
export interface NumbersSource {
  file: string;
  version: string;
  seeds: number;
}

const fetched = new Map<string, Promise<Fetched<Numbers[]>>>();

/** Fetches all sets of new numbers, at most once. */
export async function fetchSets(
  { file, version, seeds }: NumbersSource,
  answers: number,
): Promise<Fetched<Numbers[]>> {
  const read = (content: unknown) => readNumbers(content, { seeds, answers });
  const request = fetched.get(file) ?? fetchData({ url: file, version, read });
  fetched.set(file, request);
  const result = await request;
  // Allows retrying a failed request.
  if ('problem' in result) fetched.delete(file);
  return result;
}
