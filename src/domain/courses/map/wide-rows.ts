import type { MapPlan } from './map-shapes.ts';

/** Column and row of each box, by item index. */
export interface Placement {
  columns: number;
  rows: number;
  column: readonly number[];
  row: readonly number[];
}

interface Neighbor {
  index: number;
  weight: number;
}

/** A link between two items, given by their indexes. */
export interface Wiring {
  from: number;
  to: number;
}

const sweeps = 24;
const free = 0;
const reserved = -1;

/** Returns the placements worth routing. The caller picks the best one. */
export function placements(plan: MapPlan, wiring: readonly Wiring[]): Placement[] {
  const { items, trunk } = plan;
  if (items.length === 0) return [];
  const first = Math.min(...items.map(({ term }) => term));
  const column = items.map(({ term }) => term - first);
  const columns = Math.max(...column) + 1;
  const chain = onePerColumn(plan, column);
  const rows = neededRows(column, columns, chain);
  const kept = items.map(({ row }) => row);
  const known = kept.filter((row) => row !== undefined);
  if (known.length > 0) {
    const trunkRow = mostOften(trunk.map((id) => items.find((item) => item.id === id)?.row)) ?? 0;
    const most = Math.max(rows, trunkRow + 1, ...known.map((row) => row + 1));
    return [place({ column, columns, rows: most, chain, trunkRow, kept, wiring, isFixed: true })];
  }
  const tries = [0, 1].flatMap((more) =>
    trunkRows(rows + more).map((trunkRow) => ({ rows: rows + more, trunkRow })),
  );
  return tries.map((sizes) =>
    withoutEmptyRows(place({ column, columns, chain, kept, wiring, isFixed: false, ...sizes })),
  );
}

function trunkRows(rows: number): number[] {
  const middle = (rows - 1) / 2;
  const reach = Math.max(1, Math.floor(rows / 4));
  return Array.from({ length: rows }, (_, row) => row)
    .filter((row) => Math.abs(row - middle) <= reach)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
    .slice(0, 3);
}

/** The first box of the trunk in each term. Only these can be in its row. */
function onePerColumn({ items, trunk }: MapPlan, column: readonly number[]): number[] {
  const places = new Map(items.map(({ id }, index) => [id, index]));
  const chain = new Map<number, number>();
  for (const id of trunk) {
    const index = places.get(id);
    const at = index === undefined ? undefined : column[index];
    if (index !== undefined && at !== undefined && !chain.has(at)) chain.set(at, index);
  }
  return [...chain.values()];
}

function neededRows(column: readonly number[], columns: number, chain: readonly number[]): number {
  const counts = Array.from({ length: columns }, () => 0);
  for (const at of column) counts[at] = (counts[at] ?? 0) + 1;
  const along = chain.map((index) => column[index] ?? 0);
  const isPassed = (at: number) =>
    at > Math.min(...along) && at < Math.max(...along) && !along.includes(at);
  return Math.max(...counts.map((count, at) => count + (isPassed(at) ? 1 : 0)));
}

function mostOften(rows: readonly (number | undefined)[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0];
}

interface PlaceOrder {
  column: readonly number[];
  columns: number;
  rows: number;
  chain: readonly number[];
  trunkRow: number;
  kept: readonly (number | undefined)[];
  wiring: readonly Wiring[];
  /** True if boxes keep their rows from a previous map. */
  isFixed: boolean;
}

/** A grid whose cells contain a box index + 1, `free` or `reserved`. */
class Table {
  readonly #rows: number;
  readonly #cells = new Map<number, number>();

  constructor(rows: number) {
    this.#rows = rows;
  }

  at(column: number, row: number): number {
    return this.#cells.get(column * this.#rows + row) ?? free;
  }

  set(column: number, row: number, occupant: number): void {
    this.#cells.set(column * this.#rows + row, occupant);
  }
}

function place({
  column,
  columns,
  rows: fewest,
  chain,
  trunkRow,
  kept,
  wiring,
  isFixed,
}: PlaceOrder): Placement {
  // A box that's displaced may need a row below all others.
  const rows = isFixed ? fewest + column.length : fewest;
  const cells = new Table(rows);
  const row = column.map(() => -1);
  const put = (index: number, at: number) => {
    row[index] = at;
    cells.set(column[index] ?? 0, at, index + 1);
  };
  const along = chain.map((index) => column[index] ?? 0);
  for (let at = Math.min(...along); at <= Math.max(...along); at += 1) {
    cells.set(at, trunkRow, reserved);
  }
  for (const index of chain) put(index, trunkRow);

  const neighbors = neighborsOf(column, wiring);
  const nearestFree = (at: number, wanted: number) => {
    let best = -1;
    for (let candidate = 0; candidate < rows; candidate += 1) {
      if (cells.at(at, candidate) !== free) continue;
      if (best < 0 || Math.abs(candidate - wanted) < Math.abs(best - wanted)) best = candidate;
    }
    return best;
  };
  const settle = (indices: readonly number[], wish: (index: number) => number) => {
    for (const index of indices) put(index, nearestFree(column[index] ?? 0, wish(index)));
  };
  const all = column.map((_, index) => index);
  const isKept = (index: number) => kept[index] !== undefined && row[index] === -1;
  for (const index of all.filter(isKept)) {
    const at = kept[index] ?? 0;
    if (cells.at(column[index] ?? 0, at) === free) put(index, at);
  }
  settle(all.filter(isKept), (index) => kept[index] ?? 0);

  const middle = isFixed ? trunkRow : (rows - 1) / 2;
  for (let at = 0; at < columns; at += 1) {
    const wishes = all
      .filter((index) => column[index] === at && row[index] === -1)
      .map((index) => ({ index, wish: wishOf(neighbors[index] ?? [], row, middle) }))
      .sort((a, b) => a.wish - b.wish || a.index - b.index);
    settle(
      wishes.map(({ index }) => index),
      (index) => wishes.find((one) => one.index === index)?.wish ?? middle,
    );
  }
  const movable = all.map((index) => kept[index] === undefined && !chain.includes(index));
  if (!isFixed) improve({ columns, rows, column, row, cells, neighbors, movable, trunkRow });
  return { columns, rows: isFixed ? Math.max(...row) + 1 : rows, column, row };
}

/** Weighted mean row of the neighbors that have been placed. */
function wishOf(neighbors: readonly Neighbor[], row: readonly number[], otherwise: number): number {
  const placed = neighbors.filter(({ index }) => (row[index] ?? -1) >= 0);
  const weights = placed.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return otherwise;
  return placed.reduce((sum, { index, weight }) => sum + weight * (row[index] ?? 0), 0) / weights;
}

function neighborsOf(column: readonly number[], wiring: readonly Wiring[]): Neighbor[][] {
  const neighbors = column.map((): Neighbor[] => []);
  for (const { from, to } of wiring) {
    // A line across many terms mostly follows a corridor, so it has less influence on the box's
    // row.
    const span = Math.abs((column[to] ?? 0) - (column[from] ?? 0));
    const weight = span <= 1 ? 1 : 0.7;
    neighbors[from]?.push({ index: to, weight });
    neighbors[to]?.push({ index: from, weight });
  }
  return neighbors;
}

interface Improvement {
  columns: number;
  rows: number;
  column: readonly number[];
  row: number[];
  cells: Table;
  neighbors: readonly (readonly Neighbor[])[];
  movable: readonly boolean[];
  trunkRow: number;
}

/**
 * Swaps boxes in a column, or moves them to free cells, until no change makes the lines shorter.
 */
function improve(map: Improvement): void {
  const { columns, rows, cells, row, movable } = map;
  const canLeave = (occupant: number) => occupant === free || movable[occupant - 1] === true;
  const move = (occupant: number, at: number, to: number) => {
    cells.set(at, to, occupant);
    if (occupant !== free) row[occupant - 1] = to;
  };
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    let isBetter = false;
    for (let step = 0; step < columns; step += 1) {
      const at = sweep % 2 === 0 ? step : columns - 1 - step;
      for (let one = 0; one < rows; one += 1) {
        for (let other = one + 1; other < rows; other += 1) {
          const [upper, lower] = [cells.at(at, one), cells.at(at, other)];
          if (upper === lower || !canLeave(upper) || !canLeave(lower)) continue;
          const before = cost(map, upper) + cost(map, lower);
          move(upper, at, other);
          move(lower, at, one);
          if (cost(map, upper) + cost(map, lower) < before - 1e-9) {
            isBetter = true;
          } else {
            move(upper, at, one);
            move(lower, at, other);
          }
        }
      }
    }
    if (!isBetter) break;
  }
}

const turn = 0.6;
const detour = 1.2;

/** Cost of the lines of a box in its current row: vertical distance, turns and detours. */
function cost({ column, row, cells, neighbors, trunkRow }: Improvement, occupant: number): number {
  if (occupant === free) return 0;
  const own = occupant - 1;
  const [at, here] = [column[own] ?? 0, row[own] ?? 0];
  const joined = neighbors[own] ?? [];
  // A box without links moves outward to leave the middle free.
  if (joined.length === 0) return -0.3 * Math.abs(here - trunkRow);
  let sum = 0.01 * Math.abs(here - trunkRow);
  for (const { index, weight } of joined) {
    const away = Math.abs(here - (row[index] ?? 0));
    const there = column[index] ?? 0;
    sum += weight * (away + (away === 0 ? 0 : turn));
    if (away > 0) continue;
    for (let between = Math.min(at, there) + 1; between < Math.max(at, there); between += 1) {
      if (cells.at(between, here) > 0) {
        sum += detour;
        break;
      }
    }
  }
  return sum;
}

function withoutEmptyRows(placement: Placement): Placement {
  const used = [...new Set(placement.row)].sort((a, b) => a - b);
  const renumbered = new Map(used.map((row, index) => [row, index]));
  return {
    ...placement,
    rows: used.length,
    row: placement.row.map((row) => renumbered.get(row) ?? 0),
  };
}
