import { describe, expect, test } from 'vitest';
import { countCrossings, drawingFaults } from '../../../../tests/curriculum/drawing-faults.ts';
import { degreePlan, madeUpPlan } from '../../../../tests/curriculum/made-up-plans.ts';
import { seeded } from '../../quantities/seeded.ts';
import { layOutTall } from './lay-out-tall.ts';
import { layOutWide } from './lay-out-wide.ts';
import type { MapItem, MapPlan } from './map-shapes.ts';

const random = seeded(19);
const below = (limit: number) => Math.floor(random() * limit);
const plans: [string, MapPlan][] = [
  ['a degree', degreePlan],
  ['120 courses in 12 terms', madeUpPlan({ courses: 120, terms: 12, seed: 6, alongside: 1 })],
  ...Array.from({ length: 100 }, (_, seed): [string, MapPlan] => [
    `random plan ${String(seed)}`,
    madeUpPlan({
      courses: 1 + below(60),
      terms: 1 + below(12),
      seed,
      alongside: below(4),
      ghosts: below(3),
    }),
  ]),
];
const link = (from: string, to: string, isAlongside = false) => ({ from, to, isAlongside });

describe.each([
  ['wide', layOutWide],
  ['tall', layOutTall],
])('%s maps', (kind, layOut) => {
  const drawn = plans.map(([name, plan]) => ({ name, plan, drawing: layOut(plan) }));

  test('have no faults', () => {
    const faults = drawn.flatMap(({ name, plan, drawing }) =>
      drawingFaults(plan, drawing).map((fault) => `${name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('draw the trunk as a straight line', () => {
    for (const { name, plan, drawing } of drawn) {
      const stretches = plan.trunk.slice(1).map((to, index) => {
        const line = drawing.lines.find((one) => one.from === plan.trunk[index] && one.to === to);
        return line?.corners ?? [];
      });
      const across = stretches.flat().map(([x, y]) => (kind === 'wide' ? y : x));
      expect(new Set(across).size, name).toBeLessThanOrEqual(1);
    }
  });

  test('are deterministic', () => {
    expect(layOut(structuredClone(degreePlan))).toEqual(layOut(degreePlan));
  });

  test('leave out impossible links', () => {
    const items = [
      { id: 'A', term: 2 },
      { id: 'B', term: 1 },
    ];
    const links = [link('A', 'B'), link('A', 'nothing')];
    expect(layOut({ items, links, trunk: [] }).lines).toEqual([]);
  });
});

describe('a wide map', () => {
  const { width, boxes, lines, terms } = layOutWide(degreePlan);

  test('of a degree fits the page, with boxes wide enough for names and few crossings', () => {
    expect(width).toBeLessThanOrEqual(1172);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(104);
    expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(56);
    expect(countCrossings(lines)).toBeLessThanOrEqual(20);
  });

  test('has a column for each term, from left to right', () => {
    for (const { id, term } of degreePlan.items) {
      const box = boxes.find((one) => one.id === id);
      const heading = terms.find((one) => one.term === term);
      expect(heading?.x).toBe((box?.x ?? 0) + (box?.width ?? 0) / 2);
    }
    const places = terms.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('moves a box whose row is taken to the nearest free row', () => {
    const items = [2, 2, 3].map((row, index) => ({ id: String(index), term: 1, row }));
    const drawing = layOutWide({ items, links: [], trunk: [] });
    expect(drawing.boxes.map(({ row }) => row)).toEqual([2, 1, 3]);
  });

  test('keeps the trunk straight even with many lines across it', () => {
    const crossing = Array.from({ length: 24 }, (_, index) => String(index));
    const plan: MapPlan = {
      items: [
        { id: 'A', term: 1, row: 24 },
        { id: 'B', term: 4, row: 24 },
        ...crossing.map((id, row) => ({ id: `from ${id}`, term: 2, row })),
        ...crossing.map((id, index) => ({ id: `to ${id}`, term: 3, row: 48 - index })),
      ],
      links: [link('A', 'B'), ...crossing.map((id) => link(`from ${id}`, `to ${id}`))],
      trunk: ['A', 'B'],
    };
    const drawing = layOutWide(plan);
    expect(drawing.lines[0]?.corners).toHaveLength(2);
    expect(drawingFaults(plan, drawing)).toEqual([]);
  });

  test('bundles the lines of one box up to their fork', () => {
    const drawing = layOutWide({
      items: ['A', 'B', 'C', 'D'].map((id, index) => ({ id, term: index === 0 ? 1 : 2 })),
      links: ['B', 'C', 'D'].map((to) => link('A', to)),
      trunk: ['A', 'B'],
    });
    const turns = drawing.lines
      .filter(({ corners }) => corners.length > 2)
      .map(({ corners }) => corners[1]?.[0]);
    expect(new Set(turns).size).toBe(1);
    expect(drawing.forks.length).toBeGreaterThan(0);
    expect(drawing.forks.every(({ from }) => from === 'A')).toBe(true);
  });

  test('is empty without courses', () => {
    expect(layOutWide({ items: [], links: [], trunk: [] }).boxes).toEqual([]);
  });

  test('keeps rows after a move unless the trunk or another box is there', () => {
    for (const [, plan] of plans.slice(2)) {
      const rows = new Map(layOutWide(plan).boxes.map(({ id, row }) => [id, row]));
      const moves = new Set(plan.items.filter(() => below(5) === 0).map(({ id }) => id));
      const items = plan.items.map(({ id, term }) => ({
        id,
        term: moves.has(id) ? term + 1 : term,
        row: rows.get(id),
      }));
      const left = plan.items
        .filter(({ id }) => moves.has(id))
        .map(({ id, term }) => ({ id: `${id} was here`, term, row: rows.get(id) }));
      const after = { ...plan, items: [...items, ...left] };
      const again = layOutWide(after);
      expect(drawingFaults(after, again)).toEqual([]);

      const trunkRow = rows.get(plan.trunk[0] ?? '');
      const cellOf = ({ term, row }: MapItem) => `${String(term)} ${String(row)}`;
      const cells = after.items.map(cellOf);
      const alone = after.items.filter(
        (item) =>
          item.row !== trunkRow && cells.filter((cell) => cell === cellOf(item)).length === 1,
      );
      const moved = alone.filter(
        ({ id, row }) => again.boxes.find((box) => box.id === id)?.row !== row,
      );
      expect(moved).toEqual([]);
    }
  });
});

describe('a tall map', () => {
  const { width, boxes, terms } = layOutTall(degreePlan);

  test('of a degree fits a phone, with boxes large enough for text and fingers', () => {
    expect(width).toBe(312);
    for (const [, plan] of plans) {
      for (const box of layOutTall(plan).boxes) {
        expect(box.width).toBeGreaterThanOrEqual(190);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('has courses below the heading of their term', () => {
    for (const { id, term } of degreePlan.items) {
      const top = boxes.find((box) => box.id === id)?.y ?? 0;
      expect(terms.filter(({ y }) => y < top).at(-1)?.term).toBe(term);
    }
  });

  test('has a course below the one it can be taken with', () => {
    const items = ['lab', 'lecture'].map((id) => ({ id, term: 1 }));
    const drawing = layOutTall({ items, links: [link('lecture', 'lab', true)], trunk: [] });
    expect(drawing.boxes.map(({ id }) => id)).toEqual(['lecture', 'lab']);
  });

  test('forks branches of the trunk off the stream', () => {
    const { lines, forks } = layOutTall({
      items: ['A', 'branch', 'B'].map((id, index) => ({ id, term: 1 + index })),
      links: [link('A', 'branch'), link('A', 'B')],
      trunk: ['A', 'B'],
    });
    const [branch, stream] = lines;
    expect(branch?.corners[0]).toEqual(stream?.corners[0]);
    expect(forks.map(({ x }) => x)).toEqual([stream?.corners[0]?.[0]]);
  });
});
