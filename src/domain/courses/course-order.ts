export interface CourseNeeds {
  code: string;
  needs?: readonly string[] | undefined;
  /** Courses to take earlier or in the same term. */
  alongside?: readonly string[] | undefined;
}

/** Maps each code to the courses that require it, in list order. */
export function openedBy<T extends CourseNeeds>(courses: readonly T[]): Map<string, T[]> {
  const opened = new Map<string, T[]>();
  for (const course of courses) {
    for (const need of course.needs ?? []) opened.set(need, [...(opened.get(need) ?? []), course]);
  }
  return opened;
}

/** Finds a cycle of courses that require each other. */
export function circleOfNeeds(courses: readonly CourseNeeds[]): string[] | undefined {
  const waitsFor = new Map(
    courses.map(({ code, needs = [], alongside = [] }) => [code, [...needs, ...alongside]]),
  );
  const done = new Set<string>();
  const walk = (code: string, way: readonly string[]): string[] | undefined => {
    const before = way.indexOf(code);
    if (before >= 0) return way.slice(before);
    if (done.has(code)) return undefined;
    for (const other of waitsFor.get(code) ?? []) {
      const circle = walk(other, [...way, code]);
      if (circle) return circle;
    }
    done.add(code);
    return undefined;
  };
  for (const { code } of courses) {
    const circle = walk(code, []);
    if (circle) return circle;
  }
  return undefined;
}
