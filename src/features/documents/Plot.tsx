import { useMemo } from 'react';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { plotField, plotWidth } from './plot-field.ts';
import { placeWords, visiblePaths, type PlotWord } from './plot-words.ts';
import { PlotAxes } from './PlotAxes.tsx';
import { EarlierMarks, PlotLegend, PlotMarks } from './PlotMarks.tsx';

interface PlotProps {
  /** Unique on the page. */
  name: string;
  plot: PlotData;
  alt: string;
  words?: readonly PlotWord[];
  /** The same plot before a slider moved, drawn as faint lines. */
  before?: PlotData | undefined;
}

export function Plot({ name, plot, alt, words = [], before }: PlotProps) {
  const { x, y } = plot;
  const field = useMemo(() => plotField({ x, y }), [x, y]);
  const paths = visiblePaths(plot, field);
  const { labels, stages } = placeWords(plot, paths, field);
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
            {before && <EarlierMarks {...{ plot, before, field }} />}
            <PlotMarks {...{ name, paths, field }} marks={plot.marks} />
          </g>
          {words.map(({ label, text: [a, b] }) => (
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
      <PlotLegend name={name} marks={plot.marks} />
    </>
  );
}
