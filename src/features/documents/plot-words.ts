import {
  boxAround,
  boxOfText,
  isWithin,
  meet,
  wordWidth,
  type Box,
  type Spot,
} from '../../domain/plots/boxes.ts';
import {
  alongLine,
  asObstacle,
  circle,
  hidden,
  placeLabels,
  reachOf,
  type Obstacle,
} from '../../domain/plots/label-places.ts';
import { marksOf, wayOf } from '../../domain/plots/marks.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { seenPart } from '../../domain/plots/line-path.ts';
import type { PlotPlace } from '../../domain/plots/traces.ts';
import type { PlotField } from './plot-field.ts';

/** A label with its position and approximate bounding box. */
export interface PlotWord {
  label: string;
  text: Spot;
  box: Box;
}

export interface PlotWords {
  labels: (PlotWord & { at: Spot })[];
  stages: PlotWord[];
}

export const visiblePaths = ({ marks }: PlotData, field: PlotField): (readonly Spot[])[] =>
  marks.map((mark) => seenPart(field.spots(wayOf(mark)), field));

export const asHidden = (box: Box): Obstacle => [box, hidden];

/** Places all labels of a plot, except those on lines. */
export function placeWords(
  plot: PlotData,
  paths: readonly (readonly Spot[])[],
  field: PlotField,
): PlotWords {
  const named = marksOf(plot, 'point')
    .map(({ label, at: [x, y] }) => ({ label, at: [field.across(x), field.up(y)] as const }))
    .filter(({ at }) => isWithin(at, field));
  const circles = named.map(({ at }) => boxAround(at, circle));
  const stages = stageNumbers(
    marksOf(plot, 'stairs').flatMap((mark) => mark.stages),
    field,
    circles,
  );
  const reaches = named.map(reachOf);
  const obstacles = [
    ...[...circles, ...stages.map(({ box }) => box)].map(asHidden),
    ...paths.flatMap((way) => alongLine(way, reaches)).map(asObstacle),
  ];
  return { labels: placeLabels(named, obstacles, field), stages };
}

/**
 * Numbers the stages of a staircase at its corners. Skips numbers that would cover another number
 * or a point. The last number goes first, because it's the number of stages that students need.
 */
export function stageNumbers(
  corners: readonly PlotPlace[],
  { left, top, spots }: PlotField,
  circles: readonly Box[] = [],
): PlotWord[] {
  const all = spots(corners).map(([x, y], index): PlotWord => {
    const label = String(index + 1);
    const width = wordWidth(label);
    // Shifts a number into the field if it would be on the axis or far above the field.
    const text: Spot = [Math.max(x - 3 - width, left + 2), Math.max(y - 3.5, top + 0.5)];
    return { label, text, box: boxOfText(text, width) };
  });
  const inTheWay = [...circles];
  return [...all.slice(-1), ...all.slice(0, -1)].filter(({ box }) => {
    if (inTheWay.some((other) => meet(box, other))) return false;
    inTheWay.push(box);
    return true;
  });
}
