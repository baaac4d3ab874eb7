import type { PlotData, PlotLine } from '../../domain/plots/plot-data.ts';
import {
  alongLine,
  placeLabels,
  placeOnLines,
  written,
  type Field,
  type Spot,
} from '../../domain/plots/label-places.ts';
import { linePath } from '../../domain/plots/line-path.ts';
import { seenPart } from '../../domain/plots/seen-part.ts';
import { thinLine } from '../../domain/plots/thin-line.ts';
import { plotField, plotWidth, stageNumbers } from './plot-field.ts';
import { PlotAreas } from './PlotAreas.tsx';
import { PlotAxes } from './PlotAxes.tsx';
import { PlotLegend } from './PlotLegend.tsx';

// A sixth of a pixel where the plot is at its largest.
const hairsbreadth = 0.12;

interface PlotProps {
  /** A name that no other plot of the page has. */
  name: string;
  plot: PlotData;
  alt: string;
}

/** Curves between two axes, with a legend in words below them. */
export function Plot({ name, plot, alt }: PlotProps) {
  const { lines, points } = plot;
  const field = plotField(plot);
  const ways = lines.map((line) => seenPart(field.spots(line.points), field));
  const drawn = ways.flatMap(alongLine);
  const stages = lines.flatMap((line) => stageNumbers(line, field));
  const labels = placeLabels(
    points
      .map(({ x, y, label }) => ({ label, at: [field.across(x), field.up(y)] as const }))
      .filter(({ at }) => isWithin(at, field)),
    [...drawn, ...stages.map(([, at]) => at)],
    field,
  );
  const marks = placeOnLines(
    lines.flatMap(({ mark: label = '' }, index) =>
      label === '' ? [] : [{ label, corners: ways[index] ?? [] }],
    ),
    [
      ...labels.flatMap(({ at, label, text }) => [at, ...written(text, 7 * label.length)]),
      ...lines.flatMap(({ mark }, index) =>
        mark === undefined ? alongLine(ways[index] ?? []) : [],
      ),
    ],
    field,
  );
  return (
    <>
      <div className="plot">
        <svg
          viewBox={`0 0 ${String(plotWidth)} ${String(field.height)}`}
          role="img"
          aria-label={alt}
        >
          <clipPath id={name}>
            <rect
              x={field.left}
              y={field.top - 2}
              width={field.right - field.left + 2}
              height={field.bottom - field.top + 4}
            />
          </clipPath>
          <PlotAxes plot={plot} field={field} />
          <g clipPath={`url(#${name})`}>
            <PlotAreas name={name} areas={plot.areas} {...{ field, hairsbreadth }} />
            {lines.map((line, index) => (
              <path
                key={index}
                className={classOf(line)}
                d={linePath(thinLine(ways[index] ?? [], hairsbreadth))}
              />
            ))}
          </g>
          {marks.map(({ label, at: [x, y] }) => (
            <text key={label} className="mark" x={x} y={y + 4} textAnchor="middle">
              {label}
            </text>
          ))}
          {stages.map(([label, [x, y]]) => (
            <text key={label} className="stage" x={x} y={y} textAnchor="end">
              {label}
            </text>
          ))}
          {labels.map(({ label, at: [a, b], text: [left, line] }, index) => (
            <g key={index}>
              <circle className="point" cx={a} cy={b} r="4.5" />
              <text className="point-label" x={left} y={line}>
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <PlotLegend name={name} plot={plot} />
    </>
  );
}

/** Whether a spot lies between the axes, or on one. */
const isWithin = ([x, y]: Spot, { left, right, top, bottom }: Field) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** How a line is drawn; one of many, which has its word on it, is finer. */
const classOf = ({ line, mark }: PlotLine) =>
  ['curve', line, ...(mark === undefined ? [] : ['marked'])].join(' ');
