import { expect, test } from 'vitest';
import { seeded } from '../../quantities/seeded.ts';
import { drawingFaults } from '../../../../tests/curriculum/drawing-faults.ts';
import { layOutTall } from './lay-out-tall.ts';
import { layOutWide } from './lay-out-wide.ts';
import { madeUpPlan } from '../../../../tests/curriculum/made-up-plans.ts';
import type { MapItem } from './map-shapes.ts';

const random = seeded(19);
const below = (limit: number) => Math.floor(random() * limit);
const plans = Array.from({ length: 100 }, (_, seed) => {
  const plan = madeUpPlan({
    courses: 1 + below(60),
    terms: 1 + below(12),
    seed,
    alongside: below(4),
    ghosts: below(3),
  });
  return { seed, plan };
});

const drawn = plans.map((one) => ({ ...one, drawing: layOutWide(one.plan) }));

test('random wide maps have no faults', () => {
  const faults = drawn.flatMap(({ seed, plan, drawing }) =>
    drawingFaults(plan, drawing).map((fault) => `${String(seed)}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('random tall maps have no faults', () => {
  const faults = plans.flatMap(({ seed, plan }) =>
    drawingFaults(plan, layOutTall(plan)).map((fault) => `${String(seed)}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('boxes keep their rows after a move unless the trunk or another box is there', () => {
  for (const { plan, drawing } of drawn) {
    const rows = new Map(drawing.boxes.map(({ id, row }) => [id, row]));
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
    const again = layOutWide(after);
    expect(drawingFaults(after, again)).toEqual([]);

    const trunkRow = rows.get(plan.trunk[0] ?? '');
    const cellOf = ({ term, row }: MapItem) => `${String(term)} ${String(row)}`;
    const cells = after.items.map(cellOf);
    const alone = after.items.filter(
      (item) => item.row !== trunkRow && cells.filter((cell) => cell === cellOf(item)).length === 1,
    );
    const moved = alone.filter(
      ({ id, row }) => again.boxes.find((box) => box.id === id)?.row !== row,
    );
    expect(moved).toEqual([]);
  }
});
