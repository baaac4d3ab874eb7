import { useMemo, type ReactNode } from 'react';
import type { Spot } from '../../domain/plots/boxes.ts';
import { dotsPath, linePath, seenPart, thinLine } from '../../domain/plots/line-path.ts';
import { marksOf, wayOf, type AreaMark, type Mark } from '../../domain/plots/marks.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import type { PlotField } from './plot-field.ts';

/** Drawing order of marks, lowest first. */
const layers: Record<Mark['kind'], number> = { area: 0, line: 1, stairs: 1, point: 2 };

/** Returns the path of a line, accurate to a sixth of a pixel at the plot's largest size. */
const pathOf = (path: readonly Spot[]) => linePath(thinLine(path, 0.12));

interface PlotMarksProps {
  name: string;
  marks: readonly Mark[];
  paths: readonly (readonly Spot[])[];
  field: PlotField;
}

export function PlotMarks({ name, marks, paths, field }: PlotMarksProps) {
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
        .map((mark, index) => ({ mark, path: paths[index] ?? [] }))
        .toSorted((a, b) => layers[a.mark.kind] - layers[b.mark.kind])
        .map(({ mark, path }, index) => (
          <PlotMark key={index} {...{ name, mark, path, field }} />
        ))}
    </>
  );
}

/** Patterns for each kind of shading, distinguishable without color. */
const tiles: Record<AreaMark['fill'], string> = {
  rising: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
  falling: 'M-2 6l4 4M0 0l8 8M6-2l4 4',
  dots: 'M2 2h0M6 6h0',
};

interface PlotMarkProps {
  name: string;
  mark: Mark;
  path: readonly Spot[];
  field: PlotField;
}

function PlotMark({ name, mark, path, field }: PlotMarkProps) {
  switch (mark.kind) {
    case 'line': {
      // A line with a label in the plot belongs to a family of curves, so it's drawn thinner.
      const className = `curve ${mark.line}${mark.word === undefined ? '' : ' marked'}`;
      const d = mark.line.startsWith('data') ? dotsPath(path) : pathOf(path);
      return <path className={className} d={d} />;
    }
    case 'stairs':
      return <path className="curve stairs" d={pathOf(path)} />;
    case 'area': {
      const outline = field.spots(mark.outline);
      return <path fill={`url(#${name}-${mark.fill})`} d={`${pathOf(outline)}z`} />;
    }
    case 'point':
      // Points and their labels are drawn elsewhere, on top of everything else, and aren't clipped
      // at the edge.
      return null;
  }
}

interface EarlierMarksProps {
  plot: PlotData;
  before: PlotData;
  field: PlotField;
}

/** Lines and points that were somewhere else before a slider moved. */
export function EarlierMarks({ plot, before, field }: EarlierMarksProps) {
  const traces = useMemo(() => new Set(tracesOf(before, field)), [before, field]);
  const now = new Set(tracesOf(plot, field));
  return [...traces]
    .filter((trace) => !now.has(trace))
    .map((trace) => (
      <path key={trace} className={trace.endsWith('z') ? 'earlier spot' : 'earlier'} d={trace} />
    ));
}

/** Returns the paths of lines, and of circles around points. */
const tracesOf = ({ marks }: PlotData, field: PlotField): string[] => [
  ...marks.map((mark) => pathOf(seenPart(field.spots(wayOf(mark)), field))),
  ...marksOf({ marks }, 'point').map(({ at: [x, y] }) => {
    const [left, middle] = [field.across(x) - 4, field.up(y)];
    return `M${String(left)} ${String(middle)}a4 4 0 1 1 0 .01z`;
  }),
];

interface PlotLegendProps {
  /** Name of the plot. The legend reuses its shading patterns. */
  name: string;
  marks: readonly Mark[];
}

export function PlotLegend({ name, marks }: PlotLegendProps) {
  const samples = marks
    .flatMap((mark) => sampleOf(mark, name) ?? [])
    .filter(
      // The curves of a family share a label.
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

/** Returns the sample of a mark in the legend. Undefined if the plot itself labels the mark. */
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
