import type { SubstanceReader } from '../../../domain/handbook/ask/substance-reader.ts';
import {
  substancesFile,
  type HandbookSubstance,
} from '../../../domain/handbook/substances/handbook-substance.ts';
import { fetchData, type Fetched } from '../../../browser/fetch-data.ts';

/** Fetches the substances that belong to this page, and what reads questions about them. */
export async function fetchReader(version: string): Promise<Fetched<SubstanceReader>> {
  const [module, fetched] = await Promise.all([
    import('../../../domain/handbook/ask/substance-reader.ts').catch(() => undefined),
    fetchData({ url: substancesFile(version), version, read: readSubstances }),
  ]);
  if ('problem' in fetched) return fetched;
  return module ? { data: module.substanceReader(fetched.data) } : { problem: 'unreachable' };
}

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
