import {
  substancesFile,
  type HandbookSubstance,
} from '../../../domain/handbook/substances/handbook-substance.ts';
import { fetchData, type Fetched } from '../../../browser/fetch-data.ts';

/** Fetches the list of substances that belongs to this page. */
export const fetchSubstances = (version: string): Promise<Fetched<HandbookSubstance[]>> =>
  fetchData({ url: substancesFile(version), version, read: readSubstances });

/** The substances of a file, if that is what it holds. */
function readSubstances(content: unknown): HandbookSubstance[] | undefined {
  const isSubstance = (each: unknown): each is HandbookSubstance => {
    const { name, formula, molarMass, alsoCalled } = (each ?? {}) as Record<string, unknown>;
    return (
      typeof name === 'string' &&
      typeof formula === 'string' &&
      typeof molarMass === 'number' &&
      Array.isArray(alsoCalled)
    );
  };
  return Array.isArray(content) && content.every(isSubstance) ? content : undefined;
}
