import { createContext, use, type ReactNode } from 'react';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import type { LookupStep, TableLookup } from '../../../domain/handbook/steam/steam-table-lookup.ts';
import {
  flowWork,
  shortText,
  tableText,
  tableUnits,
  type SteamColumn,
  type TableQuantity,
} from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamRow } from '../../../domain/handbook/steam/steam-table.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { SteamSymbol } from './SteamSymbol.tsx';

const TableUnits = createContext<UnitSystem>('SI');

/** Returns a function that returns the unit of a column. */
function useUnitOf() {
  const units = use(TableUnits);
  return (column: SteamColumn) => tableUnits[units][column.charAt(0) as TableQuantity];
}

const tables: Record<TableLookup['table'], string> = {
  'by temperature': 'saturated water by temperature',
  'by pressure': 'saturated water by pressure',
  superheated: 'superheated steam',
};

/**
 * Shows how to look up a state in a printed table, and how much the result differs from the
 * equation.
 */
export function SteamLookupSteps({ lookup }: { lookup: TableLookup }) {
  const { table, units, steps, needsTrial } = lookup;
  return (
    <TableUnits value={units}>
      <p className="mt-4 max-w-[44em]">
        Open the table of <strong>{tables[table]}</strong>.
        {needsTrial &&
          ' No table is sorted by what you gave, so you’d try rows until both numbers fit. Here’s where you’d end up.'}
      </p>
      {steps.map((step, place) => (
        <Step key={place} {...step} />
      ))}
      <Comparison {...lookup} />
    </TableUnits>
  );
}

function Step(step: LookupStep) {
  switch (step.kind) {
    case 'row':
      return (
        <>
          <p className="mt-4 max-w-[44em]">The row is there, so just read it off:</p>
          <Rows rows={[step.row]} />
        </>
      );
    case 'line':
      return <Line {...step} />;
    case 'quality':
      return <Quality {...step} />;
    default:
      return <Liquid {...step} />;
  }
}

const columnsOf = (row: SteamRow) =>
  (['T', 'p', 'v', 'u', 'h', 's', 'vf', 'vg', 'uf', 'ug', 'hf', 'hg', 'sf', 'sg'] as const).filter(
    (column) => row[column] !== undefined,
  );

/** Shows rows of a table, with the interpolated one between its neighbors. */
function Rows({ rows, yours }: { rows: readonly SteamRow[]; yours?: SteamRow }) {
  const unitOf = useUnitOf();
  const [first = {}] = rows;
  const columns = columnsOf(first);
  return (
    <ScrollBox label="Rows of the table">
      <table className="data-table of-numbers mt-2 min-w-[min(100%,32rem)] text-small leading-[inherit] whitespace-nowrap [--cell-y:0.375rem]">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <SteamSymbol column={column} />{' '}
                <span className="font-normal">{unitOf(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} className={row === yours ? 'bg-wash font-strong' : undefined}>
              {columns.map((column) => (
                <td key={column}>{cell(column, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const cell = (column: SteamColumn, row: SteamRow) => {
  const value = row[column] ?? NaN;
  return column === 'T' || column === 'p' ? shortText(column, value) : tableText(column, value);
};

const decimal = (fraction: number) => fraction.toFixed(4);

/** Shows the linear interpolation between two rows for one column. */
function Line({ by, at, low, high, fraction, row }: LookupStep & { kind: 'line' }) {
  const unitOf = useUnitOf();
  const other = writtenOut(by, low, high);
  return (
    <>
      <p>
        {shortText(by, at)} {unitOf(by)} is between two rows
        {fixedWords(by, low, high, unitOf)}. Go {decimal(fraction)} of the way:
      </p>
      <Rows rows={[low, row, high]} yours={row} />
      <Sum>
        ({cellOrShort(by, at)} − {cell(by, low)}) / ({cell(by, high)} − {cell(by, low)}) ={' '}
        {decimal(fraction)}
      </Sum>
      <Sum>
        <SteamSymbol column={other} /> = {cell(other, low)} + {decimal(fraction)} × (
        {cell(other, high)} − {cell(other, low)}) ={' '}
        <b>
          {cell(other, row)} {unitOf(other)}
        </b>
      </Sum>
    </>
  );
}

const cellOrShort = (column: SteamColumn, value: number) => cell(column, { [column]: value });

function fixedWords(
  by: SteamColumn,
  low: SteamRow,
  high: SteamRow,
  unitOf: ReturnType<typeof useUnitOf>,
): string {
  if (low.hf !== undefined) return '';
  const at = (column: 'p' | 'T') =>
    ` at ${shortText(column, low[column] ?? NaN)} ${unitOf(column)}`;
  if (by !== 'p' && low.p === high.p) return at('p');
  return low.T === high.T ? at('T') : ' of saturated vapor';
}

/**
 * Returns the column to interpolate by hand: the enthalpy, or the one that has to be found first.
 */
function writtenOut(by: SteamColumn, low: SteamRow, high: SteamRow): SteamColumn {
  if (by === 'T' || by === 'p') return low.hf === undefined ? 'h' : 'hf';
  return low.T === high.T ? 'p' : 'T';
}

function Quality({ by, at, of, x, row }: LookupStep & { kind: 'quality' }) {
  const unitOf = useUnitOf();
  const shown = by === 'h' ? 's' : 'h';
  const [f, g] = [`${shown}f`, `${shown}g`] as const;
  return (
    <>
      {by === 'x' ? (
        <p>Liquid and vapor share the mass, so mix their columns by the quality:</p>
      ) : (
        <>
          <p>Yours is between the liquid and the vapor. How far is the quality:</p>
          <Sum>
            <i>x</i> = ({cellOrShort(by, at)} − {cell(`${by}f`, of)}) / ({cell(`${by}g`, of)} −{' '}
            {cell(`${by}f`, of)}) = <b>{decimal(x)}</b>
          </Sum>
        </>
      )}
      <Sum>
        <i>{shown}</i> = <SteamSymbol column={f} /> + <i>x</i> (<SteamSymbol column={g} /> −{' '}
        <SteamSymbol column={f} />) = {cell(f, of)} + {decimal(x)} × ({cell(g, of)} − {cell(f, of)})
        ={' '}
        <b>
          {cell(shown, row)} {unitOf(shown)}
        </b>
      </Sum>
    </>
  );
}

function Liquid({ by, of, row }: LookupStep & { kind: 'liquid' }) {
  const unitOf = useUnitOf();
  const units = use(TableUnits);
  // In US units, the product of a pressure and a volume still has to be converted to BTU.
  const factor = units === 'US' ? ` × ${flowWork(units).toFixed(4)}` : '';
  if (by === 'h') {
    return (
      <p>
        Pressure barely affects a liquid, so use <i>T</i>, <i>v</i>, <i>u</i> and <i>s</i> of the
        saturated liquid with the same enthalpy. The higher the pressure, the rougher that is.
      </p>
    );
  }
  return (
    <>
      <p>
        Pressure barely affects a liquid, so use <i>v</i>, <i>u</i> and <i>s</i> of the saturated
        liquid. Correct the enthalpy for the pressure above saturation:
      </p>
      <Sum>
        <i>h</i> = <SteamSymbol column="hf" /> + <SteamSymbol column="vf" /> (<i>p</i> − <i>p</i>
        <sub>sat</sub>){factor} = {cell('hf', of)} + {cell('vf', of)} × ({cell('p', row)} −{' '}
        {cell('p', of)}){factor} ={' '}
        <b>
          {cell('h', row)} {unitOf('h')}
        </b>
      </Sum>
    </>
  );
}

const Sum = ({ children }: { children: ReactNode }) => (
  <p className="callout mt-1.5 pl-3 wrap-anywhere tabular-nums">{children}</p>
);

const compared = ['v', 'u', 'h', 's'] as const;

function Comparison({ row, exact, off, steps }: TableLookup) {
  const unitOf = useUnitOf();
  const isPoor = Math.abs(off.v ?? 0) > 0.01 && steps.some((step) => step.kind === 'line');
  const byPressure = steps.some((step) => step.kind === 'line' && step.by === 'p');
  return (
    <>
      <p className="mt-4 max-w-[44em]">Next to what the equation says:</p>
      <ScrollBox label="The table beside the equation">
        <table className="data-table of-numbers mt-2 min-w-[min(100%,32rem)] text-small leading-[inherit] whitespace-nowrap [--cell-y:0.375rem]">
          <thead>
            <tr>
              <td />
              {compared.map((column) => (
                <th key={column} scope="col">
                  <SteamSymbol column={column} />{' '}
                  <span className="font-normal">{unitOf(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Table</th>
              {compared.map((column) => (
                <td key={column}>{cell(column, row)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Equation</th>
              {compared.map((column) => (
                <td key={column}>{cell(column, exact)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">Off by</th>
              {compared.map((column) => (
                <td key={column}>{offWords(off[column])}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      {isPoor && byPressure && (
        <p>
          Volume goes like 1/<i>p</i>, so a straight line between two pressures overshoots.
          Interpolate <i>p</i> × <i>v</i> instead, and divide by <i>p</i>.
        </p>
      )}
    </>
  );
}

function offWords(off: number | undefined): string {
  if (off === undefined) return 'given';
  const percent = Math.abs(100 * off);
  return percent < 0.005 ? '0%' : `${String(Number(percent.toPrecision(percent < 0.1 ? 1 : 2)))}%`;
}
