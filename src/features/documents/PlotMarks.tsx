import type { ReactNode } from 'react';
import type { Spot } from '../../domain/plots/boxes.ts';
import { dotsPath, linePath, thinLine } from '../../domain/plots/line-path.ts';
import { marksOf, type AreaMark, type Mark } from '../../domain/plots/marks.ts';
import type { PlotField } from './plot-field.ts';

/** Which marks lie on which: those with the lowest number are drawn first. */
const layers: Record<Mark['kind'], number> = { area: 0, line: 1, stairs: 1, point: 2 };

/** The path of a line without what nobody sees: a sixth of a pixel where the plot is at its largest. */
const pathOf = (way: readonly Spot[]) => linePath(thinLine(way, 0.12));

interface PlotMarksProps {
  /** The name of the plot. */
  name: string;
  marks: readonly Mark[];
  /** Where the line of each mark is seen. */
  ways: readonly (readonly Spot[])[];
  field: PlotField;
}

/** Everything that a plot draws between its axes. */
export function PlotMarks({ name, marks, ways, field }: PlotMarksProps) {
  const fills = [...new Set(marksOf({ marks }, 'area').map(({ fill }) => fill))];
  return (
    <>
      {fills.map((fill) => (
        <pattern
          key={fill}
          id={`${name}-${fill}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path className={`shade ${fill}`} d={tiles[fill]} />
        </pattern>
      ))}
      {marks
        .map((mark, index) => ({ mark, way: ways[index] ?? [] }))
        .toSorted((a, b) => layers[a.mark.kind] - layers[b.mark.kind])
        .map(({ mark, way }, index) => (
          <PlotMark key={index} {...{ name, mark, way, field }} />
        ))}
    </>
  );
}

/** What one tile of a shading has in it. Lines and dots are told apart without any color. */
const tiles: Record<AreaMark['fill'], string> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M2 2h0M6 6h0',
};

interface PlotMarkProps {
  name: string;
  mark: Mark;
  way: readonly Spot[];
  field: PlotField;
}

function PlotMark({ name, mark, way, field }: PlotMarkProps) {
  switch (mark.kind) {
    case 'line': {
      // One of many, which has its word on it, is finer.
      const className = `curve ${mark.line}${mark.word === undefined ? '' : ' marked'}`;
      const d = mark.line.startsWith('data') ? dotsPath(way) : pathOf(way);
      return <path className={className} d={d} />;
    }
    case 'stairs':
      return <path className="curve stairs" d={pathOf(way)} />;
    case 'area': {
      const outline = field.spots(mark.outline);
      return <path fill={`url(#${name}-${mark.fill})`} d={`${pathOf(outline)}z`} />;
    }
    case 'point':
      // Its circle and its name are drawn together, above everything and beyond the edge.
      return null;
  }
}

interface PlotLegendProps {
  /** The name of the plot, whose shadings are drawn here too. */
  name: string;
  marks: readonly Mark[];
}

/** What the marks of a plot are, in words below it. */
export function PlotLegend({ name, marks }: PlotLegendProps) {
  const samples = marks
    .flatMap((mark) => sampleOf(mark, name) ?? [])
    .filter(
      // The curves of a family share one name.
      ({ label }, index, all) =>
        label !== undefined && all.findIndex((other) => other.label === label) === index,
    );
  if (samples.length === 0) return null;
  return (
    <ul className="legend mt-2.5 flex list-none flex-wrap gap-x-6 gap-y-1 p-0 text-note">
      {samples.map(({ label, sample }) => (
        <li className="m-0 flex items-center gap-2" key={label}>
          <svg viewBox="0 0 28 14" width="28" height="14" aria-hidden="true">
            {sample}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The line of a mark in the legend; none where its name is written in the plot. */
function sampleOf(
  mark: Mark,
  name: string,
): { label: string | undefined; sample: ReactNode } | undefined {
  switch (mark.kind) {
    case 'line': {
      const { label, line } = mark;
      return { label, sample: <path className={`curve ${line}`} d="M1 7h26" /> };
    }
    case 'area': {
      const { label, fill } = mark;
      const box = 'M1 1h26v12h-26z';
      const paint = `url(#${name}-${fill})`;
      return { label, sample: <path className="swatch stroke-hair" fill={paint} d={box} /> };
    }
    case 'stairs':
    case 'point':
      return undefined;
  }
}
