import { useMemo } from 'react';
import type { PlotData, PlotLine, PlotArea } from '../../domain/plots/plot-data.ts';
import { dotsPath, linePath } from '../../domain/plots/line-path.ts';
import { thinLine } from '../../domain/plots/thin-line.ts';
import { plotField, plotWidth, type PlotField } from './plot-field.ts';
import { placeWords, seenWays, type PlotWord } from './plot-words.ts';
import { PlotAxes } from './PlotAxes.tsx';
import { PlotLegend } from './PlotLegend.tsx';

// A sixth of a pixel where the plot is at its largest.
const hairsbreadth = 0.12;

interface PlotProps {
  /** A name that no other plot of the page has. */
  name: string;
  plot: PlotData;
  alt: string;
  /** The words on its lines, where it has any. */
  marks?: readonly PlotWord[];
}

/** Curves between two axes, with a legend in words below them. */
export function Plot({ name, plot, alt, marks = [] }: PlotProps) {
  const { x, y, lines } = plot;
  const field = useMemo(() => plotField({ x, y }), [x, y]);
  const ways = seenWays(plot, field);
  const { labels, stages } = placeWords(plot, ways, field);
  return (
    <>
      <div className="plot">
        <svg
          className="block h-auto w-full overflow-visible"
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
          <PlotAxes {...{ x, y, field }} />
          <g clipPath={`url(#${name})`}>
            <PlotAreas name={name} areas={plot.areas} field={field} />
            {lines.map((line, index) => (
              <path
                key={index}
                className={classOf(line)}
                d={
                  line.line.startsWith('data')
                    ? dotsPath(ways[index] ?? [])
                    : linePath(thinLine(ways[index] ?? [], hairsbreadth))
                }
              />
            ))}
          </g>
          {marks.map(({ label, text: [a, b] }) => (
            <text key={label} className="mark font-semibold" x={a} y={b}>
              {label}
            </text>
          ))}
          {stages.map(({ label, text: [a, b] }) => (
            <text key={label} className="stage stroke-[2px]" x={a} y={b}>
              {label}
            </text>
          ))}
          {labels.map(({ label, at, text: [a, b] }, index) => (
            <g key={index}>
              <circle className="point" cx={at[0]} cy={at[1]} r="4.5" />
              <text className="point-label font-strong" x={a} y={b}>
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

/** How a line is drawn; one of many, which has its word on it, is finer. */
const classOf = ({ line, mark }: PlotLine) =>
  ['curve', line, ...(mark === undefined ? [] : ['marked'])].join(' ');

/** What one tile of a shading has in it. Lines and dots are told apart without any color. */
const tiles: Record<PlotArea['fill'], string> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M2 2h0M6 6h0',
};

const tile = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;

interface PlotAreasProps {
  /** The name of the plot. */
  name: string;
  areas: readonly PlotArea[];
  field: PlotField;
}

/** The shaded parts of a plot, each filled with the lines or dots of its kind. */
function PlotAreas({ name, areas, field }: PlotAreasProps) {
  const fills = [...new Set(areas.map(({ fill }) => fill))];
  return (
    <>
      {fills.map((fill) => (
        <pattern key={fill} id={`${name}-${fill}`} {...tile}>
          <path className={`shade ${fill}`} d={tiles[fill]} />
        </pattern>
      ))}
      {areas.map(({ outline, fill }, index) => (
        <path
          key={index}
          fill={`url(#${name}-${fill})`}
          d={`${linePath(thinLine(field.spots(outline), hairsbreadth))}z`}
        />
      ))}
    </>
  );
}
