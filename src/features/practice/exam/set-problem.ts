import type { Fetched } from '../../../browser/fetch-data.ts';
import { fetchSets } from '../number-sets.ts';
import type { Numbers } from '../numbers-file.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import type { Sheet } from './sheet.ts';

/** An exam problem and its seed, with the seed's numbers once they've loaded. */
export interface SetProblem extends ListedProblem {
  seed: number;
  sheet: Sheet;
  printed: readonly string[] | undefined;
}

export async function fetchSetNumbers(problem: SetProblem): Promise<Fetched<Numbers>> {
  const { seed, sheet, numbers } = problem;
  if (seed === 0) return { data: { printed: [], keys: [...sheet.keys] } };
  const sets = await fetchSets(numbers, sheet.questions.length);
  if ('problem' in sets) return sets;
  const set = sets.data[seed - 1];
  return set ? { data: set } : { problem: 'another build' };
}
