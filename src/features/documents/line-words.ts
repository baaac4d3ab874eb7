import { boxAround } from '../../domain/plots/boxes.ts';
import { alongLine, asObstacle, circle } from '../../domain/plots/label-places.ts';
import { placeOnLines } from '../../domain/plots/marks-on-lines.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { plotField } from './plot-field.ts';
import { asHidden, placeWords, visiblePaths, type PlotWord } from './plot-words.ts';

/**
 * Places the labels on a plot's lines. Interactive plots have no such labels, so this runs only at
 * build time.
 */
export function placeLineWords(plot: PlotData): PlotWord[] {
  const field = plotField(plot);
  const paths = visiblePaths(plot, field);
  const { labels, stages } = placeWords(plot, paths, field);
  const solid = [
    ...labels.flatMap(({ at, box }) => [boxAround(at, circle), box]),
    ...stages.map(({ box }) => box),
  ];
  const lines = plot.marks.map((mark, index) => ({
    label: mark.kind === 'line' ? mark.word : undefined,
    corners: paths[index] ?? [],
  }));
  const unnamed = lines.filter(({ label }) => label === undefined);
  return placeOnLines(
    lines.flatMap(({ label, corners }) => (label === undefined ? [] : [{ label, corners }])),
    [
      ...solid.map(asHidden),
      ...unnamed.flatMap(({ corners }) => alongLine(corners)).map(asObstacle),
    ],
    field,
  );
}
