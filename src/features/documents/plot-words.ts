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

/** A word within the field of a plot: where its text begins and about what it covers. */
export interface PlotWord {
  label: string;
  text: Spot;
  box: Box;
}

/** The words beside what a plot draws: names of points and numbers of stages. */
export interface PlotWords {
  labels: (PlotWord & { at: Spot })[];
  stages: PlotWord[];
}

/** Where the line of each mark is seen; nowhere for a mark that has none. */
export const seenWays = ({ marks }: PlotData, field: PlotField): (readonly Spot[])[] =>
  marks.map((mark) => seenPart(field.spots(wayOf(mark)), field));

/** What no word may cover. */
export const asHidden = (box: Box): Obstacle => [box, hidden];

/** Finds places for all words of a plot but those on its lines. */
export function placeWords(
  plot: PlotData,
  ways: readonly (readonly Spot[])[],
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
    ...ways.flatMap((way) => alongLine(way, reaches)).map(asObstacle),
  ];
  return { labels: placeLabels(named, obstacles, field), stages };
}

/**
 * The numbers of stages, each beside its corner. One that would cover another or lie under a point is
 * left out; the last one chooses first, because it says how many there are.
 */
export function stageNumbers(
  corners: readonly PlotPlace[],
  { left, top, spots }: PlotField,
  circles: readonly Box[] = [],
): PlotWord[] {
  const all = spots(corners).map(([x, y], index): PlotWord => {
    const label = String(index + 1);
    const width = wordWidth(label);
    // Beside the corner, but not on the axis, nor far above the field.
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
