import type { PlannedCourse, Season } from '../src/domain/courses/course.ts';
import type { Mark, Situation } from '../src/domain/courses/what-if.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';

/** A curriculum and a student's situation. */
export interface Case {
  /** Sorted so that each course follows what it waits for. */
  inOrder: PlannedCourse[];
  /** The same courses in random order, as in a file. */
  courses: PlannedCourse[];
  situation: Situation;
}

const seasons: Season[][] = [['fall', 'spring'], ['fall', 'spring'], ['fall'], ['spring']];
const marks: Mark[] = ['done', 'failed', 'failed', 'dropped', 'dropped'];

/** Generates curricula of up to eight courses that use every rule; the same for the same seed. */
export function* randomCurricula(count: number, seed: number): Generator<Case> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(list: readonly T[], otherwise: T) => list[below(list.length)] ?? otherwise;
  for (let made = 0; made < count; made += 1) {
    const size = 1 + below(8);
    const dense = 0.1 + 0.5 * random();
    const inOrder: PlannedCourse[] = [];
    for (let place = 0; place < size; place += 1) {
      const before = inOrder.map(({ code }) => code);
      const needs = before.filter(() => random() < dense);
      const alongside = before.filter((code) => !needs.includes(code) && random() < 0.2);
      inOrder.push({
        code: `GEN ${String(place)}`,
        name: 'Anything',
        credit: random() < 0.8 ? 1 + below(5) : undefined,
        needs: random() < 0.05 ? [...needs, 'GEN 99'] : needs,
        alongside,
        terms: oneOf(seasons, ['fall']),
        usual: random() < 0.6 ? 1 + below(7) : undefined,
        isElective: random() < 0.2,
      });
    }
    const many = random();
    const said = inOrder
      .filter(() => random() < many)
      .map(({ code }): [string, Mark] => [code, oneOf(marks, 'failed')]);
    yield {
      inOrder,
      courses: inOrder
        .map((course) => ({ course, key: random() }))
        .sort((one, other) => one.key - other.key)
        .map(({ course }) => course),
      situation: { now: below(9), marks: Object.fromEntries(said) },
    };
  }
}
