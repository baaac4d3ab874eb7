import {
  boxAround,
  boxOfText,
  meet,
  wordWidth,
  type Box,
  type Spot,
} from '../../domain/plots/boxes.ts';
import { circle, placeLabels } from '../../domain/plots/label-places.ts';
import { alongLine, markSize, placeOnLines, written } from '../../domain/plots/marks-on-lines.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { seenPart } from '../../domain/plots/seen-part.ts';
import type { PlotField } from './plot-field.ts';

/** A text that is drawn at a place of a plot, and about what it covers. */
interface PlotWord {
  text: string;
  at: Spot;
  box: Box;
}

/** The words within the field of a plot. */
export interface PlotWords {
  /** The names of points, each with its point. */
  labels: (PlotWord & { point: Spot })[];
  /** The numbers of stages, which end at their places. */
  stages: PlotWord[];
  /** The words on lines, whose middles are at their places. */
  marks: PlotWord[];
}

/** Where each line of a plot is seen. */
export const seenWays = ({ lines }: PlotData, field: PlotField): (readonly Spot[])[] =>
  lines.map((line) => seenPart(field.spots(line.points), field));

/** Finds places for all words of a plot. */
export function placeWords(
  { lines, points }: PlotData,
  ways: readonly (readonly Spot[])[],
  field: PlotField,
): PlotWords {
  const named = points
    .map(({ x, y, label }) => ({ label, at: [field.across(x), field.up(y)] as const }))
    .filter(({ at }) => isWithin(at, field));
  const circles = named.map(({ at }) => boxAround(at, circle));
  const stages = stageNumbers(
    lines.flatMap((line) => line.stages ?? []),
    field,
    circles,
  );
  const labels = placeLabels(named, {
    drawn: ways.flatMap(alongLine),
    taken: stages.map(({ box }) => box),
    field,
  });
  const marks = placeOnLines(
    lines.flatMap(({ mark: label = '' }, index) =>
      label === '' ? [] : [{ label, corners: ways[index] ?? [] }],
    ),
    [
      ...labels.flatMap(({ at, text, box }) => [at, ...written(text, box.right - box.left)]),
      ...lines.flatMap(({ mark }, index) =>
        mark === undefined ? alongLine(ways[index] ?? []) : [],
      ),
    ],
    field,
  );
  return {
    labels: labels.map(({ label, at, text, box }) => ({ text: label, at: text, point: at, box })),
    stages,
    marks: marks.map(({ label, at: [x, y] }) => {
      const width = wordWidth(label, markSize);
      const line = y + 4;
      return {
        text: label,
        at: [x, line],
        box: boxOfText([x - width / 2, line], width, markSize),
      };
    }),
  };
}

/** Whether a spot lies between the axes, or on one. */
const isWithin = ([x, y]: Spot, { left, right, top, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** How large the numbers of stages are. */
const stageSize = 10;

/**
 * The numbers of stages, each beside its corner. One that would cover another or lie under a point is
 * left out; the last one chooses first, because it says how many there are.
 */
export function stageNumbers(
  corners: PlotData['lines'][number]['points'],
  { left, spots }: PlotField,
  circles: readonly Box[] = [],
): PlotWord[] {
  const all = spots(corners).map(([x, y], index): PlotWord => {
    const text = String(index + 1);
    const width = wordWidth(text, stageSize);
    // Beside the corner, but not on the axis.
    const end = Math.max(x - 3, left + 2 + width);
    const line = y - 3.5;
    return { text, at: [end, line], box: boxOfText([end - width, line], width, stageSize) };
  });
  const inTheWay = [...circles];
  return [...all.slice(-1), ...all.slice(0, -1)].filter(({ box }) => {
    if (inTheWay.some((other) => meet(box, other, 1))) return false;
    inTheWay.push(box);
    return true;
  });
}
