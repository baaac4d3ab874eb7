import { describe, expect, test } from 'vitest';
import { drawingFaults } from '../../../../tests/curriculum/drawing-faults.ts';
import { layOutTall } from './lay-out-tall.ts';
import { degreePlan, madeUpPlan } from '../../../../tests/curriculum/made-up-plans.ts';
import type { MapPlan } from './map-shapes.ts';

const plans: [string, MapPlan][] = [
  ['31 courses in 8 terms', degreePlan],
  ['120 courses in 8 terms', madeUpPlan({ courses: 120, terms: 8, seed: 5 })],
  ['120 courses in 12 terms', madeUpPlan({ courses: 120, terms: 12, seed: 6, alongside: 1 })],
];

describe.each(plans)('a tall map of %s', (_, plan) => {
  const drawing = layOutTall(plan);

  test('has no faults', () => {
    expect(drawingFaults(plan, drawing)).toEqual([]);
  });

  test('leads the trunk straight down', () => {
    const places = plan.trunk.slice(1).flatMap((to, index) => {
      const line = drawing.lines.find((one) => one.from === plan.trunk[index] && one.to === to);
      return line?.corners.map(([x]) => x) ?? [];
    });
    expect(new Set(places).size).toBe(1);
  });

  test('has boxes large enough for text and fingers', () => {
    expect(Math.min(...drawing.boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(190);
    expect(Math.min(...drawing.boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });

  test('is deterministic', () => {
    expect(layOutTall(structuredClone(plan))).toEqual(drawing);
  });
});

test('a degree in eight terms fits a phone', () => {
  expect(layOutTall(degreePlan).width).toBe(312);
});

test('courses are below the heading of their term', () => {
  const { boxes, terms } = layOutTall(degreePlan);
  for (const { id, term } of degreePlan.items) {
    const top = boxes.find((box) => box.id === id)?.y ?? 0;
    const above = terms.filter(({ y }) => y < top).at(-1);
    expect(above?.term).toBe(term);
  }
});

test('a course is below the one it can be taken with', () => {
  const { boxes } = layOutTall({
    items: [
      { id: 'lab', term: 1 },
      { id: 'lecture', term: 1 },
    ],
    links: [{ from: 'lecture', to: 'lab', isAlongside: true }],
    trunk: [],
  });
  expect(boxes.map(({ id }) => id)).toEqual(['lecture', 'lab']);
});

test('branches of the trunk fork off the stream', () => {
  const plan: MapPlan = {
    items: [
      { id: 'A', term: 1 },
      { id: 'beside', term: 2 },
      { id: 'B', term: 3 },
    ],
    links: [
      { from: 'A', to: 'beside', isAlongside: false },
      { from: 'A', to: 'B', isAlongside: false },
    ],
    trunk: ['A', 'B'],
  };
  const { lines, forks } = layOutTall(plan);
  const [branch, stream] = lines;
  expect(branch?.corners[0]).toEqual(stream?.corners[0]);
  expect(forks.map(({ x }) => x)).toEqual([stream?.corners[0]?.[0]]);
});
