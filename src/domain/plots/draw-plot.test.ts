import { describe, expect, test } from 'vitest';
import { drawPlot } from './draw-plot.ts';
import type { AreaPlan, MarkPlan } from './marks.ts';
import type { PlotAxis } from './plot-data.ts';
import { followRecipe } from './recipe.ts';
import { placesAlong, type Measure } from './traces.ts';
import type { Tree } from '../quantities/evaluate.ts';
import { readPoints } from '../../../tests/read-points.ts';

const axis: PlotAxis = { label: '', isLog: false, from: 0, to: 10, ticks: [], minor: [] };
const of = (tree: Tree, factor = 1, zero = 0): Measure => ({ tree, factor, zero });
const way = { x: of('t'), y: of('t'), from: 0, to: 1 };
const printed = { name: 'a', factor: 1, zero: 0, unit: '', digits: 2 };

const drawn = (marks: MarkPlan[], values: Record<string, number> = {}) =>
  drawPlot(
    { over: 't', marks },
    { x: axis, y: axis },
    followRecipe([], new Map(Object.entries(values))),
  ).marks;

const root: Tree = ['sqrt', 'a'];

describe('a curve', () => {
  test('is drawn in the units of its axes, from one end to the other', () => {
    const places = placesAlong(
      { x: of('t', 60), y: of(['+', 'a', 't'], 1, 273), from: 0, to: 120, steps: 2 },
      't',
      new Map([['a', 280]]),
    );
    expect(places).toEqual(readPoints('0,7 1,67 2,127'));
  });

  test('has gaps where it has no value', () => {
    const places = placesAlong(
      { ...way, y: of(['sqrt', ['-', 't', 0.5]]), steps: 4 },
      't',
      new Map(),
    );
    expect(places.map(([x]) => x)).toEqual([0.5, 0.75, 1]);
  });

  test("uses the running name, and a point the document's name", () => {
    const [line, point] = drawn(
      [
        { kind: 'line', ...way, line: 'solid' },
        { kind: 'point', x: of('t'), y: of(1), label: ['P'] },
      ],
      { t: 7 },
    );
    expect(line?.kind === 'line' && line.points.at(-1)).toEqual([1, 1]);
    expect(point).toEqual({ kind: 'point', at: [7, 1], label: 'P' });
  });
});

test('labels print the current numbers', () => {
  const marks: MarkPlan[] = [
    { kind: 'line', ...way, line: 'dashed', label: ['a is ', printed], word: [printed] },
    { kind: 'area', ends: [of(0), of(1)], fill: 'dots', label: ['up to ', printed] },
    { kind: 'point', x: of('a'), y: of(1), label: ['at ', printed] },
  ];
  for (const [a, text] of [
    [2, '2.0'],
    [3.5, '3.5'],
  ] as const) {
    expect(drawn(marks, { a })).toMatchObject([
      { line: 'dashed', label: `a is ${text}`, word: text },
      { label: `up to ${text}` },
      { kind: 'point', at: [a, 1], label: `at ${text}` },
    ]);
  }
});

test('a point without a value is not drawn', () => {
  const points: MarkPlan[] = [
    { kind: 'point', x: of(root), y: of(1), label: ['P'] },
    { kind: 'point', x: of(1), y: of(root), label: ['Q'] },
    { kind: 'point', x: of(1), y: of(1), label: ['R'] },
  ];
  expect(drawn(points, { a: -1 })).toMatchObject([{ label: 'R' }]);
  expect(drawn(points, { a: 1 })).toHaveLength(3);
});

test.each<[area: string, plan: Omit<AreaPlan, 'kind' | 'fill'>]>([
  ['from edge to edge', { ends: [of(root), of(1)] }],
  ['under a curve', { ends: [of(root), of(1)], under: { ...way, from: root } }],
  [
    'between two curves',
    { ends: [of(0), of(1)], under: { ...way, y: of(root) }, above: { ...way, y: of(root) } },
  ],
])('an area %s without a value is not drawn', (_, plan) => {
  const areas: AreaPlan[] = [{ kind: 'area', ...plan, fill: 'rising' }];
  expect(drawn(areas, { a: -1 })).toEqual([]);
  expect(drawn(areas, { a: 1 })).toHaveLength(1);
});

test('a computed staircase is drawn with its stages', () => {
  const equilibrium: Tree = ['/', ['*', 2, 'x'], ['+', 1, 'x']];
  const lines = { over: 'x', equilibrium, operating: 'x', from: 0.9, to: 0.1 };
  const outcome = followRecipe([{ name: 'N', ...lines }], new Map());
  const { points, corners } = outcome.stairs.get('N') ?? {};
  expect(corners).toHaveLength(7);
  const marks: MarkPlan[] = ['N', 'elsewhere'].map((name) => ({ kind: 'stairs', name }));
  expect(drawPlot({ over: 'x', marks }, { x: axis, y: axis }, outcome).marks).toEqual([
    { kind: 'stairs', points, stages: corners },
  ]);
});
