import type { PropertyReader } from '../../../domain/handbook/quick-answers/property-reader.ts';
import {
  substancesFile,
  type HandbookSubstance,
  type SubstancesData,
} from '../../../domain/handbook/substances/handbook-substance.ts';
import { fetchData, type Fetched } from '../../../browser/fetch-data.ts';

/**
 * Fetches the module that looks up properties, and the substances in the version that the page
 * expects.
 */
export async function fetchReader(version: string): Promise<Fetched<PropertyReader>> {
  const [module, fetched] = await Promise.all([
    import('../../../domain/handbook/quick-answers/property-reader.ts').catch(() => undefined),
    fetchData({ url: substancesFile(version), version, read: readSubstances }),
  ]);
  if ('problem' in fetched) return fetched;
  return module
    ? { data: module.propertyReader(fetched.data.substances, fetched.data.units) }
    : { problem: 'unreachable' };
}

function readSubstances(content: unknown): SubstancesData | undefined {
  const isSubstance = (each: unknown): each is HandbookSubstance => {
    const { name, formula, molarMass, alsoCalled } = (each ?? {}) as Record<string, unknown>;
    return (
      typeof name === 'string' &&
      typeof formula === 'string' &&
      typeof molarMass === 'number' &&
      Array.isArray(alsoCalled)
    );
  };
  const { units, substances } = (content ?? {}) as Record<string, unknown>;
  return (units === 'SI' || units === 'US') &&
    Array.isArray(substances) &&
    substances.every(isSubstance)
    ? { units, substances }
    : undefined;
}
