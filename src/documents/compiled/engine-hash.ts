import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../text/files-read.ts';

/** Matches imports of local modules, except type-only imports. */
const imported =
  /^(?:import|export)\b(?! type\b)[^'";]*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;

/**
 * Lists the given modules and everything they import. Excludes the modules in `stopAt`, and modules
 * that only those import.
 */
export function modulesBehind(
  modules: readonly string[],
  { folder = '.', stopAt = [] }: { folder?: string; stopAt?: readonly string[] } = {},
): string[] {
  const found = new Set(modules);
  for (const module of found) {
    if (stopAt.includes(module)) found.delete(module);
    else {
      const source = readFileSync(join(folder, module), 'utf8');
      for (const [, one, other = ''] of source.matchAll(imported)) {
        found.add(join(module, '..', one ?? other));
      }
    }
  }
  return [...found].toSorted();
}

/**
 * Hashes the code of the given modules and their imports, the package versions and the Node
 * version.
 */
export function engineHash(...from: Parameters<typeof modulesBehind>): string {
  const folder = from[1]?.folder ?? '.';
  const hashed = [...modulesBehind(...from), 'package-lock.json'].map(
    (file) => `${file} ${hashOf(readFileSync(join(folder, file)))}`,
  );
  return hashOf([process.version, ...hashed].join('\n'));
}
