import { boxAround, meet, type Box } from '../src/domain/plots/boxes.ts';
import { drawPlot } from '../src/domain/plots/draw-plot.ts';
import { outcomeAt, type Exploration, type Settings } from '../src/domain/plots/exploration.ts';
import { marksOf } from '../src/domain/plots/marks.ts';
import type { PlotData } from '../src/domain/plots/plot-data.ts';
import type { PlotPlace } from '../src/domain/plots/traces.ts';
import { someSettings } from '../src/documents/read/prove-exploration.ts';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import { plotField, plotWidth } from '../src/features/documents/plot-field.ts';
import { placeLineWords } from '../src/features/documents/line-words.ts';
import { placeWords, visiblePaths, type PlotWords } from '../src/features/documents/plot-words.ts';

type Label = PlotWords['labels'][number];

/** Radius of a point's circle, including its stroke. */
const circle = 5.5;

/**
 * Describes faulty labels in all figures of a lesson, with the sliders at their ends and in the
 * given number of other states.
 */
export const labelFaultsIn = (file: string, states: number): string[] =>
  drawnIn(file, states).flatMap(({ where, plot }) =>
    labelFaults(plot).map((fault) => `${where}: ${fault}`),
  );

/** Returns every combination of the sliders' ends. */
const corners = ({ sliders }: Exploration): Settings[] =>
  sliders.reduce<Settings[]>(
    (sofar, { name, from, to }) =>
      sofar.flatMap((settings) => [
        { ...settings, [name]: from },
        { ...settings, [name]: to },
      ]),
    [{}],
  );

/** Draws the figures of a lesson with many slider settings. `where` describes the settings. */
function drawnIn(file: string, states: number): { where: string; plot: PlotData }[] {
  const { blocks } = compiledLesson(file).document;
  return blocks
    .flatMap((block) => [block, ...(block.type === 'example' ? block.children : [])])
    .flatMap((block) => {
      if (block.type === 'plot') return [{ where: 'as it stands', plot: block.plot }];
      if (block.type !== 'explore') return [];
      const { exploration } = block;
      return [{}, ...corners(exploration), ...someSettings(exploration, states)].map(
        (settings) => ({
          where: JSON.stringify(settings),
          plot: drawPlot(exploration.plan, exploration.axes, outcomeAt(exploration, settings)),
        }),
      );
    });
}

/** The steps of a distillation column start on the diagonal, but those of an extractor don't. */
const startsOnDiagonal = ([first]: readonly PlotPlace[]) =>
  first !== undefined && Math.abs(first[0] - first[1]) < 1e-9;

/**
 * Describes labels that overlap, are covered by a point, leave the plot or are swapped, and steps
 * that fall below the diagonal.
 */
function labelFaults(plot: PlotData): string[] {
  const field = plotField(plot);
  const { labels, stages } = placeWords(plot, visiblePaths(plot, field), field);
  const all = [...labels, ...stages, ...placeLineWords(plot)];
  return [
    ...all
      .filter(({ box }) => leaves(box, field))
      .map(({ label }) => `"${label}" leaves the field`),
    ...pairs(all)
      .filter(([one, two]) => meet(one.box, two.box))
      .map(([one, two]) => `"${one.label}" and "${two.label}" cover each other`),
    ...labels.flatMap(({ at }) =>
      all
        .filter(({ box }) => meet(box, boxAround(at, circle)))
        .map(({ label }) => `"${label}" is under a point`),
    ),
    ...marksOf(plot, 'stairs')
      .filter(({ points }) => startsOnDiagonal(points))
      .filter(({ points }) => points.some(([x, y]) => y < x - 1e-9))
      .map(() => 'a step falls below the diagonal'),
    ...pairs(labels)
      .filter(([one, two]) => areSwapped(one, two))
      .map(([one, two]) => `"${one.label}" and "${two.label}" stand at each other's points`),
  ];
}

/** A label may extend a little beyond the right and the top edge, where nothing else is drawn. */
const leaves = (box: Box, field: Box) =>
  box.left < field.left ||
  box.right > Math.min(field.right + 9, plotWidth) ||
  box.top < field.top - 9 ||
  box.bottom > field.bottom;

/** Returns true if the labels are in the opposite order of their points. */
function areSwapped(one: Label, two: Label): boolean {
  const [x, y] = [two.at[0] - one.at[0], two.at[1] - one.at[1]];
  const [across, up] = [middle(two)[0] - middle(one)[0], middle(two)[1] - middle(one)[1]];
  return Math.hypot(x, y) > 1 && x * across + y * up < 0;
}

const middle = ({ box }: Label): [number, number] => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
];

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((two): [T, T] => [one, two]));
