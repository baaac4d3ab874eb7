import { describe, expect, test } from 'vitest';
import { countCrossings, drawingFaults } from '../../../../tests/curriculum/drawing-faults.ts';
import { layOutWide } from './lay-out-wide.ts';
import { degreePlan, madeUpPlan } from '../../../../tests/curriculum/made-up-plans.ts';
import type { MapDrawing, MapPlan } from './map-shapes.ts';

const boxOf = ({ boxes }: MapDrawing, id: string) => {
  const found = boxes.find((box) => box.id === id);
  if (!found) throw new Error(`there is no box ${id}`);
  return found;
};

const plans: [string, MapPlan][] = [
  ['31 courses in 8 terms', degreePlan],
  ['120 courses in 8 terms', madeUpPlan({ courses: 120, terms: 8, seed: 5 })],
  ['120 courses in 12 terms', madeUpPlan({ courses: 120, terms: 12, seed: 6, alongside: 1 })],
];

describe.each(plans)('a wide map of %s', (_, plan) => {
  const drawing = layOutWide(plan);

  test('has a column for each term, from left to right', () => {
    for (const { id, term } of plan.items) {
      const box = boxOf(drawing, id);
      const heading = drawing.terms.find((one) => one.term === term);
      expect(heading?.x).toBe(box.x + box.width / 2);
    }
    const places = drawing.terms.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('leads the trunk straight along one row', () => {
    const rows = new Set(plan.trunk.map((id) => boxOf(drawing, id).row));
    expect(rows.size).toBe(1);
    plan.trunk.slice(1).forEach((to, index) => {
      const line = drawing.lines.find((one) => one.from === plan.trunk[index] && one.to === to);
      expect(line?.corners).toHaveLength(2);
    });
  });
});

test('a degree in eight terms fits the page, with boxes wide enough for names', () => {
  const { width, boxes } = layOutWide(degreePlan);
  expect(width).toBeLessThanOrEqual(1172);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(104);
  expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(56);
});

test('the lines of a degree in eight terms rarely cross', () => {
  expect(countCrossings(layOutWide(degreePlan).lines)).toBeLessThanOrEqual(20);
});

test('a box whose row is taken moves to the nearest free row', () => {
  const plan: MapPlan = {
    items: [
      { id: 'A', term: 1, row: 2 },
      { id: 'B', term: 1, row: 2 },
      { id: 'C', term: 1, row: 3 },
    ],
    links: [],
    trunk: [],
  };
  const drawing = layOutWide(plan);
  expect(drawing.boxes.map(({ row }) => row)).toEqual([2, 1, 3]);
});

test('the trunk is straight even with many lines across it', () => {
  const crossing = Array.from({ length: 24 }, (_, index) => String(index));
  const plan: MapPlan = {
    items: [
      { id: 'A', term: 1, row: 24 },
      { id: 'B', term: 4, row: 24 },
      ...crossing.map((id, row) => ({ id: `from ${id}`, term: 2, row })),
      ...crossing.map((id, index) => ({ id: `to ${id}`, term: 3, row: 48 - index })),
    ],
    links: [
      { from: 'A', to: 'B', isAlongside: false },
      ...crossing.map((id) => ({ from: `from ${id}`, to: `to ${id}`, isAlongside: false })),
    ],
    trunk: ['A', 'B'],
  };
  const drawing = layOutWide(plan);
  expect(drawing.lines[0]?.corners).toHaveLength(2);
  expect(drawingFaults(plan, drawing)).toEqual([]);
});

test('lines of one box share their way to the fork', () => {
  const plan: MapPlan = {
    items: ['A', 'B', 'C', 'D'].map((id, index) => ({ id, term: index === 0 ? 1 : 2 })),
    links: ['B', 'C', 'D'].map((to) => ({ from: 'A', to, isAlongside: false })),
    trunk: ['A', 'B'],
  };
  const { lines, forks } = layOutWide(plan);
  const turns = lines.filter(({ corners }) => corners.length > 2).map(({ corners }) => corners[1]);
  expect(new Set(turns.map((corner) => corner?.[0])).size).toBe(1);
  expect(forks.length).toBeGreaterThan(0);
  expect(forks.every(({ from }) => from === 'A')).toBe(true);
});

test('impossible links are left out, and an empty plan is an empty map', () => {
  const plan: MapPlan = {
    items: [
      { id: 'A', term: 2 },
      { id: 'B', term: 1 },
    ],
    links: [
      { from: 'A', to: 'B', isAlongside: false },
      { from: 'A', to: 'nothing', isAlongside: false },
    ],
    trunk: [],
  };
  expect(layOutWide(plan).lines).toEqual([]);
  expect(layOutWide({ items: [], links: [], trunk: [] }).boxes).toEqual([]);
});
