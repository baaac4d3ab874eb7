import { readYaml } from '../read/read-yaml.ts';
import { sources } from './sources.ts';

/**
 * Checks the two files whose facts all other files use. If one is invalid, messages about other
 * files would be misleading.
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
