import { memo } from 'react';
import type { Axes } from '../../domain/plots/plot-data.ts';
import type { PlotField } from './plot-field.ts';

interface PlotAxesProps extends Axes {
  field: PlotField;
}

/**
 * Draws the axes with grid, numbers and labels. Memoized, because the axes of a figure don't
 * change.
 */
export const PlotAxes = memo(function PlotAxes({ x, y, field }: PlotAxesProps) {
  const { left, right, top, bottom, height, across, up } = field;
  const grid = (columns: readonly number[], rows: readonly number[]) =>
    [
      ...columns.map((at) => `M${String(across(at))} ${String(top)}V${String(bottom)}`),
      ...rows.map((at) => `M${String(left)} ${String(up(at))}H${String(right)}`),
    ].join('');
  const places = (ticks: readonly { at: number }[]) => ticks.map(({ at }) => at);
  return (
    <>
      {x.minor.length + y.minor.length > 0 && (
        <path
          className="grid-line minor stroke-hair forced-colors:opacity-15"
          d={grid(x.minor, y.minor)}
        />
      )}
      <path className="grid-line stroke-hair" d={grid(places(x.ticks), places(y.ticks))} />
      <g textAnchor="middle">
        {x.ticks.map(({ at, text }) => (
          <text key={text} x={across(at)} y={bottom + 17}>
            {text}
          </text>
        ))}
      </g>
      <g textAnchor="end">
        {y.ticks.map(({ at, text }) => (
          <text key={text} x={left - 6} y={up(at) + 4}>
            {text}
          </text>
        ))}
      </g>
      <path
        className="axis fill-none stroke-ink stroke-[1.5]"
        d={`M${String(left)} ${String(top)}V${String(bottom)}H${String(right)}`}
      />
      <text
        className="axis-label text-[13px] font-semibold"
        x={(left + right) / 2}
        y={height - 8}
        textAnchor="middle"
      >
        {x.label}
      </text>
      <text
        className="axis-label text-[13px] font-semibold"
        transform={`translate(13 ${String((top + bottom) / 2)}) rotate(-90)`}
        textAnchor="middle"
      >
        {y.label}
      </text>
    </>
  );
});
