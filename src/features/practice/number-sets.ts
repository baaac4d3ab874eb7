import { fetchData, type Fetched } from '../../browser/fetch-data.ts';
import { readNumbers, type Numbers } from './numbers-file.ts';

/** Where the new numbers of a problem are: which file fits this page, and how many sets it has. */
export interface NumbersSource {
  file: string;
  version: string;
  seeds: number;
}

const fetched = new Map<string, Promise<Fetched<Numbers[]>>>();

/** All sets of new numbers, which are fetched once and only when somebody wants some. */
export async function fetchSets(
  { file, version, seeds }: NumbersSource,
  answers: number,
): Promise<Fetched<Numbers[]>> {
  const read = (content: unknown) => readNumbers(content, { seeds, answers });
  const request = fetched.get(file) ?? fetchData({ url: file, version, read });
  fetched.set(file, request);
  const result = await request;
  // What failed may succeed the next time.
  if ('problem' in result) fetched.delete(file);
  return result;
}
