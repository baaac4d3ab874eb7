import { evaluate } from '../../domain/quantities/evaluate.ts';
import type { ParsedQuantity } from '../../domain/quantities/read-quantity.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import { cellName, inRow, noColumns, rowsIn } from './columns.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { readRows } from './expressions.ts';
import { lookUpGiven } from './table-lookup.ts';
import type { NewColumn, Redrawn } from './named.ts';
import type { Names } from './names.ts';
import { readCall } from './property-call.ts';
import { statedName, differenceIn, mustFit, readStated, unitOf, type Cell } from './stated.ts';

function readCells(text: string): Cell[] {
  const cells = text.split(/[,;]?\s+/).filter((each) => each !== '');
  if (cells.length === 0) {
    throw new Complaint('a <Column> has no numbers.', 'Type them between its tags: 0, 184, 319.');
  }
  return cells.map((each) => {
    const reading = readStated(each);
    if (!reading.hasUnit) return cellOf(reading);
    throw new Complaint(`"${each}" has a unit of its own.`, 'Give the unit once, in unit="…".');
  });
}

const cellOf = ({ number }: ParsedQuantity): Cell => ({
  typed: number.mantissa,
  power: number.power ?? 0,
});

/**
 * Draws new numbers with the same number of decimals. Returns the stated numbers if nothing varies.
 */
function drawCells(
  cells: readonly Cell[],
  unit: ParsedUnit,
  { drawn, scatter }: Redrawn,
  scope: Scope,
  draw: (() => number) | undefined,
): Cell[] {
  const around = drawn === undefined ? undefined : readRows(drawn, scope);
  if (around) mustFit(dimensionsOf(around, scope), unit);
  if (!draw || (drawn === undefined && scatter === undefined)) return [...cells];
  return cells.map(({ typed, power }, row) => {
    const stated = Number(`${typed}e${String(power)}`);
    const center = around
      ? (evaluate(inRow(around.tree, scope.columns ?? noColumns, row), scope.values) - unit.zero) /
        unit.factor
      : stated;
    const value = center + deviation(scatter, center, unit) * bell(draw);
    const decimals = typed.split('.')[1]?.length ?? 0;
    return { typed: (value / 10 ** power).toFixed(decimals).replace(/^-(?=[0.]*$)/, ''), power };
  });
}

function deviation(scatter: string | undefined, center: number, unit: ParsedUnit): number {
  if (scatter === undefined) return 0;
  const share = /^([\d.]+)\s*%$/.exec(scatter.trim());
  return share ? (Math.abs(center) * Number(share[1])) / 100 : differenceIn(scatter, unit);
}

/** Roughly a normal distribution with a standard deviation of one, limited to ±3. */
const bell = (draw: () => number) => 2 * (draw() + draw() + draw() - 1.5);

function lookUpRows({ of = '', unit = '' }: NewColumn, names: Names) {
  const { columns = noColumns } = names.scope;
  const call = readCall(of);
  if (!call) {
    throw new Complaint(
      `"${of}" doesn’t look anything up.`,
      'Type the numbers between the tags instead.',
    );
  }
  const rows = rowsIn(
    call.given.map(({ text }) => text),
    columns,
  );
  if (rows === undefined) {
    throw new Complaint(
      `"${of}" has no column in it.`,
      'Write it like of="steam(T = Tsat, x = 0, v) to 5", where Tsat is the name of a column above this one.',
    );
  }
  return Array.from({ length: rows }, (_, row) => {
    const find = (name: string) => names.find(columns.has(name) ? cellName(name, row) : name);
    return lookUpGiven(call, find, unit);
  });
}

/**
 * Defines a column from typed, redrawn or looked-up numbers. Returns the source of looked-up
 * numbers.
 */
export function stateColumn(column: NewColumn, typed: string, names: Names): string | undefined {
  const { name, symbol = '', unit = '', of, ...redrawn } = column;
  const read = unitOf(unit);
  const isRedrawn = redrawn.drawn !== undefined || redrawn.scatter !== undefined;
  if (of !== undefined && (isRedrawn || typed.trim() !== '')) {
    throw new Complaint(
      'a column that’s looked up also has its own numbers.',
      'Leave out drawn, scatter and what’s between its tags. Its numbers follow from the other columns.',
    );
  }
  const { draw, forgetsZero = false } = names.options;
  const found = of === undefined ? [] : lookUpRows(column, names);
  const cells =
    of === undefined
      ? drawCells(readCells(typed), read, redrawn, names.scope, draw)
      : found.map(({ value }) => cellOf(readStated(value)));
  names.addColumn(
    name,
    { symbol, unit: read, rows: cells.length },
    cells.map((cell, row) => ({
      ...statedName(cell, { symbol, unit: read, forgetsZero }),
      lookedUpWith: found[row]?.lookedUpWith,
    })),
    isRedrawn,
  );
  return found[0]?.source;
}
