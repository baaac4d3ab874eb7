/** A lesson in the order of the degree, with the lessons to read first. */
export interface OrderedLesson {
  name: string;
  needs: readonly string[];
}

/**
 * What to begin next: the first lesson behind the one read last for which somebody knows enough; else the
 * first such one of all. What they have begun, the page offers elsewhere.
 */
export function nextLesson<Lesson extends OrderedLesson>(
  lessons: readonly Lesson[],
  read: ReadonlySet<string>,
  begun: ReadonlySet<string>,
): Lesson | undefined {
  const open = lessons.filter(({ name }) => !read.has(name));
  // A need that is no lesson of the site any more cannot be read.
  const isOpen = (need: string) => open.some(({ name }) => name === need);
  const fresh = open.filter(({ name }) => !begun.has(name));
  const ready = fresh.filter(({ needs }) => !needs.some(isOpen));
  const last = lessons.findIndex(({ name }) => name === [...read].at(-1));
  return ready.find((lesson) => lessons.indexOf(lesson) > last) ?? ready[0] ?? fresh[0];
}
