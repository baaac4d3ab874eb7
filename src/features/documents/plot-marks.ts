import { boxAround } from '../../domain/plots/boxes.ts';
import { alongLine, asObstacle, circle } from '../../domain/plots/label-places.ts';
import { placeOnLines } from '../../domain/plots/marks-on-lines.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { plotField } from './plot-field.ts';
import { asHidden, placeWords, seenWays, type PlotWord } from './plot-words.ts';

/** The words on the lines of a plot. Only plots that stand still have any, so no script has to find them. */
export function placeMarks(plot: PlotData): PlotWord[] {
  const field = plotField(plot);
  const ways = seenWays(plot, field);
  const { labels, stages } = placeWords(plot, ways, field);
  const solid = [
    ...labels.flatMap(({ at, box }) => [boxAround(at, circle), box]),
    ...stages.map(({ box }) => box),
  ];
  const unmarked = ways.filter((_, index) => plot.lines[index]?.mark === undefined);
  return placeOnLines(
    plot.lines.flatMap(({ mark }, index) =>
      mark === undefined ? [] : [{ label: mark, corners: ways[index] ?? [] }],
    ),
    [...solid.map(asHidden), ...unmarked.flatMap((way) => alongLine(way)).map(asObstacle)],
    field,
  );
}
