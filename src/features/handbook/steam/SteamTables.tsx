import { criticalPressure, criticalTemperature } from '../../../domain/properties/if97.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import {
  inTableUnit,
  tableText,
  tableUnits,
  type SteamColumn,
} from '../../../domain/handbook/steam/steam-print.ts';
import {
  rowsOf,
  steamTables,
  superheated,
  type SteamBlock,
  type SteamRow,
} from '../../../domain/handbook/steam/steam-table.ts';
import { grouped } from '../../../domain/quantities/print.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { SteamSymbol } from './SteamSymbol.tsx';

const groups = [
  { name: 'Volume', of: 'v', columns: ['vf', 'vg'] },
  { name: 'Internal energy', of: 'u', columns: ['uf', 'ug'] },
  { name: 'Enthalpy', of: 'h', columns: ['hf', 'hfg', 'hg'] },
  { name: 'Entropy', of: 's', columns: ['sf', 'sfg', 'sg'] },
] as const satisfies { name: string; columns: SteamColumn[]; of: SteamColumn }[];

/** Formats a value in the first column, which is never rounded. */
const listed = (value = NaN) => grouped(String(value));

interface SteamTableProps {
  units: UnitSystem;
}

type SaturationTablesProps = SteamTableProps & { by: 'T' | 'p' };

/**
 * The last value in each part of a table. Parts are short, so that their header rows stay in view.
 */
const breaks = {
  SI: { T: [100, 200, 300, Infinity], p: [101.325, 1000, 4500, Infinity] },
  US: { T: [210, 400, 550, Infinity], p: [14.696, 150, 600, Infinity] },
};

/** Tables of saturated water by temperature or pressure, in parts with their own header rows. */
export function SaturationTables({ by, units }: SaturationTablesProps) {
  const { byTemperature, byPressure } = steamTables(units);
  const rows = rowsOf(by === 'T' ? byTemperature : byPressure);
  const ends = breaks[units][by];
  return ends.map((end, place) => {
    const begin = ends[place - 1] ?? -Infinity;
    const piece = rows.filter(({ [by]: at = NaN }) => at > begin && at <= end);
    return piece.length > 0 && <SaturationTable key={end} {...{ by, units }} rows={piece} />;
  });
}

type PieceProps = SaturationTablesProps & { rows: readonly SteamRow[] };

function SaturationTable({ by, units, rows }: PieceProps) {
  const other = by === 'T' ? 'p' : 'T';
  const [first, last] = [rows[0]?.[by], rows.at(-1)?.[by]].map(listed);
  const caption = `Saturated water, ${first ?? ''} to ${last ?? ''} ${tableUnits[units][by]}`;
  return (
    <ScrollBox label={caption}>
      <table className="steam-table saturation min-w-208">
        <caption className="pb-1 text-left font-strong">{caption}</caption>
        <thead>
          <tr>
            {([by, other] as const).map((column) => (
              <th key={column} scope="col" rowSpan={2}>
                <SteamSymbol column={column} />{' '}
                <span className="unit text-[0.92em]">{tableUnits[units][column]}</span>
              </th>
            ))}
            {groups.map(({ name, of, columns }) => (
              <th key={name} scope="colgroup" colSpan={columns.length} className="text-center">
                {name} <span className="unit text-[0.92em]">{tableUnits[units][of]}</span>
              </th>
            ))}
          </tr>
          <tr>
            {groups.flatMap(({ columns }) =>
              columns.map((column) => (
                <th key={column} scope="col">
                  <SteamSymbol column={column} />
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[by]}>
              <th className="font-strong" scope="row">
                {listed(row[by])}
              </th>
              <td>{tableText(other, row[other] ?? NaN)}</td>
              {groups.flatMap(({ columns }) =>
                columns.map((column) => (
                  <td key={column}>{tableText(column, row[column] ?? NaN)}</td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Tables of superheated steam, with a small table for each pressure. */
export function SuperheatedTables({ units }: SteamTableProps) {
  return (
    <ScrollBox label="Superheated steam">
      <div className="steam-blocks grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-x-10 gap-y-7">
        {superheated(steamTables(units)).map((block) => (
          <Block key={block.p} {...block} units={units} />
        ))}
      </div>
    </ScrollBox>
  );
}

const blockColumns = ['v', 'u', 'h', 's'] as const;

function Block({ p, saturated, rows, units }: SteamBlock & SteamTableProps) {
  return (
    <table className="steam-table">
      <caption className="pb-1 text-left font-strong">
        {listed(p)} {tableUnits[units].p}
        {units === 'SI' && ` (${listed(p / 100)} bar)`}
      </caption>
      <thead>
        <tr>
          {(['T', ...blockColumns] as const).map((column) => (
            <th key={column} scope="col">
              <SteamSymbol column={column} />{' '}
              <span className="unit block text-[0.92em]">{tableUnits[units][column]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {saturated && (
          <tr className="italic">
            <th className="font-strong" scope="row">
              {tableText('T', saturated.T ?? NaN)}
              <span className="sr-only"> (saturated)</span>
            </th>
            {cellsOf(saturated)}
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.T}>
            <th className="font-strong" scope="row">
              {listed(row.T)}
            </th>
            {cellsOf(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellsOf = (row: SteamRow) =>
  blockColumns.map((column) => <td key={column}>{tableText(column, row[column] ?? NaN)}</td>);

/** States the source, the reference state and the limits of the tables. */
export function SteamTableNotes({ units }: SteamTableProps) {
  const { byTemperature, byPressure } = steamTables(units);
  const [first] = byTemperature.at;
  const { T, p } = tableUnits[units];
  const [last, lastPressure] = [rowsOf(byTemperature).at(-1)?.T, rowsOf(byPressure).at(-1)?.p];
  const isWhole = last === byTemperature.at.at(-1);
  return (
    <>
      <p>
        From IAPWS-IF97 (2007), the equations behind printed steam tables. Subscript f is the
        saturated liquid, g the saturated vapor, and fg the step from one to the other. For the
        liquid at the triple point ({listed(first)} {T}), <i>u</i> and <i>s</i> are zero by
        definition.
      </p>
      {!isWhole && (
        <p>
          The saturated tables end at {listed(last)} {T} and {listed(lastPressure)} {p}: closer to
          the critical point ({inTableUnit('T', criticalTemperature, units)},{' '}
          {inTableUnit('p', criticalPressure, units)}) we don’t have equations, and the superheated
          tables leave out the same part.
        </p>
      )}
    </>
  );
}
