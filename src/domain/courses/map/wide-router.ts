import { Table } from './level-table.ts';
import type { Placement } from './wide-rows.ts';

/** The route of one line through the channels between the columns. */
export interface LineRoute {
  target: number;
  /**
   * Levels where it leaves each channel, starting next to its source; the last is its target's.
   * Level 2k is the corridor above row k, level 2k + 1 is row k itself.
   */
  levels: readonly number[];
}

/** All lines that leave one box. */
export interface Net {
  source: number;
  routes: readonly LineRoute[];
}

/** Level of a row of boxes. */
export const rowLevel = (row: number) => 2 * row + 1;
/** True for a row of boxes, false for a corridor. */
export const isRow = (level: number) => level % 2 === 1;
/** Row at a level. */
export const rowOf = (level: number) => (level - 1) / 2;

/** Costs of what makes a route long or hard to follow; a step leads from a row to its corridor. */
const price = {
  step: 0.24,
  crossing: 0.65,
  crowd: 0.3,
  turn: 2.6,
  fork: 0.4,
  corridor: 0.4,
  row: 0.4,
  again: 0.03,
};

/** Adds lines one at a time, each along the cheapest route given the earlier ones. */
export class Router {
  /** Total cost of the routes laid since the last reset. */
  cost = 0;
  readonly owner: Table;
  readonly #placement: Placement;
  readonly #levels: number;
  readonly #isBox: Table;
  /**
   * Number of nets that run vertically at each level of a channel, and that cross it horizontally.
   */
  readonly #upright: Table;
  readonly #across: Table;
  /** Cells of the current net, marked with its turn; it reuses them almost for free. */
  readonly #ownUpright: Table;
  readonly #ownAcross: Table;
  /** For each level: the level its cheapest route comes from, and its cost. */
  readonly #origins: Table;
  readonly #entering: Float64Array;
  readonly #leaving: Float64Array;
  #source = -1;
  #turn = 0;
  /** Next box of the trunk on the same row. */
  readonly #next = new Map<number, number>();

  constructor(placement: Placement) {
    const { columns, rows, column, row } = placement;
    this.#placement = placement;
    this.#levels = 2 * rows + 1;
    this.owner = new Table(columns, this.#levels);
    this.#isBox = new Table(columns, this.#levels);
    this.#upright = new Table(columns, this.#levels);
    this.#across = new Table(columns, this.#levels);
    this.#origins = new Table(columns, this.#levels);
    this.#entering = new Float64Array(this.#levels);
    this.#leaving = new Float64Array(this.#levels);
    this.#ownUpright = new Table(columns, this.#levels);
    this.#ownAcross = new Table(columns, this.#levels);
    column.forEach((at, index) => {
      this.#isBox.set(at, rowLevel(row[index] ?? 0), 1);
    });
  }

  claim(channel: number, level: number, source: number): void {
    this.owner.set(channel, level, source + 1);
  }

  /** Reserves the row between two boxes of the trunk for the line between them. */
  claimStraight(source: number, target: number): void {
    const { column, row } = this.#placement;
    const [start, end, level] = [
      column[source] ?? 0,
      column[target] ?? 0,
      rowLevel(row[source] ?? 0),
    ];
    if (row[source] !== row[target]) return;
    for (let at = start + 1; at < end; at += 1) if (this.#isBox.at(at, level) === 1) return;
    this.#next.set(source, target);
    for (let channel = start; channel < end; channel += 1) this.claim(channel, level, source);
  }

  remove(net: Net): void {
    this.#begin(net.source);
    for (const route of net.routes) this.#walk(route, -1);
    this.#source = -1;
  }

  lay(source: number, target: number): LineRoute {
    if (this.#source !== source) this.#begin(source);
    const isStraight = this.#next.get(source) === target;
    const route = { target, levels: isStraight ? this.#straight(target) : this.#cheapest(target) };
    this.#walk(route, 1);
    return route;
  }

  #begin(source: number): void {
    this.#source = source;
    this.#turn += 1;
  }

  /** Adds a route to the counts or removes it; a net counts once per cell. */
  #walk({ target, levels }: LineRoute, count: number): void {
    const { column, row } = this.#placement;
    const start = column[this.#source] ?? 0;
    let level = rowLevel(row[this.#source] ?? 0);
    levels.forEach((leave, index) => {
      const channel = start + index;
      if (leave !== level) {
        for (let at = Math.min(level, leave); at <= Math.max(level, leave); at += 1) {
          if (this.#isNew(this.#ownUpright, channel, at)) this.#upright.add(channel, at, count);
        }
      }
      if (this.#isNew(this.#ownAcross, channel, level)) this.#across.add(channel, level, count);
      if (this.#isNew(this.#ownAcross, channel, leave)) this.#across.add(channel, leave, count);
      if (isRow(leave) && channel + 1 < (column[target] ?? 0)) {
        const name = count > 0 ? this.#source + 1 : 0;
        this.#hold(channel, leave, name);
        this.#hold(channel + 1, leave, name);
      }
      level = leave;
    });
  }

  /** Reserves or releases a row's middle in a channel; a box keeps the start of its own row. */
  #hold(channel: number, level: number, name: number): void {
    const { column, row } = this.#placement;
    const isOwnStart =
      column[this.#source] === channel && rowLevel(row[this.#source] ?? 0) === level;
    if (!isOwnStart) this.owner.set(channel, level, name);
  }

  /** True the first time that the current net reaches a cell. */
  #isNew(own: Table, channel: number, level: number): boolean {
    if (own.at(channel, level) === this.#turn) return false;
    own.set(channel, level, this.#turn);
    return true;
  }

  #isFree(channel: number, level: number): boolean {
    const owner = this.owner.at(channel, level);
    return owner === 0 || owner === this.#source + 1;
  }

  #straight(target: number): number[] {
    const { column, row } = this.#placement;
    const channels = (column[target] ?? 0) - (column[this.#source] ?? 0);
    return Array.from({ length: channels }, () => rowLevel(row[target] ?? 0));
  }

  /** Finds the cheapest route, channel by channel. */
  #cheapest(target: number): number[] {
    const { column, row } = this.#placement;
    const start = column[this.#source] ?? 0;
    const last = Math.max(start, (column[target] ?? 0) - 1);
    this.#entering.fill(Infinity);
    this.#entering[rowLevel(row[this.#source] ?? 0)] = 0;
    for (let channel = start; channel <= last; channel += 1) {
      this.#turns(channel);
      if (channel < last) this.#ahead(channel);
    }
    const levels: number[] = [];
    let level = rowLevel(row[target] ?? 0);
    this.cost += this.#leaving[level] ?? 0;
    for (let channel = last; channel >= start; channel -= 1) {
      levels.unshift(level);
      level = this.#origins.at(channel, level);
    }
    return levels;
  }

  /** Within a channel: continue straight, or move up or down to another level. */
  #turns(channel: number): void {
    for (let level = 0; level < this.#levels; level += 1) {
      const isOwn = this.#ownAcross.at(channel, level) === this.#turn;
      const crossed = isOwn ? 0 : this.#upright.at(channel, level) * price.crossing;
      this.#leaving[level] = (this.#entering[level] ?? Infinity) + crossed;
      this.#origins.set(channel, level, level);
    }
    this.#sweep(channel, 1);
    this.#sweep(channel, -1);
  }

  /** Cost of moving down (or up) to each level of a channel. */
  #sweep(channel: number, direction: 1 | -1): void {
    let cheapest = Infinity;
    let from = -1;
    const first = direction === 1 ? 0 : this.#levels - 1;
    for (let level = first; level >= 0 && level < this.#levels; level += direction) {
      const isOwn = this.#ownUpright.at(channel, level) === this.#turn;
      if (cheapest < (this.#leaving[level] ?? Infinity)) {
        this.#leaving[level] = cheapest;
        this.#origins.set(channel, level, from);
      }
      cheapest += isOwn
        ? price.step * price.again
        : price.step +
          this.#across.at(channel, level) * price.crossing +
          this.#upright.at(channel, level) * price.crowd;
      const turn = isOwn ? price.fork : price.turn;
      const begun = (this.#entering[level] ?? Infinity) + turn + price.step;
      if (begun < cheapest) {
        cheapest = begun;
        from = level;
      }
    }
  }

  /** Moves on to the next channel where no box or other line is in the route. */
  #ahead(channel: number): void {
    for (let level = 0; level < this.#levels; level += 1) {
      const isOwn =
        this.#ownAcross.at(channel, level) === this.#turn &&
        this.#ownAcross.at(channel + 1, level) === this.#turn;
      const crowd = isOwn ? 0 : this.#across.at(channel, level) * price.crowd;
      const base = isRow(level) ? price.row : price.corridor + crowd;
      const isOpen =
        !isRow(level) ||
        (this.#isBox.at(channel + 1, level) === 0 &&
          this.#isFree(channel, level) &&
          this.#isFree(channel + 1, level));
      this.#entering[level] = isOpen
        ? (this.#leaving[level] ?? Infinity) + base * (isOwn ? price.again : 1)
        : Infinity;
    }
  }
}
