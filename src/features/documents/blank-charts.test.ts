import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Block } from '../../documents/document/document.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { BlankCharts } from './BlankCharts.tsx';

const axis = (label: string) => ({
  ...{ label, isLog: false, from: 0, to: 1 },
  ticks: [{ at: 0, text: '0' }],
  minor: [],
});
const chart: PlotData = {
  x: axis('Time'),
  y: axis('Heat'),
  marks: [{ kind: 'line', points: [], line: 'solid', label: 'kettle' }],
};
const plot = (blank?: PlotData): Block => ({
  type: 'plot',
  number: 1,
  plot: chart,
  alt: 'A line.',
  caption: [],
  isWide: true,
  isOnPaper: true,
  blank,
});
const charts = (...blocks: Block[]) => renderToStaticMarkup(createElement(BlankCharts, { blocks }));

test('a plot with a blank chart prints one, also inside an example', () => {
  const html = charts(plot(chart), { type: 'example', title: 'Tea', children: [plot(chart)] });
  expect(html.match(/<section class="blank-chart print-only"><h2>/g)).toHaveLength(2);
  expect(html).toContain('x-axis: Time. y-axis: Heat. Already drawn: kettle.');
  expect(html).toContain('id="blank-2"');
});

test('other plots print none', () => {
  expect(charts(plot(), { type: 'paragraph', children: [] })).toBe('');
});
