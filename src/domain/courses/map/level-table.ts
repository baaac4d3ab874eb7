/** A grid of integers by column and level. */
export class Table {
  readonly #levels: number;
  readonly #cells: Int32Array;

  constructor(columns: number, levels: number, initial = 0) {
    this.#levels = levels;
    this.#cells = new Int32Array(columns * levels).fill(initial);
  }

  at(column: number, level: number): number {
    return this.#cells[column * this.#levels + level] ?? 0;
  }

  set(column: number, level: number, value: number): void {
    this.#cells[column * this.#levels + level] = value;
  }

  add(column: number, level: number, value: number): void {
    this.set(column, level, this.at(column, level) + value);
  }
}
