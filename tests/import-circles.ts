import { posix } from 'node:path';
import type { SourceFile } from './architecture-rules.ts';
import { importsOf } from './module-imports.ts';

/** Finds import cycles. Imports of types count, too. */
export function circleProblems(files: readonly SourceFile[]): string[] {
  const imports = new Map(
    files.map(({ path, source }) => [
      path,
      importsOf(source)
        .filter(({ target }) => target.startsWith('.'))
        .map(({ target }) => posix.join(posix.dirname(path), target)),
    ]),
  );
  const problems: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    const begins = way.indexOf(path);
    if (begins !== -1) problems.push(`a circle: ${[...way.slice(begins), path].join(' → ')}`);
    if (done.has(path) || begins !== -1) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return problems;
}
