import { readYaml } from '../read/read-yaml.ts';
import { sources } from './sources.ts';

/**
 * Checks the two files with facts that all others use. If one is invalid, facts are missing
 * everywhere, so other messages would be misleading.
 */
export function foundationFaults(): Error[] {
  return [sources.site, sources.facts].flatMap(({ files, schema }) => {
    try {
      readYaml(files, schema);
      return [];
    } catch (error) {
      return [error as Error];
    }
  });
}
