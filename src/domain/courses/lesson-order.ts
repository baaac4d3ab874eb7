/**
 * Sorts items so that each one follows its prerequisites, and otherwise keeps their order. Ignores
 * prerequisites that aren't in the list, and doesn't reorder a cycle.
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

interface OrderedLesson {
  name: string;
  needs: readonly string[];
}

/**
 * Suggests the next lesson. Prefers lessons whose prerequisites have all been read: the first one
 * after the last lesson read, or else the first one in the list. Skips lessons in progress, which
 * are offered elsewhere.
 */
export function nextLesson<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  read: ReadonlySet<string>,
  begun: ReadonlySet<string>,
): Lesson | undefined {
  const open = lessons.filter(({ name }) => !read.has(name));
  // Ignore prerequisites that no longer exist, because nobody can read them.
  const isOpen = (need: string) => open.some(({ name }) => name === need);
  const fresh = open.filter(({ name }) => !begun.has(name));
  const ready = fresh.filter(({ needs }) => !needs.some(isOpen));
  const last = lessons.findIndex(({ name }) => name === [...read].at(-1));
  return ready.find((lesson) => lessons.indexOf(lesson) > last) ?? ready[0] ?? fresh[0];
}
