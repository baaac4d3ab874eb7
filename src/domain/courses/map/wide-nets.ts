/** The way of one line through the channels between the columns. */
export interface LineRoute {
  target: number;
  /**
   * The level on which it leaves each channel, from the one beside its source; the last is that of
   * its target. Level 2k is the corridor above row k, level 2k + 1 is row k itself.
   */
  levels: readonly number[];
}

/** All lines that leave one box. */
export interface Net {
  source: number;
  routes: readonly LineRoute[];
}

/** The level of a row of boxes. */
export const rowLevel = (row: number) => 2 * row + 1;
/** Whether a level is a row of boxes rather than a corridor. */
export const isRow = (level: number) => level % 2 === 1;
/** The row of a level that is one. */
export const rowOf = (level: number) => (level - 1) / 2;
