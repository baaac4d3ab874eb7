import type { Tree } from '../../domain/quantities/evaluate.ts';
import { Complaint } from '../text/fault.ts';
import { namesIn, withOperands } from './trees.ts';

export type Columns = ReadonlyMap<string, { rows: number }>;

export const noColumns: Columns = new Map();

/** Internal name of one cell in a column. The space keeps authors from using it. */
export const cellName = (column: string, row: number): string => `${column} ${String(row + 1)}`;

export const isCell = (name: string): boolean => name.includes(' ');

/** Internal name of a delayed state. The spaces keep authors from using it. */
export const agoName = (state: string, by: string): string => `${state} ago ${by}`;

export function agoOf(name: string): { state: string; by: string } | undefined {
  const [state = '', by] = name.split(' ago ');
  return by === undefined ? undefined : { state, by };
}

/**
 * Returns the number of rows of the columns in some expressions, or undefined if there are none.
 */
export function rowsIn(trees: readonly Tree[], columns: Columns): number | undefined {
  const used = [...new Set(trees.flatMap(namesIn))].flatMap((name) => {
    const column = columns.get(name);
    return column === undefined ? [] : [{ name, rows: column.rows }];
  });
  const [first, ...others] = used;
  const other = others.find(({ rows }) => rows !== first?.rows);
  if (first && other) {
    throw new Complaint(
      `"${first.name}" has ${String(first.rows)} numbers and "${other.name}" has ${String(other.rows)}.`,
      'Compute with columns of the same length, from one <Data>.',
    );
  }
  return first?.rows;
}

/** Replaces the columns in an expression by their cells in one row. */
export function inRow(tree: Tree, columns: Columns, row: number): Tree {
  if (typeof tree === 'string') return columns.has(tree) ? cellName(tree, row) : tree;
  if (typeof tree === 'number') return tree;
  return withOperands(tree, (part) => inRow(part, columns, row));
}

/** Builds a binary search for a row whose number isn't known until evaluation. */
export function atRunningRow(tree: Tree, columns: Columns, rows: number, over: string): Tree {
  const between = (first: number, last: number): Tree => {
    if (first === last) return inRow(tree, columns, first);
    const middle = Math.floor((first + last) / 2);
    return ['where', ['-', middle + 0.5, over], between(first, middle), between(middle + 1, last)];
  };
  return between(0, rows - 1);
}

const sum = (terms: readonly Tree[]): Tree =>
  terms.length === 0 ? 0 : terms.reduce((all, term) => ['+', all, term]);
const times = (a: Tree, b: Tree): Tree => ['*', a, b];
const square = (a: Tree): Tree => ['^', a, 2];
const mean = (column: readonly Tree[]): Tree => ['/', sum(column), column.length];

/**
 * Sum of products of deviations from the means, times the number of rows. Uses differences from the
 * first row, so that large numbers close together don't lose digits.
 */
function spread(one: readonly Tree[], two: readonly Tree[]): Tree {
  const counted = (column: readonly Tree[]) =>
    column.slice(1).map((cell): Tree => ['-', cell, column[0] ?? 0]);
  const [a, b] = [counted(one), counted(two)];
  const products = a.map((cell, row) => times(cell, b[row] ?? 0));
  return ['-', times(one.length, sum(products)), times(sum(a), sum(b))];
}

const slope = (x: readonly Tree[], y: readonly Tree[]): Tree => ['/', spread(x, y), spread(x, x)];

function slopeError(x: readonly Tree[], y: readonly Tree[]): Tree {
  const rest: Tree = ['-', spread(y, y), ['/', square(spread(x, y)), spread(x, x)]];
  return ['sqrt', ['/', ['max', rest, 0], times(x.length - 2, spread(x, x))]];
}

/**
 * Interpolates linearly between the rows on both sides of a position. Has no value outside the
 * table.
 */
function between(x: readonly Tree[], y: readonly Tree[], place: Tree): Tree {
  return x.slice(1).reduceRight<Tree>((others, high, row) => {
    const [low, from, to] = [x[row] ?? 0, y[row] ?? 0, y[row + 1] ?? 0];
    const share: Tree = ['/', ['-', place, low], ['-', high, low]];
    const isBeyond = times(['-', place, low], ['-', high, place]);
    return ['where', isBeyond, ['+', from, times(share, ['-', to, from])], others];
  }, noValue);
}

export const noValue: Tree = ['ln', -1];

const ofColumns = {
  sum: ([a]) => sum(a),
  mean: ([a]) => mean(a),
  rmse: ([a, b]) => ['sqrt', mean(a.map((cell, row) => square(['-', cell, b[row] ?? 0])))],
  slope: ([x, y]) => slope(x, y),
  intercept: ([x, y]) => ['-', mean(y), times(slope(x, y), mean(x))],
  slopeError: ([x, y]) => slopeError(x, y),
  interceptError: ([x, y]) => times(slopeError(x, y), ['sqrt', mean(x.map(square))]),
  at: ([x, y], place) => between(x, y, place),
} satisfies Record<
  string,
  (parts: readonly [readonly Tree[], readonly Tree[]], place: Tree) => Tree
>;

export type ColumnFunction = keyof typeof ofColumns;

export const isOfColumns = (name: string): name is ColumnFunction => Object.hasOwn(ofColumns, name);

/** Fewest rows that each function needs. A line through two points has no standard error. */
const leastRows = { slope: 2, intercept: 2, slopeError: 3, interceptError: 3, at: 2 } as const;

/** Expands a function of columns into a plain expression, so that evaluation needs no columns. */
export function columnTree(name: ColumnFunction, parts: readonly Tree[], columns: Columns): Tree {
  const [first = 0, second = 0, place = 0] = parts;
  const rows = rowsIn([first, second], columns);
  if (rows === undefined) {
    throw new Complaint(
      `${name}(…) has no column in it.`,
      'Put the name of a <Data> column between the parentheses.',
    );
  }
  const least = name in leastRows ? leastRows[name as keyof typeof leastRows] : 1;
  if (rows < least) {
    throw new Complaint(`${name}(…) needs at least ${String(least)} rows.`, 'Add data.');
  }
  const column = (tree: Tree) =>
    Array.from({ length: rows }, (_, row) => inRow(tree, columns, row));
  return ofColumns[name]([column(first), column(second)], place);
}

export const wholeColumn = (name: string): Complaint =>
  new Complaint(
    `"${name}" is a whole column of numbers.`,
    `Use it inside a function of columns, as in mean(${name}) or sum(${name}).`,
  );
