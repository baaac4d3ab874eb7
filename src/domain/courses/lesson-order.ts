/**
 * Sorts items so that each comes after the items it needs, and otherwise keeps their order. Ignores
 * needs that aren't in the list. Leaves the items of a cycle in their order.
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

/** A lesson in the order of the degree, with its prerequisites. */
interface OrderedLesson {
  name: string;
  needs: readonly string[];
}

/**
 * Suggests the next lesson: the first one after the last read whose prerequisites are all read, or
 * else the first one anywhere. Skips lessons that are already begun, because those are offered
 * elsewhere.
 */
export function nextLesson<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  read: ReadonlySet<string>,
  begun: ReadonlySet<string>,
): Lesson | undefined {
  const open = lessons.filter(({ name }) => !read.has(name));
  // Ignores prerequisites that the site no longer has, because nobody can read them.
  const isOpen = (need: string) => open.some(({ name }) => name === need);
  const fresh = open.filter(({ name }) => !begun.has(name));
  const ready = fresh.filter(({ needs }) => !needs.some(isOpen));
  const last = lessons.findIndex(({ name }) => name === [...read].at(-1));
  return ready.find((lesson) => lessons.indexOf(lesson) > last) ?? ready[0] ?? fresh[0];
}
