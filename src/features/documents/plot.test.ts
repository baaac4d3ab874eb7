import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LineMark, Mark } from '../../domain/plots/marks.ts';
import type { PlotAxis, PlotData } from '../../domain/plots/plot-data.ts';
import type { PlotPlace } from '../../domain/plots/traces.ts';
import { plotField } from './plot-field.ts';
import { stageNumbers, type PlotWord } from './plot-words.ts';
import { Plot } from './Plot.tsx';
import { readPoints } from '../../../tests/read-points.ts';

const axis: PlotAxis = {
  label: 'Share',
  isLog: false,
  from: 0,
  to: 1,
  ticks: [
    { at: 0, text: '0' },
    { at: 1, text: '1' },
  ],
  minor: [],
};
const line: LineMark = {
  kind: 'line',
  points: readPoints('0,0 10,1'),
  line: 'second',
};
const plot: PlotData = { x: { ...axis, to: 10 }, y: axis, marks: [line] };
const drawn = (marks: Mark[], words: PlotWord[] = []) =>
  renderToStaticMarkup(
    createElement(Plot, { name: 'plot-7', plot: { ...plot, marks }, alt: 'A line.', words }),
  );

test('on a log axis each factor of ten has the same length', () => {
  const { across } = plotField({ ...plot, x: { ...axis, isLog: true, from: 1, to: 1000 } });
  expect(across(10) - across(1)).toBeCloseTo(across(1000) - across(100), 0);
  expect(across(10) - across(1)).toBeGreaterThan(80);
});

test('stages are numbered unless the numbers overlap, and the last one always is', () => {
  const field = plotField({ ...plot, x: axis });
  const numbers = (...stages: [number, number][]) =>
    stageNumbers(stages, field).map(({ label }) => label);
  expect(numbers([0.9, 0.95], [0.7, 0.8], [0.4, 0.5])).toEqual(['3', '1', '2']);
  expect(numbers([0.9, 0.95], [0.895, 0.94], [0.4, 0.5])).toEqual(['3', '1']);
  expect(numbers([0.9, 0.95], [0.6, 0.7], [0.595, 0.69])).toEqual(['3', '1']);
  // Steps may return to earlier positions, so each number is compared with all earlier ones.
  expect(numbers([0.9, 0.95], [0.4, 0.5], [0.9, 0.95], [0.2, 0.3])).toEqual(['4', '1', '2']);
});

test('a stage under a point has no number', () => {
  const field = plotField({ ...plot, x: axis });
  const [x = 0, y = 0] = field.spots([[0.4, 0.5]])[0] ?? [];
  const circles = [{ left: x - 8, right: x + 2, top: y - 8, bottom: y + 2 }];
  expect(stageNumbers([[0.4, 0.5]], field, circles)).toEqual([]);
});

test('an area has its pattern, and the legend shows the same', () => {
  const html = drawn([
    line,
    {
      kind: 'area',
      outline: readPoints('0,0 5,1 5,0'),
      fill: 'falling',
      label: 'what is left',
    },
  ]);
  expect(html).toContain('<pattern id="plot-7-falling"');
  expect(html.match(/fill="url\(#plot-7-falling\)"/g)).toHaveLength(2);
  expect(html).toMatch(/<li[^>]*>.*what is left<\/li>/);
  // Lines are drawn above areas, regardless of their order.
  expect(html.indexOf('curve second')).toBeGreaterThan(html.indexOf('url(#plot-7-falling)'));
});

test('every row of a table is a dot, also on a straight line', () => {
  const points: PlotPlace[] = readPoints('0,0 5,0.5 10,1');
  const page = drawn([{ ...line, points, line: 'data', label: 'measured' }]);
  expect(page).toMatch(/class="curve data" d="M[^h]+h0M[^h]+h0M[^h]+h0"/);
  const squares = drawn([{ ...line, points, line: 'data squares', label: 'guessed' }]);
  expect(squares).toMatch(/class="curve data squares" d="M[^h]+h0M[^h]+h0M[^h]+h0"/);
});
