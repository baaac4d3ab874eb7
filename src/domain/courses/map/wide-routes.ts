import type { Placement, Wiring } from './wide-rows.ts';

/** Route of a line through the channels between columns. */
export interface LineRoute {
  target: number;
  /**
   * Levels at which the route leaves each channel, starting next to the source. The last level is
   * that of the target. Level 2k is the corridor above row k, and level 2k + 1 is row k itself.
   */
  levels: readonly number[];
}

export interface Net {
  source: number;
  routes: readonly LineRoute[];
}

export interface Routing {
  nets: readonly Net[];
  /** True if a line runs along the middle of a row in a channel. */
  isTaken: (channel: number, level: number) => boolean;
  /** Cost of all routes. Lines that are hard to follow cost more. */
  cost: number;
}

export const rowLevel = (row: number) => 2 * row + 1;
export const isRow = (level: number) => level % 2 === 1;
export const rowOf = (level: number) => (level - 1) / 2;

/**
 * Finds routes around the boxes with few crossings and turns. Each round reroutes the lines of each
 * box around all other lines.
 */
export function findRoutes(
  placement: Placement,
  wiring: readonly Wiring[],
  trunk: readonly number[],
  rounds: number,
): Routing {
  const { column, row } = placement;
  const columnOf = (index: number) => column[index] ?? 0;
  const climb = (from: number, to: number) => Math.abs((row[from] ?? 0) - (row[to] ?? 0));
  const targets = new Map<number, number[]>();
  for (const { from, to } of wiring) targets.set(from, [...(targets.get(from) ?? []), to]);
  for (const [source, own] of targets) {
    own.sort((a, b) => columnOf(a) - columnOf(b) || climb(source, a) - climb(source, b) || a - b);
  }
  const reach = (source: number) =>
    columnOf(targets.get(source)?.at(-1) ?? source) - columnOf(source);
  const sources = [...targets.keys()].sort(
    (a, b) => Number(trunk.includes(b)) - Number(trunk.includes(a)) || reach(a) - reach(b) || a - b,
  );
  const grid = new Grid(placement);
  for (const source of sources) {
    const next = trunk.includes(source) ? trunk[trunk.indexOf(source) + 1] : undefined;
    grid.reserve(
      source,
      targets.get(source)?.find((target) => target === next),
    );
  }
  let nets: (Net & { cost: number })[] = [];
  for (let round = 0; round < rounds; round += 1) {
    nets = sources.map((source) => grid.lay(source, targets.get(source) ?? []));
  }
  return {
    nets,
    isTaken: (channel, level) => grid.isTaken(channel, level),
    cost: nets.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/**
 * Costs of properties that make a route long or hard to follow. A step leads from a row to the next
 * corridor.
 */
const price = { step: 0.24, crossing: 0.65, crowd: 0.3, turn: 2.6, fork: 0.4, ahead: 0.4 };
/** Fraction of the cost that remains where a line follows another line from the same box. */
const shared = 0.03;

/** Grid cells that the lines of a box occupy. */
interface Cells {
  upright: Set<number>;
  across: Set<number>;
  /** Cells where no other line can use the middle of the row. */
  middle: Set<number>;
}

interface Path {
  cost: number;
  levels: readonly number[];
}

/** A grid of channels and levels, with the lines that use each cell. */
class Grid {
  readonly #placement: Placement;
  readonly #size: number;
  readonly #boxes: ReadonlySet<number>;
  readonly #used = new Map<number, Cells>();
  /** Maps a box of the trunk to the next one if nothing is between them in their row. */
  readonly #straightTo = new Map<number, number>();
  /** Number of boxes with lines in each cell, apart from the current box. */
  #upright: number[] = [];
  #across: number[] = [];
  #middle = new Set<number>();

  constructor(placement: Placement) {
    this.#placement = placement;
    this.#size = 2 * placement.rows + 1;
    this.#boxes = new Set(
      placement.column.map((at, index) => this.#cell(at, this.#levelOf(index))),
    );
  }

  #cell = (channel: number, level: number) => channel * this.#size + level;
  #columnOf = (index: number) => this.#placement.column[index] ?? 0;
  #levelOf = (index: number) => rowLevel(this.#placement.row[index] ?? 0);

  /**
   * Reserves the cell where a box's lines start, and the cells up to the next trunk box in the same
   * row.
   */
  reserve(source: number, next?: number): void {
    const start = this.#cell(this.#columnOf(source), this.#levelOf(source));
    const middle = [start];
    if (next !== undefined && this.#levelOf(next) === this.#levelOf(source)) {
      const end = this.#cell(this.#columnOf(next), this.#levelOf(next));
      const between: number[] = [];
      for (let at = start + this.#size; at < end; at += this.#size) between.push(at);
      if (!between.some((at) => this.#boxes.has(at))) {
        this.#straightTo.set(source, next);
        middle.push(...between);
      }
    }
    this.#used.set(source, { upright: new Set(), across: new Set(), middle: new Set(middle) });
  }

  isTaken(channel: number, level: number): boolean {
    const at = this.#cell(channel, level);
    return [...this.#used.values()].some(({ middle }) => middle.has(at));
  }

  /** Routes the lines of a box around all other lines. */
  lay(source: number, targets: readonly number[]): Net & { cost: number } {
    this.reserve(source, this.#straightTo.get(source));
    this.#countOthers(source);
    const paths = targets.map((target) => {
      const path = this.#cheapest(source, target);
      this.#occupy(source, target, path.levels);
      return { target, ...path };
    });
    const cost = paths.reduce((sum, path) => sum + path.cost, 0);
    return { source, routes: paths.map(({ target, levels }) => ({ target, levels })), cost };
  }

  #countOthers(source: number): void {
    this.#upright = [];
    this.#across = [];
    this.#middle = new Set();
    for (const [other, { upright, across, middle }] of this.#used) {
      if (other === source) continue;
      for (const at of upright) this.#upright[at] = (this.#upright[at] ?? 0) + 1;
      for (const at of across) this.#across[at] = (this.#across[at] ?? 0) + 1;
      for (const at of middle) this.#middle.add(at);
    }
  }

  #occupy(source: number, target: number, levels: readonly number[]): void {
    const { upright, across, middle } = this.#own(source);
    let level = this.#levelOf(source);
    levels.forEach((leave, index) => {
      const channel = this.#columnOf(source) + index;
      const [top, bottom] = [Math.min(level, leave), Math.max(level, leave)];
      across.add(this.#cell(channel, level)).add(this.#cell(channel, leave));
      for (let at = top; at <= bottom && top < bottom; at += 1)
        upright.add(this.#cell(channel, at));
      if (isRow(leave) && channel + 1 < this.#columnOf(target)) {
        middle.add(this.#cell(channel, leave)).add(this.#cell(channel + 1, leave));
      }
      level = leave;
    });
  }

  #own(source: number): Cells {
    return this.#used.get(source) ?? { upright: new Set(), across: new Set(), middle: new Set() };
  }

  /** Finds the cheapest path to each level, one channel at a time. */
  #cheapest(source: number, target: number): Path {
    const own = this.#own(source);
    const first = this.#columnOf(source);
    const last = Math.max(first, this.#columnOf(target) - 1);
    const goal = this.#levelOf(target);
    if (this.#straightTo.get(source) === target) {
      return { cost: 0, levels: Array.from({ length: last - first + 1 }, () => goal) };
    }
    let paths: (Path | undefined)[] = [];
    paths[this.#levelOf(source)] = { cost: 0, levels: [] };
    for (let channel = first; channel <= last; channel += 1) {
      const { straight, turn, below } = this.#costsIn(channel, own);
      const next: typeof paths = [];
      for (let leave = 0; leave < this.#size; leave += 1) {
        const ahead =
          channel < last ? this.#costAhead(channel, leave, own) : leave === goal ? 0 : Infinity;
        if (ahead === Infinity) continue;
        let cost = Infinity;
        let best = 0;
        paths.forEach((path, level) => {
          if (!path) return;
          const steps =
            (below[Math.max(level, leave)] ?? 0) - (below[Math.min(level, leave) + 1] ?? 0);
          const change = level === leave ? straight[level] : (turn[level] ?? 0) + steps;
          const total = path.cost + (change ?? 0);
          if (total < cost) [cost, best] = [total, level];
        });
        next[leave] = { cost: cost + ahead, levels: [...(paths[best]?.levels ?? []), leave] };
      }
      paths = next;
    }
    return paths[goal] ?? { cost: Infinity, levels: [] };
  }

  /**
   * For each level of a channel, returns the cost of going straight, the cost of turning, and the
   * cost of moving there from the top level.
   */
  #costsIn(channel: number, own: Cells) {
    const straight: number[] = [];
    const turn: number[] = [];
    const below = [0];
    for (let level = 0; level < this.#size; level += 1) {
      const at = this.#cell(channel, level);
      const [upright, across] = [this.#upright[at] ?? 0, this.#across[at] ?? 0];
      const isUpright = own.upright.has(at);
      straight.push(own.across.has(at) ? 0 : upright * price.crossing);
      turn.push(price.step + (isUpright ? price.fork : price.turn));
      const step = isUpright
        ? price.step * shared
        : price.step + across * price.crossing + upright * price.crowd;
      below.push((below[level] ?? 0) + step);
    }
    return { straight, turn, below };
  }

  /**
   * Cost of crossing the next column at a level. Infinite if a box or another line is in the way.
   */
  #costAhead(channel: number, level: number, own: Cells): number {
    const [at, next] = [this.#cell(channel, level), this.#cell(channel + 1, level)];
    const isOpen = (cell: number) => own.middle.has(cell) || !this.#middle.has(cell);
    if (isRow(level) && (this.#boxes.has(next) || !isOpen(at) || !isOpen(next))) return Infinity;
    if (own.across.has(at) && own.across.has(next)) return price.ahead * shared;
    return price.ahead + (isRow(level) ? 0 : (this.#across[at] ?? 0) * price.crowd);
  }
}
