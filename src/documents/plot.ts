import type { PlotArea, PlotAxis, PlotData, PlotPlace } from './document.ts';
import type { Names } from './names.ts';
import { readAxis } from './plot-axis.ts';
import { choice, labelWith, placesAlong, readCurve, readStairs } from './plot-lines.ts';
import { numberIn, unitOf } from './stated.ts';
import type { Tag, TagAttributes } from './tags.ts';

type PlotTag = TagAttributes<'Plot'>;

/** Computes everything that a plot draws from the expressions in its tags. */
export function readPlot(plot: PlotTag, parts: readonly Tag[], names: Names): PlotData {
  const [xUnit, yUnit] = [unitOf(plot.xUnit ?? ''), unitOf(plot.yUnit ?? '')];
  const curves = parts.flatMap((part) =>
    part.name === 'Curve' ? [readCurve(plot, part.attributes, names)] : [],
  );
  const stairs = parts.flatMap((part) =>
    part.name === 'Stairs' ? [readStairs(part.attributes, names)] : [],
  );
  const shades = parts.flatMap((part) =>
    part.name === 'Area' ? [shade(plot, part.attributes, names)] : [],
  );
  const points = parts.flatMap((part) => {
    if (part.name !== 'Point') return [];
    const { x, y, label } = part.attributes;
    return [
      {
        x: numberIn(names.quantity(x), xUnit),
        y: numberIn(names.quantity(y), yUnit),
        label: labelWith(label, names),
      },
    ];
  });
  const lines = [...curves, ...stairs];
  const all = [
    ...lines.flatMap((line) => line.points),
    ...shades.flatMap(({ under = [], above = [] }) => [...under, ...above]),
  ];
  const { xFrom, xTo, xScale, yFrom, yTo, yScale } = plot;
  const x = readAxis(
    { label: plot.x, unit: xUnit, from: xFrom, to: xTo, scale: xScale },
    all.map(([value]) => value),
    names,
  );
  const y = readAxis(
    { label: plot.y, unit: yUnit, from: yFrom, to: yTo, scale: yScale },
    all.map(([, value]) => value),
    names,
  );
  return { x, y, areas: shades.map((part) => area(part, y)), lines, points };
}

/** A shaded part before the ends of the axes are known. */
interface Shade extends Pick<PlotArea, 'fill' | 'label'> {
  /** Its edges; one that is not there is the edge of the plot. */
  under?: PlotPlace[] | undefined;
  above?: PlotPlace[] | undefined;
  /** Where it begins and ends on the axis below. */
  ends: number[];
}

function shade(plot: PlotTag, part: TagAttributes<'Area'>, names: Names): Shade {
  const { from, to } = part;
  const edge = (y: string | undefined) =>
    y === undefined ? undefined : placesAlong(plot, { y, from, to }, names);
  const unit = unitOf(plot.xUnit ?? '');
  return {
    under: edge(part.under),
    above: edge(part.above),
    ends: [from, to].map((end) => numberIn(names.quantity(end), unit)),
    fill: choice('fill', part.fill, ['rising', 'falling', 'dots'] as const),
    label: labelWith(part.label, names),
  };
}

function area({ under, above, ends, fill, label }: Shade, y: PlotAxis): PlotArea {
  const at = (height: number) => ends.map((x): PlotPlace => [x, height]);
  const outline = [...(under ?? at(y.to)), ...(above ?? at(y.from)).toReversed()];
  return { outline, fill, label };
}
