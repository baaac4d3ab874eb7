import { readYaml } from '../read/read-yaml.ts';
import { sources } from './sources.ts';

/**
 * What is wrong in the two files from which every other one is filled. While one of them is wrong,
 * rooms and addresses stay empty all over content/, and whatever is said of that would be false.
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
