import { seeded } from '../../src/domain/quantities/seeded.ts';
import type { MapItem, MapLink, MapPlan } from '../../src/domain/courses/map/map-shapes.ts';

type Curriculum = readonly (readonly [id: string, term: number, needs: readonly string[]])[];

const degree: Curriculum = [
  ['CHE 101', 1, []],
  ['CHEM 101', 1, []],
  ['MATH 101', 1, []],
  ['BIOL 101', 1, []],
  ['CHE 220', 2, ['CHE 101', 'MATH 101']],
  ['CHEM 100', 2, ['CHEM 101']],
  ['CHEM 102', 2, ['CHEM 101']],
  ['MATH 102', 2, ['MATH 101']],
  ['PHYS 101', 2, ['MATH 101']],
  ['CHE 210', 3, ['CHE 101', 'CHEM 101', 'MATH 101']],
  ['CHEM 201', 3, ['CHEM 102']],
  ['MATH 310', 3, ['MATH 102']],
  ['PHYS 102', 3, ['PHYS 101', 'MATH 102']],
  ['PHYS 100', 3, ['PHYS 101']],
  ['CHE 320', 4, ['CHE 210', 'MATH 310', 'PHYS 101']],
  ['CHE 312', 4, ['CHE 210', 'MATH 102']],
  ['CHE 230', 4, ['CHEM 101']],
  ['CHEM 202', 4, ['CHEM 201']],
  ['CHE 330', 5, ['CHE 312', 'CHE 320']],
  ['CHE 340', 5, ['CHE 210', 'CHE 312', 'MATH 310']],
  ['MATH 210', 5, ['MATH 101']],
  ['CHEM 310', 5, ['CHEM 102', 'MATH 102']],
  ['CHE 350', 6, ['CHE 230', 'CHE 320', 'CHE 340']],
  ['CHE 370', 6, ['CHE 210', 'MATH 310']],
  ['MATH 220', 6, ['MATH 101']],
  ['CHE 460', 6, ['CHE 320']],
  ['CHE 410', 7, ['CHE 320']],
  ['CHE 420', 7, ['CHE 340']],
  ['CHE 440', 7, ['CHE 312']],
  ['CHE 430', 8, ['CHEM 201']],
  ['CHE 480', 8, ['CHE 330', 'CHE 340']],
];

export const degreePlan: MapPlan = {
  items: degree.map(([id, term]) => ({ id, term })),
  links: degree.flatMap(([to, , needs]) => needs.map((from) => ({ from, to, isAlongside: false }))),
  trunk: ['MATH 101', 'MATH 102', 'MATH 310', 'CHE 320', 'CHE 330', 'CHE 480'],
};

interface MadeUp {
  courses: number;
  terms: number;
  seed: number;
  /** Number of courses out of ten that have a link within their term. */
  alongside?: number;
  /** Number of courses out of ten that have moved. */
  ghosts?: number;
}

/** Generates a random plan in which most courses have two or three prerequisites. */
export function madeUpPlan({ courses, terms, seed, alongside = 0, ghosts = 0 }: MadeUp): MapPlan {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const items: MapItem[] = [];
  const links: MapLink[] = [];
  for (let index = 0; index < courses; index += 1) {
    const term = 1 + Math.floor((index * terms) / courses);
    const id = `C ${String(index)}`;
    const before = items.filter((item) => item.term < term);
    const beside = items.filter((item) => item.term === term);
    const near = before.slice(-Math.ceil((2 * courses) / terms));
    const needed = new Set<string>();
    for (let count = 2 + below(2); count > 0 && before.length > 0; count -= 1) {
      const pool = random() < 0.75 ? near : before;
      needed.add(pool[below(pool.length)]?.id ?? '');
    }
    for (const from of needed) links.push({ from, to: id, isAlongside: below(10) < alongside / 2 });
    if (below(10) < alongside && beside.length > 0) {
      const from = beside[below(beside.length)]?.id ?? '';
      links.push({ from, to: id, isAlongside: true });
    }
    items.push({ id, term });
  }
  const trunk = longestChain(items, links);
  const left = items.filter(() => below(10) < ghosts).map(({ id, term }) => ({ id, term }));
  const places = left.map(({ id, term }) => ({ id: `${id} left`, term: Math.max(1, term - 1) }));
  return { items: [...items, ...places], links, trunk };
}

function longestChain(items: readonly MapItem[], links: readonly MapLink[]): string[] {
  const chains = new Map<string, string[]>();
  for (const { id } of items) {
    const before = links
      .filter(({ to, isAlongside }) => to === id && !isAlongside)
      .map(({ from }) => chains.get(from) ?? [])
      .toSorted((a, b) => b.length - a.length)[0];
    chains.set(id, [...(before ?? []), id]);
  }
  return [...chains.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
