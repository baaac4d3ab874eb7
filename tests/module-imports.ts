interface Import {
  target: string;
  typeOnly: boolean;
}

/** Lists the imports and re-exports of a module, including dynamic imports. */
export function importsOf(source: string): Import[] {
  const declared = [
    ...source.matchAll(
      /^\s*(?:import|export)\s(?<what>[^'";]*?)from\s+['"](?<target>[^'"]+)['"]/gm,
    ),
  ].map(({ groups }) => ({
    target: groups?.['target'] ?? '',
    typeOnly: /^\s*type\b/.test(groups?.['what'] ?? ''),
  }));
  const bare = [...source.matchAll(/\bimport\s*\(?\s*['"](?<target>[^'"]+)['"]/g)].map(
    ({ groups }) => ({ target: groups?.['target'] ?? '', typeOnly: false }),
  );
  return [...declared, ...bare];
}
