/** A course and the courses to take before it, by their codes. */
export interface CourseNeeds {
  code: string;
  needs?: readonly string[] | undefined;
}

/** For each course, by its code, the courses that need it, in the order of the list. */
export function openedBy<T extends CourseNeeds>(courses: readonly T[]): Map<string, T[]> {
  const opened = new Map<string, T[]>();
  for (const course of courses) {
    for (const need of course.needs ?? []) opened.set(need, [...(opened.get(need) ?? []), course]);
  }
  return opened;
}

/** A circle of courses that need each other, so that nobody could take the first; or nothing. */
export function circleOfNeeds(courses: readonly CourseNeeds[]): string[] | undefined {
  const needsOf = new Map(courses.map(({ code, needs = [] }) => [code, needs]));
  const done = new Set<string>();
  const walk = (code: string, way: readonly string[]): string[] | undefined => {
    const before = way.indexOf(code);
    if (before >= 0) return way.slice(before);
    if (done.has(code)) return undefined;
    for (const need of needsOf.get(code) ?? []) {
      const circle = walk(need, [...way, code]);
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
