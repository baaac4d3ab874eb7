import { evaluate } from '../../domain/quantities/evaluate.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import { inRow, noColumns } from './columns.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { readRows } from './expressions.ts';
import type { NewColumn, Redrawn } from './named.ts';
import type { Names } from './names.ts';
import { statedName, type Cell } from './stated-name.ts';
import { differenceIn, mustFit, readStated, unitOf } from './stated.ts';

/** The numbers between the tags of a column. */
function readCells(text: string): Cell[] {
  const cells = text.split(/[,;]?\s+/).filter((each) => each !== '');
  if (cells.length === 0) {
    throw new Complaint('a <Column> has no numbers.', 'Type them between its tags: 0, 184, 319.');
  }
  return cells.map((each) => {
    const { number, hasUnit } = readStated(each);
    if (!hasUnit) return { typed: number.mantissa, power: number.power ?? 0 };
    throw new Complaint(`"${each}" has a unit of its own.`, 'Give the unit once, in unit="…".');
  });
}

/** New numbers in the place of stated ones, each with as many decimals; the stated ones if none are drawn. */
function drawCells(
  cells: readonly Cell[],
  unit: UnitReading,
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

function deviation(scatter: string | undefined, center: number, unit: UnitReading): number {
  if (scatter === undefined) return 0;
  const share = /^([\d.]+)\s*%$/.exec(scatter.trim());
  return share ? (Math.abs(center) * Number(share[1])) / 100 : differenceIn(scatter, unit);
}

/** About a normal distribution of one standard deviation, of which nothing is farther out than three. */
const bell = (draw: () => number) => 2 * (draw() + draw() + draw() - 1.5);

/** States the numbers of a column as an author typed them, or draws them anew. */
export function stateColumn(
  { name, symbol = name, unit = '', ...redrawn }: NewColumn,
  typed: string,
  names: Names,
): void {
  const read = unitOf(unit);
  const { draw, forgetsZero = false } = names.options;
  const cells = drawCells(readCells(typed), read, redrawn, names.scope, draw);
  names.addColumn(
    name,
    { symbol, unit: read, rows: cells.length },
    cells.map((cell) => statedName(cell, { symbol, unit: read, forgetsZero })),
    redrawn.drawn !== undefined || redrawn.scatter !== undefined,
  );
}
