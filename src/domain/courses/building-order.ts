/**
 * Sorts items so that each follows the items it needs; otherwise keeps the listed order. Unlisted
 * needs count as met, and a cycle stays as listed.
 */
export function inBuildingOrder<T>(
  listed: readonly T[],
  nameOf: (thing: T) => string | undefined,
  needsOf: (thing: T) => readonly string[],
): T[] {
  const names = new Set(listed.map(nameOf));
  const waiting = [...listed];
  const ordered: T[] = [];
  const placed = new Set<string | undefined>();
  while (waiting.length > 0) {
    const ready = waiting.findIndex((thing) =>
      needsOf(thing).every((need) => placed.has(need) || !names.has(need)),
    );
    const [next] = waiting.splice(Math.max(ready, 0), 1);
    if (next === undefined) break;
    ordered.push(next);
    placed.add(nameOf(next));
  }
  return ordered;
}
