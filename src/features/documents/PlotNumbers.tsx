import { useState } from 'react';
import { marksOf, type Mark } from '../../domain/plots/marks.ts';
import type { PlotAxis, PlotData } from '../../domain/plots/plot-data.ts';
import { fixed } from '../../domain/plots/template.ts';
import type { PlotPlace } from '../../domain/plots/traces.ts';
import { numberText } from '../../domain/quantities/print.ts';
import { TableBox } from '../../ui/TableBox.tsx';

const rowsOfACurve = 9;

interface Group {
  title: string;
  rows: { name: string; place: PlotPlace }[];
}

export function PlotNumbers({ plot }: { plot: PlotData }) {
  const [isOpen, setOpen] = useState(false);
  const { x, y } = plot;
  return (
    <details
      className="plot-numbers needs-script no-print mt-3"
      ref={(details) => {
        // The reader may have opened the table before the script loaded.
        if (details?.open) setOpen(true);
      }}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="inline-block cursor-pointer py-1.5 text-note font-strong text-accent underline decoration-[1.5px] underline-offset-3">
        The numbers in this figure
      </summary>
      {isOpen && (
        <TableBox>
          <thead>
            <tr>
              <td className="tabular-nums" />
              <th scope="col">{x.label}</th>
              <th scope="col">{y.label}</th>
            </tr>
          </thead>
          {groupsOf(plot).map(({ title, rows }, index) => (
            <tbody key={index}>
              {rows.map(({ name, place: [a, b] }, row) => (
                <tr key={row}>
                  {row === 0 && title !== '' ? (
                    <th className="align-top" scope="rowgroup" rowSpan={rows.length}>
                      {title}
                    </th>
                  ) : (
                    title === '' && <th scope="row">{name}</th>
                  )}
                  <td className="tabular-nums">
                    <data value={a}>{onAxis(a, x)}</data>
                  </td>
                  <td className="tabular-nums">
                    <data value={b}>{onAxis(b, y)}</data>
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </TableBox>
      )}
    </details>
  );
}

/** Returns the table rows of every mark. All points share one group. */
const groupsOf = ({ marks }: PlotData): Group[] =>
  [
    ...marks.filter(({ kind }) => kind !== 'point').map(groupOf),
    { title: '', rows: marksOf({ marks }, 'point').flatMap((point) => groupOf(point).rows) },
  ].filter(({ rows }) => rows.length > 0);

function groupOf(mark: Mark): Group {
  switch (mark.kind) {
    case 'line':
      return sampled(mark.label ?? mark.word ?? 'line', mark.points);
    case 'stairs': {
      const name = (index: number) => `stage ${String(index + 1)}`;
      const rows = mark.stages.map((place, index) => ({ name: name(index), place }));
      return { title: '', rows };
    }
    case 'area':
      return sampled(mark.label ?? 'shaded', mark.outline);
    case 'point':
      return { title: '', rows: [{ name: mark.label, place: mark.at }] };
  }
}

function sampled(title: string, places: readonly PlotPlace[]): Group {
  const last = Math.min(isStraight(places) ? 2 : rowsOfACurve, places.length) - 1;
  const rows = Array.from({ length: last + 1 }, (_, row) => ({
    name: '',
    // A curve with one point has one row.
    place: placeAt(places, last === 0 ? 0 : Math.round((row * (places.length - 1)) / last)),
  }));
  return { title, rows };
}

/** A straight line needs only two rows. */
function isStraight(places: readonly PlotPlace[]): boolean {
  const [a, b] = [placeAt(places, 0), placeAt(places, places.length - 1)];
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) ** 2;
  return places.every(
    ([x, y]) => Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) <= 1e-9 * size,
  );
}

const placeAt = (places: readonly PlotPlace[], index: number): PlotPlace =>
  places[index] ?? [NaN, NaN];

/** Formats a number with the precision of its axis. */
function onAxis(value: number, { from, to, isLog }: PlotAxis): string {
  if (isLog) return numberText(value, 4).mantissa;
  return fixed(value, Math.max(0, 3 - Math.floor(Math.log10(to - from))));
}
