import { expect, test } from 'vitest';
import { seeded } from '../seeded.ts';
import { drawingFaults } from './drawing-faults.ts';
import { layOutTall } from './lay-out-tall.ts';
import { layOutWide } from './lay-out-wide.ts';
import { madeUpPlan } from './made-up-plans.ts';

const random = seeded(19);
const below = (limit: number) => Math.floor(random() * limit);
const plans = Array.from({ length: 300 }, (_, seed) => {
  const plan = madeUpPlan({
    courses: 1 + below(60),
    terms: 1 + below(12),
    seed,
    alongside: below(4),
    ghosts: below(3),
  });
  return { seed, plan };
});

const faultsOf = (layOut: typeof layOutWide) =>
  plans.flatMap(({ seed, plan }) =>
    drawingFaults(plan, layOut(plan)).map((fault) => `${String(seed)}: ${fault}`),
  );

test('300 random curricula, with places that were left, are drawn wide without a fault', () => {
  expect(faultsOf(layOutWide)).toEqual([]);
});

test('and tall', () => {
  expect(faultsOf(layOutTall)).toEqual([]);
});

test('drawn again after courses moved, boxes keep their rows wherever these are free', () => {
  const faults = plans.flatMap(({ seed, plan }) => {
    const before = layOutWide(plan);
    const rows = new Map(before.boxes.map(({ id, row }) => [id, row]));
    const slips = new Set(plan.items.filter(() => below(5) === 0).map(({ id }) => id));
    const items = plan.items.map(({ id, term }) => ({
      id,
      term: slips.has(id) ? term + 1 : term,
      row: rows.get(id),
    }));
    const left = plan.items
      .filter(({ id }) => slips.has(id))
      .map(({ id, term }) => ({ id: `${id} was here`, term, row: rows.get(id) }));
    const after = { ...plan, items: [...items, ...left] };
    return drawingFaults(after, layOutWide(after)).map((fault) => `${String(seed)}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('a trunk whose courses are all in different terms is straight in each', () => {
  for (const { plan } of plans) {
    const drawing = layOutWide(plan);
    const rows = new Set(plan.trunk.map((id) => drawing.boxes.find((box) => box.id === id)?.row));
    expect(rows.size).toBeLessThanOrEqual(1);
  }
});
