import { getCollection } from 'astro:content';
import type { HandbookSubstance } from '../../domain/handbook/handbook-substance.ts';
import { versionOf } from '../everything/queries.ts';
import { citedSubstances } from './cited-substances.ts';

/** The substances of content/substances.yaml in its order; none if the board has no such file. */
export async function listSubstances(): Promise<HandbookSubstance[]> {
  const [file] = await getCollection('substances');
  return file ? citedSubstances(file.data) : [];
}

/** The substances, and the version by which a page knows their file. */
export async function getSubstancesFile(): Promise<{
  version: string;
  substances: HandbookSubstance[];
}> {
  const substances = await listSubstances();
  return { version: versionOf(JSON.stringify(substances)), substances };
}
